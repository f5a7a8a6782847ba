"""Put first what is asked most often, with a short answer even where a section tells it too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..telling.answers_told import once_more
from ..telling.facts import Exchange, Section
from ..telling.phrase import phrase
from ..topics.debts.model import DRAW_N_STACK
from ..topics.drawing.model import DRAW_PASS_WITHOUT
from ..topics.finish.model import OUT_WILD_LAST
from ..topics.stock.model import STOCK_EMPTY, STOCK_UNTIL_EMPTY
from ..topics.wild.model import WILD_ON_SAME_WILD

OFTEN = (
    WILD_ON_SAME_WILD,
    OUT_WILD_LAST,
    "drawing.drawn-card",
    DRAW_PASS_WITHOUT,
    DRAW_N_STACK,
    STOCK_EMPTY,
    STOCK_UNTIL_EMPTY,
    "game.ending",
)
"""The questions that players ask before anything else, and slots of sections that answer one."""

TOLD = {"drawing.drawn-card": "often-drawn", STOCK_EMPTY: "often-stock", "game.ending": "often-target"}
"""Slots whose sentences answer a question as they stand, with the message that asks it."""
TARGET = "game-target-"
"""The beginnings of sentences about a game to a number of points; only of these anybody asks how many."""


def often_asked_first(sections: Sequence[Section], asked: Sequence[Exchange]) -> tuple[Exchange, ...]:
    """Return the exchanges in the order of asking, with those that repeat a sentence of a section."""
    every = [*_told_again(sections), *asked]
    order = {key: number for number, key in enumerate(OFTEN)}
    return tuple(sorted(every, key=lambda one: order.get(one.key, len(order))))


def _told_again(sections: Sequence[Section]) -> Iterator[Exchange]:
    """Yield answers that are sentences of the sections, where they hold for all players."""
    for told in (one for section in sections for one in section.told):
        if told.slot not in TOLD or told.players:
            continue
        if told.slot != "game.ending" or told.phrases[0].key.startswith(TARGET):
            asked = phrase(TOLD[told.slot])
            yield Exchange(
                told.slot, asked, told.phrases, told.marks, again=True, says=once_more(told.says), claims=told.claims
            )
