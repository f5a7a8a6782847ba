"""Take a misspelt word for the word of players that it is nearest to; cards, numbers and texts stay what they are."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache

from ..cards.standard import SUITS
from ..cards.words import spoken_words
from .notions import FILLER, SPOKEN_NOTIONS
from .plain_words import SAY_NOTHING
from .words import ASKED

_SHORTEST = 5
_NEAR = 0.82
_WORD = re.compile(r"\"[^\"]*\"|[A-Za-z][A-Za-z']*")
_LETTERS = re.compile(r"[a-z]{4,}")


def spelt_right(said: str) -> str:
    """Return what was said with words that nobody knows spelt as the nearest one that somebody says."""
    return _WORD.sub(lambda match: _nearest(match[0]), said)


def respelt(said: str) -> list[str]:
    """Return the words that are taken for others; in another language they may be spelt right."""
    return [word for word in _WORD.findall(said) if _nearest(word) != word]


@lru_cache(maxsize=1024)
def _nearest(word: str) -> str:
    low = word.lower()
    if len(word) < _SHORTEST or not word.isalpha() or low in _vocabulary():
        return word
    if any(pattern.fullmatch(low) for pattern in (SPOKEN_NOTIONS, FILLER)):
        return word
    found = get_close_matches(low, _vocabulary(), n=1, cutoff=_NEAR)
    # Another ending is no fault of spelling.
    is_ending = found and (low.startswith(found[0]) or found[0].startswith(low))
    return word if not found or is_ending or found[0] in _cards() else found[0]


@lru_cache(maxsize=1)
def _vocabulary() -> dict[str, None]:
    """Return the words that are known; those of cards are among them so that none is taken for something else."""
    said = " ".join(words for lines in ASKED.values() for words in lines.values())
    patterns = SPOKEN_NOTIONS.pattern + FILLER.pattern
    spoken = (word for word in _LETTERS.findall(patterns) if SPOKEN_NOTIONS.fullmatch(word) or FILLER.fullmatch(word))
    words = (*_LETTERS.findall(said), *spoken, *SAY_NOTHING.split())
    return dict.fromkeys((*words, *_cards()))


@lru_cache(maxsize=1)
def _cards() -> frozenset[str]:
    suits = (word for suit in SUITS for word in (suit.name, suit.colour))
    return frozenset((*(word for word, _ in spoken_words()), *suits, "joker", "jokers"))
