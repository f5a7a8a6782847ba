"""Read statements on the pack."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import Saying, number, selector, word
from ...language.nodes import Statement
from ...rules.limits import within
from ...rules.model import JokerCount, PackCount
from .model import DECK_COMPOSITION, DECK_JOKERS, DECK_PACKS_BY_PLAYERS, DECK_RANK_ORDER, DECK_RANK_WRAP, DECK_STRIP

READERS: dict[str, Callable[[Statement], Saying]] = {
    "deck": lambda said: Saying(DECK_COMPOSITION, word(said.parts[0])),
    "own_deck": lambda said: Saying(DECK_COMPOSITION, word(said.parts[0])),
    "jokers": lambda said: Saying(DECK_JOKERS, within(JokerCount, number(said.parts[0]))),
    "jokers_each": lambda said: Saying(DECK_JOKERS, tuple(word(part) for part in said.parts)),
    "no_jokers": lambda _said: Saying(DECK_JOKERS, None),
    "strip": lambda said: Saying(DECK_STRIP, selector(said.parts[0])),
    "no_strip": lambda _said: Saying(DECK_STRIP, None),
    "order": lambda said: Saying(DECK_RANK_ORDER, selector(said.parts[0])),
    "order_wraps": lambda _said: Saying(DECK_RANK_WRAP, True),
    "packs": lambda said: Saying(DECK_PACKS_BY_PLAYERS, within(PackCount, number(said.parts[0]))),
}
