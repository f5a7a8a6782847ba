"""The decks that the language knows by name."""

from __future__ import annotations

from functools import lru_cache

from ..rules.cards import Deck, Rank, Suit, full_deck
from .packs import described, described_names

SUITS = (
    Suit(name="clubs", sign="♣", letter="C", colour="black"),
    Suit(name="diamonds", sign="♦", letter="D", colour="red"),
    Suit(name="hearts", sign="♥", letter="H", colour="red"),
    Suit(name="spades", sign="♠", letter="S", colour="black"),
)
RANKS = (
    Rank(name="A", face=1),
    *(Rank(name=str(number), face=number) for number in range(2, 10)),
    Rank(name="10", also=("T",), face=10),
    Rank(name="J", face=11, court=True),
    Rank(name="Q", face=12, court=True),
    Rank(name="K", face=13, court=True),
)
SPOKEN = {
    "A": ("ace", "aces"),
    "J": ("jack", "jacks", "knave"),
    "Q": ("queen", "queens"),
    "K": ("king", "kings"),
    "2": ("two", "twos", "deuce", "deuces"),
    "3": ("three", "threes"),
    "4": ("four", "fours"),
    "5": ("five", "fives"),
    "6": ("six", "sixes"),
    "7": ("seven", "sevens"),
    "8": ("eight", "eights"),
    "9": ("nine", "nines"),
    "10": ("ten", "tens"),
}
"""Words that people write for a rank; none is part of the language, but each earns a helpful answer."""

WHITE_SIGNS = str.maketrans({"♧": "♣", "♢": "♦", "♡": "♥", "♤": "♠", "\ufe0e": None, "\ufe0f": None})
"""Other signs for the suits, and the marks that ask for a plain or a coloured one."""

STANDARD = "standard52"

_FROM_SIX = ("A", "6", "7", "8", "9", "10", "J", "Q", "K")
_FRENCH = {
    STANDARD: tuple(rank.name for rank in RANKS),
    "short36": _FROM_SIX,
    "piquet32": tuple(name for name in _FROM_SIX if name != "6"),
}


@lru_cache(maxsize=1)
def deck_names() -> tuple[str, ...]:
    """The names of all decks that the language knows: French ones first, the others in alphabetical order."""
    return (*_FRENCH, *(name for name in described_names() if name not in _FRENCH))


@lru_cache(maxsize=16)
def deck_named(name: str, packs: int = 1) -> Deck | None:
    """The deck of that name, or nothing if the language knows none."""
    names = _FRENCH.get(name)
    if names is not None:
        ranks = tuple(rank for rank in RANKS if rank.name in names)
        return full_deck(name, SUITS, ranks, packs)
    if name not in described_names():
        return None
    from .own_decks import own_deck  # described in the language itself, so seldom needed

    deck = own_deck(described(name)).deck
    assert deck is not None, f"{name} is no sound deck"
    return deck.with_changes(packs=packs)
