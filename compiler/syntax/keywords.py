"""Keywords that meet the words of the deck."""

from __future__ import annotations

from functools import lru_cache

from crazy8.compiler.syntax.tables import SHIFT, tables

_CARD = "CARD"


@lru_cache(maxsize=1)
def keywords_behind_cards() -> tuple[str, ...]:
    """The keywords that can stand behind a card, in alphabetical order: in that place they are never cards."""
    language = tables()
    words = {terminal: word for word, terminal in language.fixed.items() if word.isalpha()}
    behind = {
        words[name]
        for state in language.states
        if _CARD in state and state[_CARD][0] == SHIFT
        for name in language.states[state[_CARD][1]]
        if name in words
    }
    return tuple(sorted(behind))
