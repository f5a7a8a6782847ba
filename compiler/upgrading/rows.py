"""Write rows of words for cards as version 1 meant them.

There a suit, a colour or `same …` narrowed the one word behind it, and everything else added up; now words of different
kinds narrow each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..cards.words import RELATIONS, ROLES, narrowing_words, plain_word, single_cards
from ..topics.deck.named import deck_named, deck_names

KINDS_THAT_ADD_UP = ("rank", "suit", "card")


class Item(NamedTuple):
    """A word or a few of a row, as written, with its kind."""

    kind: str
    text: str


class WordKinds:
    """The kinds of the words of a file: those of all packs that have a name, of its own pack, and of its groups."""

    def __init__(self, own_suits: Iterable[str], groups: Iterable[str]) -> None:
        """Take what the file itself defines."""
        suits, cards = _of_named_packs()
        self._suits = suits | set(own_suits)
        self._cards = cards
        self._groups = set(groups)

    def of(self, word: str) -> str:
        """Return the kind of a word; what is nothing else is a rank."""
        text = plain_word(word)
        if text in self._groups or text in ROLES or text in RELATIONS or text == "any":
            return text
        return "suit" if text in self._suits else "card" if text in self._cards else "rank"


@lru_cache(maxsize=1)
def _of_named_packs() -> tuple[frozenset[str], frozenset[str]]:
    """Return the words for suits and colours, and those for single cards."""
    decks = [deck_named(name) for name in deck_names()]
    suits = {word for deck in decks for word in narrowing_words(deck)}
    return frozenset(suits | {"red", "black"}), frozenset(word for deck in decks for word in single_cards(deck))


def row(items: Sequence[Item], joined: str) -> str:
    """Return a row of version 1 in words that mean the same now; what adds up is `joined`."""
    groups: list[list[Item]] = []
    waiting: list[Item] = []
    for item in items:
        if item.kind == "same":
            waiting.append(item)
        elif item.kind == "suit":
            if waiting and all(one.kind == "suit" for one in waiting):
                groups.append(waiting)
                waiting = []
            waiting.append(item)
        else:
            groups.append([*waiting, item])
            waiting = []
    if waiting:
        groups.append(waiting)
    words = [" ".join(item.text for item in group) for group in groups]
    kinds = {item.kind for group in groups for item in group}
    of_one_kind = all(len(group) == 1 for group in groups) and len(kinds) == 1 and kinds <= {*KINDS_THAT_ADD_UP}
    return (" " if of_one_kind or len(groups) == 1 else joined).join(words)
