"""Find keywords that meet the words of the deck."""

from __future__ import annotations

from functools import lru_cache

from .tables import tables

_CARD = "CARD"


@lru_cache(maxsize=1)
def keywords_beside_cards() -> tuple[str, ...]:
    """Return the keywords that can stand in some place where a card can, in alphabetical order: no deck may use them.

    Where both can stand, a word that is a keyword is read as one, so a card of that name could not be written there.
    """
    language = tables()
    words = {terminal: word for word, terminal in language.fixed.items() if word.isalpha()}
    return tuple(
        sorted({words[name] for state in language.states if _CARD in state for name in state if name in words})
    )
