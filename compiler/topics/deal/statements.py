"""Reads statements on the deal, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import Said, number, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from ...rules.model import CardCount
from .model import Counter, Deal, HandSize


def _deal_per_hand(statement: Statement) -> Said:
    sizes = tuple(within(CardCount, number(part)) for part in statement.parts)
    return Said("deal.count-by-players", HandSize.said(kind="per hand", schedule=sizes))


def _deal_batches(statement: Statement) -> Said:
    return Said("deal.batches", tuple(within(CardCount, number(part)) for part in statement.parts))


READERS: dict[str, Callable[[Statement], Said]] = {
    "deal": lambda said: Said("deal.count-by-players", HandSize.said(cards=number(said.parts[0]))),
    "deal_per_hand": _deal_per_hand,
    "deal_counter": lambda _said: Said("deal.count-by-players", HandSize.said(kind="counter")),
    "deal_batches": _deal_batches,
    "dealer_first": lambda said: Said("deal.first-dealer", word(said.parts[0])),
    "dealer_then": lambda said: Said("deal.rotation", word(said.parts[0])),
}


def deal_from(words: LastWords) -> Deal:
    """How many cards each player gets, and who deals."""
    return Deal.model_construct(
        cards_each=_largest_hand(words),
        size=words.one("deal.count-by-players"),
        first_dealer=words.one("deal.first-dealer"),
        next_dealer=words.one("deal.rotation"),
        batches=words.maybe("deal.batches", ()),
        counter=_counter(words),
        cutter=words.maybe("deck.cutter", None),
    )


def _largest_hand(words: LastWords) -> int:
    """The cards of the hand with the most cards."""
    size: HandSize = words.one("deal.count-by-players")
    counter = _counter(words)
    return size.cards or max((*size.schedule, counter.start if counter and size.kind == "counter" else 1))


def _counter(words: LastWords) -> Counter | None:
    counter: Counter | None = words.maybe("deal.counter", None)
    return counter and counter.model_copy(update={"falls": words.maybe("counter.falls", "winner")})
