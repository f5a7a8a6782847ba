"""List the decks that the language knows by name."""

from __future__ import annotations

from functools import lru_cache

from ...cards.cards import Deck, full_deck
from ...cards.standard import RANKS, SUITS
from .packs import described, described_names

STANDARD = "standard52"

_FROM_SIX = ("A", "6", "7", "8", "9", "10", "J", "Q", "K")
_FRENCH = {
    STANDARD: tuple(rank.name for rank in RANKS),
    "short36": _FROM_SIX,
    "piquet32": tuple(name for name in _FROM_SIX if name != "6"),
}


@lru_cache(maxsize=1)
def deck_names() -> tuple[str, ...]:
    """Return the names of all decks that the language knows: French ones first, the others in alphabetical order."""
    return (*_FRENCH, *(name for name in described_names() if name not in _FRENCH))


@lru_cache(maxsize=16)
def deck_named(name: str, packs: int = 1) -> Deck | None:
    """Return the deck of that name, or nothing if the language knows none."""
    names = _FRENCH.get(name)
    if names is not None:
        ranks = tuple(rank for rank in RANKS if rank.name in names)
        return full_deck(name, SUITS, ranks, packs)
    if name not in described_names():
        return None
    from .described import own_deck  # described in the language itself, so seldom needed

    deck = own_deck(described(name)).deck
    assert deck is not None, f"{name} is no sound deck"
    return deck.with_changes(packs=packs)
