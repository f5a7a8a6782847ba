"""What a card does when it is played: the closed union of effects."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from crazy8.compiler.rules.topic import MOST_SEATS, CardCount, PerCard, Topic

MOST_EFFECTS = 4
"""How many effects one card may have."""

DrawTarget = Literal["next", "others", "everyone", "you"]
SkipTarget = Literal["next", "others", "chosen"]
ThenTurn = Literal["waits", "plays", "may play"]


class Naming(Topic):
    """The naming of a suit: whether it may stay the same, and whether it may be left out."""

    another: bool = False
    """The named suit must differ from the one that was to be followed."""
    optional: bool = False


class Draws(Topic):
    """Somebody draws cards; with the target `next` it is a debt that may be answered."""

    kind: Literal["draws"] = "draws"
    target: DrawTarget
    cards: CardCount | None
    """`None`: as many as the number on the card."""
    then: ThenTurn = "waits"
    """What the debtor may still do in that turn; only for the target `next`."""


class Skips(Topic):
    """Seats are passed over."""

    kind: Literal["skips"] = "skips"
    target: SkipTarget
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] = 1


class Reverses(Topic):
    """The order of play turns round."""

    kind: Literal["reverses"] = "reverses"


class PlaysAgain(Topic):
    """The same player has another turn."""

    kind: Literal["plays again"] = "plays again"
    optional: bool = False
    """One more card or nothing, instead of a whole turn."""


class NamesSuit(Topic):
    """The player names a suit, although the card is not wild."""

    kind: Literal["names suit"] = "names suit"
    naming: Naming


Effect = Annotated[Draws | Skips | Reverses | PlaysAgain | NamesSuit, Field(discriminator="kind")]
EffectList = Annotated[tuple[Effect, ...], Field(max_length=MOST_EFFECTS)]
TwoPlayerReverse = Literal["skips", "nothing"]


class Effects(Topic):
    """The effects of every card, in the order in which they happen; an empty list for a card that does nothing."""

    of_card: PerCard[EffectList]
    reverse_with_two: TwoPlayerReverse
