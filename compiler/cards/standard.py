"""List the suits and ranks of ordinary packs, and how people say them."""

from __future__ import annotations

from .cards import Rank, Suit

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
