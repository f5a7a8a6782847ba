"""Read statements on the deal, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import Saying, number, phrase, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from ...rules.model import CardCount
from ..counters.model import COUNTER_FALLS, DEAL_COUNTER, DEAL_COUNTER_ZERO, DECK_CUTTER, Counter
from .model import (
    DEAL_BATCHES,
    DEAL_COUNT_BY_PLAYERS,
    DEAL_FIRST_DEALER,
    DEAL_HANDICAP,
    DEAL_HANDS,
    DEAL_ROTATION,
    Deal,
    Handicap,
    HandSize,
)


def _deal_per_hand(statement: Statement) -> Saying:
    sizes = tuple(within(CardCount, number(part)) for part in statement.parts)
    return Saying(DEAL_COUNT_BY_PLAYERS, HandSize.said(kind="per hand", schedule=sizes))


def _deal_batches(statement: Statement) -> Saying:
    return Saying(DEAL_BATCHES, tuple(within(CardCount, number(part)) for part in statement.parts))


def _handicaps(statement: Statement) -> Saying:
    parts = (phrase(part) for part in statement.parts)
    handicaps = tuple(
        Handicap.said(who=word(one.parts[0]), cards=number(one.parts[1]), fewer=one.kind == "fewer") for one in parts
    )
    return Saying(DEAL_HANDICAP, handicaps)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "deal": lambda said: Saying(DEAL_COUNT_BY_PLAYERS, HandSize.said(cards=number(said.parts[0]))),
    "deal_per_hand": _deal_per_hand,
    "deal_counter": lambda _said: Saying(DEAL_COUNT_BY_PLAYERS, HandSize.said(kind="counter")),
    "deal_batches": _deal_batches,
    "hands_lie": lambda said: Saying(DEAL_HANDS, word(said.parts[0]) == "open" or None),
    "deal_handicap": _handicaps,
    "no_handicap": lambda _said: Saying(DEAL_HANDICAP, None),
    "dealer_first": lambda said: Saying(DEAL_FIRST_DEALER, word(said.parts[0])),
    "dealer_then": lambda said: Saying(DEAL_ROTATION, word(said.parts[0])),
}


def deal_from(words: LastWords) -> Deal:
    """Make the model of how many cards each player gets, and who deals."""
    return Deal(
        cards_each=_largest_hand(words),
        size=words.one(DEAL_COUNT_BY_PLAYERS),
        first_dealer=words.one(DEAL_FIRST_DEALER),
        next_dealer=words.one(DEAL_ROTATION),
        batches=words.maybe(DEAL_BATCHES, ()),
        hands_open=words.maybe(DEAL_HANDS, False),
        handicaps=words.maybe(DEAL_HANDICAP, ()),
        counter=_counter(words),
        cutter=words.maybe(DECK_CUTTER, None),
    )


def _largest_hand(words: LastWords) -> int:
    """Return the cards of the hand with the most cards."""
    size: HandSize = words.one(DEAL_COUNT_BY_PLAYERS)
    counter = _counter(words)
    return size.cards or max((*size.schedule, counter.start if counter and size.kind == "counter" else 1))


def _counter(words: LastWords) -> Counter | None:
    counter: Counter | None = words.maybe(DEAL_COUNTER, None)
    return counter and counter.with_changes(
        falls=words.maybe(COUNTER_FALLS, "winner"), over=words.maybe(DEAL_COUNTER_ZERO, None)
    )
