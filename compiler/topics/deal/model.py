"""The deal: hand sizes and dealers, and the counters of countdown games."""

from typing import Annotated, Literal

from pydantic import Field

from ...cards.cards import CardSet
from ...rules.model import CardCount, Topic

FirstDealer = Literal["random", "lowest card", "highest card", "youngest"]
NextDealer = Literal["left", "right", "winner", "loser", "same"]
CounterFalls = Literal["winner", "everyone", "emptied"]
MOST_SCHEDULED = 32
"""How many hand sizes a schedule may list."""
MOST_COUNT = 15
"""How high a counter may stand."""


class Counter(Topic):
    """A number that every player carries through the game and that falls."""

    start: Annotated[int, Field(ge=1, le=MOST_COUNT)]
    end: Annotated[int, Field(ge=0, le=MOST_COUNT)]
    falls: CounterFalls = "winner"
    """For the winner of a hand, for everyone after each hand, or at once for a player whose hand is empty."""


class HandSize(Topic):
    """How many cards each player gets: always as many, by the number of the hand, or as the own counter says."""

    kind: Literal["always", "per hand", "counter"] = "always"
    cards: CardCount | None = None
    """For `always`."""
    schedule: Annotated[tuple[CardCount, ...], Field(max_length=MOST_SCHEDULED)] = ()
    """For `per hand`; a longer game begins again with the first number."""


class Deal(Topic):
    """How many cards each player gets, and who deals."""

    cards_each: CardCount
    """In the hand with the most cards."""
    size: HandSize
    first_dealer: FirstDealer
    next_dealer: NextDealer
    batches: tuple[CardCount, ...] = ()
    """Cards dealt at a time; none: singly. It changes no chance and no decision."""
    counter: Counter | None = None
    cutter: CardSet | None = None
    """The cards that may be the cutter, the bottom card of the stock that is shown; `None`: there is no cutter."""
