"""Read statements on the stock and the blocked hand, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import Saying, number, word
from ...language.nodes import PhraseNode, Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from ..scoring.statements import mode
from .model import (
    BLOCK_DEFINITION,
    BLOCK_RESULT,
    STOCK_EMPTY,
    STOCK_KEEP,
    STOCK_LIMIT,
    STOCK_MID_DRAW,
    STOCK_NOTHING_LEFT,
    STOCK_WHEN,
    BlockedAfter,
    RefillCount,
    Stock,
)


def _blocked_after(statement: Statement) -> Saying:
    rounds, passes, cards = statement.parts
    value = BlockedAfter.said(
        rounds=number(rounds), passes=number(passes) if passes else 0, cards=number(cards) if cards else None
    )
    return Saying(BLOCK_DEFINITION, value)


def _blocked(statement: Statement) -> Saying:
    part = statement.parts[0]
    void = isinstance(part, PhraseNode) and part.kind == "void"
    return Saying(BLOCK_RESULT, None if void else mode(part))


READERS: dict[str, Callable[[Statement], Saying]] = {
    "stock_empty": lambda said: Saying(STOCK_EMPTY, word(said.parts[0]).replace("hand ends", "score")),
    "stock_exhausted": lambda said: Saying(STOCK_NOTHING_LEFT, word(said.parts[0]).replace("hand ends", "score")),
    "stock_refills": lambda said: Saying(STOCK_WHEN, word(said.parts[0])),
    "stock_keeps": lambda said: Saying(STOCK_KEEP, word(said.parts[0])),
    "stock_short": lambda said: Saying(STOCK_MID_DRAW, word(said.parts[0])),
    "stock_limit": lambda said: Saying(STOCK_LIMIT, within(RefillCount, number(said.parts[0]))),
    "no_stock_limit": lambda _said: Saying(STOCK_LIMIT, None),
    "blocked": _blocked,
    "blocked_after": _blocked_after,
    "blocked_after_passes": lambda said: Saying(
        BLOCK_DEFINITION, BlockedAfter.said(rounds=0, passes=number(said.parts[0]))
    ),
}


ONE_ROUND = BlockedAfter()


def stock_from(words: LastWords) -> Stock:
    """Return the policies; what a blocked hand counts is void until it is known what is assumed of it."""
    return Stock(
        empty=words.one(STOCK_EMPTY),
        exhausted=words.one(STOCK_NOTHING_LEFT),
        blocked=words.maybe(BLOCK_RESULT, None),
        blocked_after=words.maybe(BLOCK_DEFINITION, ONE_ROUND),
        refills=words.maybe(STOCK_WHEN, "when needed"),
        keeps=words.maybe(STOCK_KEEP, "top"),
        short=words.maybe(STOCK_MID_DRAW, "lapses"),
        limit=words.maybe(STOCK_LIMIT, None),
    )
