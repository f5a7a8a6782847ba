"""Reads statements on the pack."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import Said, number, selector, word
from ...language.nodes import Statement
from ...rules.limits import within
from ...rules.model import JokerCount, PackCount

READERS: dict[str, Callable[[Statement], Said]] = {
    "deck": lambda said: Said("deck.composition", word(said.parts[0])),
    "own_deck": lambda said: Said("deck.composition", word(said.parts[0])),
    "jokers": lambda said: Said("deck.jokers", within(JokerCount, number(said.parts[0]))),
    "jokers_each": lambda said: Said("deck.jokers", tuple(word(part) for part in said.parts)),
    "no_jokers": lambda _said: Said("deck.jokers", None),
    "strip": lambda said: Said("deck.strip", selector(said.parts[0])),
    "no_strip": lambda _said: Said("deck.strip", None),
    "order": lambda said: Said("deck.rank-order", selector(said.parts[0])),
    "order_wraps": lambda _said: Said("deck.rank-wrap", True),
    "packs": lambda said: Said("deck.packs-by-players", within(PackCount, number(said.parts[0]))),
}
