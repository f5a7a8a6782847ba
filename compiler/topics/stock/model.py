"""Model the empty stock and the blocked hand."""

from typing import Annotated, Literal

from ...rules.key import Key, Plain
from ...rules.limits import Between
from ...rules.model import Topic
from ..scoring.model import Mode, ReshuffleFine

StockEmpty = Literal["reshuffle", "turn over", "pass", "score"]
StockExhausted = Literal["pass", "score"]
RefillCount = Annotated[int, Between(0, 1000)]
StockRefills = Literal["when needed", "at once"]
StockKeeps = Literal["top", "top and chain"]
Shortfall = Literal["lapses", "owed", "no play", "take top"]


class BlockedAfter(Topic):
    """How many passes in a row block a hand: whole rounds of the players who are still in, and some more."""

    rounds: Annotated[int, Between(0, 20)] = 1
    passes: Annotated[int, Between(0, 240)] = 0
    cards: Annotated[int, Between(1, 10_000)] | None = None
    """A hand in which so many cards have been laid is blocked too."""


class Stock(Topic):
    """What happens when there is nothing to draw."""

    empty: StockEmpty
    exhausted: StockExhausted
    """When nothing can be reshuffled or turned over either."""
    blocked: Mode | None
    """How a hand counts in which everybody passed in a row; `None`: it is void."""
    blocked_after: BlockedAfter = BlockedAfter()
    refills: StockRefills = "when needed"
    keeps: StockKeeps = "top"
    """What stays on the table at a refill: the top card, or all cards of the debt that is still owed."""
    short: Shortfall = "lapses"
    """What becomes of a debt that can be served only in part."""
    limit: RefillCount | None = None
    """How often the discards may become the stock in one hand."""


# The questions, in reading order; each with the type of its answer if a model holds it.

STOCK_EMPTY = Plain[StockEmpty]("stock.empty")
STOCK_WHEN = Plain[StockRefills]("stock.when")
STOCK_KEEP = Plain[StockKeeps]("stock.keep")
STOCK_KEEP_NAMED = Key("stock.keep-named")
STOCK_SHUFFLE = Key("stock.shuffle")
STOCK_LIMIT = Plain[int]("stock.limit")
STOCK_FINE = Plain[ReshuffleFine]("stock.fine")
STOCK_NOTHING_LEFT = Plain[StockExhausted]("stock.nothing-left")
STOCK_MID_DRAW = Plain[Shortfall]("stock.mid-draw")
STOCK_DEBT = Key("stock.debt")
STOCK_DRAW_LAID_ON_EMPTY = Key("stock.draw-laid-on-empty")
STOCK_PASS_WHEN_ABLE = Key("stock.pass-when-able")
STOCK_UNTIL_EMPTY = Key("stock.until-empty")
STOCK_FIRST_TURN_EMPTY = Key("stock.first-turn-empty")
BLOCK_DEFINITION = Plain[BlockedAfter]("block.definition")
BLOCK_RESULT = Plain[Mode]("block.result")
BLOCK_TIE = Key("block.tie")
SCORE_BLOCKED = Key("score.blocked")
