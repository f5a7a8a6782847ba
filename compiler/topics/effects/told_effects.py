"""Say what a book tells of the effects of cards: as in the model, with relations and rules of the table worked in."""

from __future__ import annotations

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.limits import ByKind
from ...rules.model import CardCount, Topic
from ...telling.claim import Related
from .model import Discarder, DrawTarget, Fallback, Lasting, PlainEffect, Target


class DrawsAtOnce(Topic):
    """Some players draw at once, and owe nothing."""

    kind: Literal["draws at once"] = "draws at once"
    target: Literal["others", "everyone", "you"]
    cards: CardCount | None
    """Each of them; `None`: as many as the number on the card."""


class MakesDebt(Topic):
    """Somebody owes cards that are to be drawn; what the debtor may still do in that turn is told apart."""

    kind: Literal["makes debt"] = "makes debt"
    target: Target
    cards: CardCount | None
    """`None`: as many as the number on the card."""


class SkipsWhom(Topic):
    """All others are skipped, or a player of choice."""

    kind: Literal["skips whom"] = "skips whom"
    target: Literal["others", "chosen"]


class TurnsDirection(Topic):
    """The direction of play turns round, or what that means for two players."""

    kind: Literal["turns direction"] = "turns direction"
    does: Literal["turns", "skips", "nothing"]


class OwesCover(Topic):
    """The player must at once lay another card on it, or else."""

    kind: Literal["owes cover"] = "owes cover"
    cards: Related
    otherwise: Fallback
    """`not allowed`: the card may be laid only if the other one can be."""


class OwesCard(Topic):
    """Somebody must lay one of some cards, or else."""

    kind: Literal["owes card"] = "owes card"
    target: Target
    cards: Related | Literal["as named"]
    """`as named`: the very card that was named for the one that asks."""
    otherwise: Fallback
    lasting: Lasting


class OwesNamedRank(Topic):
    """The player names a rank, and the next player must lay a card of it."""

    kind: Literal["owes named rank"] = "owes named rank"
    ranks: CardSet
    """All cards of the ranks that may be named."""
    otherwise: Fallback | None
    """`None`: whoever cannot draws as in any turn."""
    lasting: Lasting


class MayOpenRound(Topic):
    """A player who holds another such card may open a round."""

    kind: Literal["may open round"] = "may open round"
    cards: Related
    otherwise: Fallback


class MayAdd(Topic):
    """Further cards may be laid on it in the same turn; only the last one acts."""

    kind: Literal["may add"] = "may add"
    cards: Related


class DrawsCardsUntil(Topic):
    """Somebody draws at once until one of some cards has come."""

    kind: Literal["draws cards until"] = "draws cards until"
    target: DrawTarget
    cards: Related
    most: CardCount | None


class DiscardsCards(Topic):
    """Somebody discards cards."""

    kind: Literal["discards cards"] = "discards cards"
    target: Discarder
    cards: CardCount | None
    """How many; `None`: all there are."""
    of: Related | None
    """Which; `None`: any."""


ToldEffect = Annotated[
    PlainEffect
    | DrawsAtOnce
    | MakesDebt
    | SkipsWhom
    | TurnsDirection
    | OwesCover
    | OwesCard
    | OwesNamedRank
    | MayOpenRound
    | MayAdd
    | DiscardsCards
    | DrawsCardsUntil,
    ByKind(),
]
"""An effect as it is told. Here `Draws` is a debt and `Skips` passes over the next seats: for others there is a record
that says no more than the sentence."""
