"""Reads statements on counters and the cutter."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import NeedsDeck, Said, number, selector, word
from ...language.nodes import Statement
from ..deal.model import Counter

READERS: dict[str, Callable[[Statement], Said]] = {
    "counter": lambda said: Said("deal.counter", Counter.said(start=number(said.parts[0]), end=number(said.parts[1]))),
    "no_counter": lambda _said: Said("deal.counter", None),
    "counter_falls": lambda said: Said("counter.falls", word(said.parts[0])),
    "cutter": lambda said: Said("deck.cutter", NeedsDeck(lambda reader: reader.cards(selector(said.parts[0])))),
    "no_cutter": lambda _said: Said("deck.cutter", None),
}
