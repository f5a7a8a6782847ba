"""Reads statements on the stock and the blocked hand, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import Said, number, word
from ...language.nodes import Phrase, Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from ..scoring.statements import mode
from .model import BlockedAfter, RefillCount, Stock


def _blocked_after(statement: Statement) -> Said:
    rounds, passes, cards = statement.parts
    value = BlockedAfter.said(
        rounds=number(rounds), passes=number(passes) if passes else 0, cards=number(cards) if cards else None
    )
    return Said("block.definition", value)


def _blocked(statement: Statement) -> Said:
    part = statement.parts[0]
    void = isinstance(part, Phrase) and part.kind == "void"
    return Said("block.result", None if void else mode(part))


READERS: dict[str, Callable[[Statement], Said]] = {
    "stock_empty": lambda said: Said("stock.empty", word(said.parts[0])),
    "stock_exhausted": lambda said: Said("stock.nothing-left", word(said.parts[0])),
    "stock_refills": lambda said: Said("stock.when", word(said.parts[0])),
    "stock_keeps": lambda said: Said("stock.keep", word(said.parts[0])),
    "stock_short": lambda said: Said("stock.mid-draw", word(said.parts[0])),
    "stock_limit": lambda said: Said("stock.limit", within(RefillCount, number(said.parts[0]))),
    "no_stock_limit": lambda _said: Said("stock.limit", None),
    "blocked": _blocked,
    "blocked_after": _blocked_after,
    "blocked_after_passes": lambda said: Said(
        "block.definition", BlockedAfter.said(rounds=0, passes=number(said.parts[0]))
    ),
}


ONE_ROUND = BlockedAfter.model_construct()


def stock_from(words: LastWords) -> Stock:
    """The policies; what a blocked hand counts is void until it is known what is assumed of it."""
    return Stock.model_construct(
        empty=words.one("stock.empty"),
        exhausted=words.one("stock.nothing-left"),
        blocked=words.maybe("block.result", None),
        blocked_after=words.maybe("block.definition", ONE_ROUND),
        refills=words.maybe("stock.when", "when needed"),
        keeps=words.maybe("stock.keep", "top"),
        short=words.maybe("stock.mid-draw", "lapses"),
        limit=words.maybe("stock.limit", None),
    )
