"""Read statements on counters and the cutter."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, number, selector, word
from ...language.nodes import Statement
from .model import COUNTER_FALLS, DEAL_COUNTER, DEAL_COUNTER_ZERO, DECK_CUTTER, Counter

READERS: dict[str, Callable[[Statement], Saying]] = {
    "counter": lambda said: Saying(DEAL_COUNTER, Counter.said(start=number(said.parts[0]), end=number(said.parts[1]))),
    "no_counter": lambda _said: Saying(DEAL_COUNTER, None),
    "counter_falls": lambda said: Saying(COUNTER_FALLS, word(said.parts[0])),
    "counter_over": lambda said: Saying(DEAL_COUNTER_ZERO, word(said.parts[0])),
    "cutter": lambda said: Saying(DECK_CUTTER, NeedsDeck(lambda reader: reader.cards(selector(said.parts[0])))),
    "no_cutter": lambda _said: Saying(DECK_CUTTER, None),
}
