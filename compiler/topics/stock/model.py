"""The empty stock and the blocked hand."""

from typing import Annotated, Literal

from pydantic import Field

from ...rules.model import Topic
from ..scoring.model import Mode

StockEmpty = Literal["reshuffle", "turn over", "pass", "score"]
StockExhausted = Literal["pass", "score"]
RefillCount = Annotated[int, Field(ge=0, le=1000)]
Shortfall = Literal["lapses", "owed", "no play", "take top"]


class BlockedAfter(Topic):
    """How many passes in a row block a hand: whole rounds of the players who are still in, and some more."""

    rounds: Annotated[int, Field(ge=0, le=20)] = 1
    passes: Annotated[int, Field(ge=0, le=240)] = 0
    cards: Annotated[int, Field(ge=1, le=10_000)] | None = None
    """A hand in which so many cards have been laid is blocked too."""


class Stock(Topic):
    """What happens when there is nothing to draw."""

    empty: StockEmpty
    exhausted: StockExhausted
    """When nothing can be reshuffled or turned over either."""
    blocked: Mode | None
    """How a hand counts in which everybody passed in a row; `None`: it is void."""
    blocked_after: BlockedAfter = BlockedAfter.model_construct()
    refills: Literal["when needed", "at once"] = "when needed"
    keeps: Literal["top", "top and chain"] = "top"
    """What stays on the table at a refill: the top card, or all cards of the debt that is still owed."""
    short: Shortfall = "lapses"
    """What becomes of a debt that can be served only in part."""
    limit: RefillCount | None = None
    """How often the discards may become the stock in one hand."""
