"""Tell what the words of a deck show on a card: its suit, its figure, its number of signs, its corner.

The words that rulebooks can say are in `cards/names.py`; here are only those that can be drawn beyond them.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..cards.names import rank_name, suit_name, symbol_name
from .suits import SUIT_SIGNS

_SUITS = {
    "♠": "spades",
    "♥": "hearts",
    "♦": "diamonds",
    "♣": "clubs",
    "pique": "spades",
    "pik": "spades",
    "picche": "spades",
    "coeur": "hearts",
    "cœur": "hearts",
    "cuori": "hearts",
    "carreau": "diamonds",
    "karo": "diamonds",
    "quadri": "diamonds",
    "trèfle": "clubs",
    "kreuz": "clubs",
    "fiori": "clubs",
    "eichel": "acorns",
    "gras": "leaves",
    "schelle": "bells",
    "oros": "coins",
    "denari": "coins",
    "copas": "cups",
    "coppe": "cups",
    "espadas": "swords",
    "bastos": "batons",
    "bastoni": "batons",
}
_FIGURES = {
    "K": "king",
    "roi": "king",
    "rey": "king",
    "re": "king",
    "Q": "queen",
    "reine": "queen",
    "reina": "queen",
    "dama": "queen",
    "donna": "queen",
    "J": "jack",
    "valet": "jack",
    "sota": "page",
    "fante": "page",
    "caballo": "horse",
    "cavallo": "horse",
    "knight": "horse",
    "Ober": "ober",
    "Unter": "under",
    "banner": "banner",
}
"""The figure of each court card; a banner stands among them."""
_UPRIGHT = ("ober", "under", "page", "horse", "banner")
_GERMAN_KINGS = ("könig", "král", "király")
"""Kings whose hearts are those of a German pack; French packs write a letter, or other words."""
_SIGNS = {
    "skip": "skip",
    "reverse": "reverse",
    "stop": "stop",
    "plus": "plus",
    "taki": "fan",
    "supertaki": "fan",
    "wild": "wild",
    "whot": "shapes",
    "skipeveryone": "stop",
    "discardall": "fan",
    "wildroulette": "wild",
}
_WITH_NUMBER = re.compile(r"(?P<sign>wild|draw)(?:reverse)?(?P<number>\d{1,2})")
_DRAWING = re.compile(r"(?:draw[-_ ]?|\+)(\d{1,2})", re.IGNORECASE)
_WHOT_NUMBER = "20"
"""The number in the corners of a whot card."""


class Action(NamedTuple):
    """A card that shows what it does instead of a number."""

    sign: str
    number: str = ""
    """Shown in the corners and under the sign."""
    takes_all: bool = False
    """Whether it belongs to no colour because it belongs to all."""


def suit_shown(word: str) -> str | None:
    """Return the suit whose sign can be drawn, or None for other words."""
    known = _SUITS.get(word.lower(), suit_name(word))
    return known if known in SUIT_SIGNS else None


def figure_shown(word: str) -> str | None:
    """Return the figure of a court card."""
    known = rank_name(word)
    return _FIGURES.get(known) or _FIGURES.get(known.lower())


def stands_upright(rank: str, figure: str) -> bool:
    """Return whether a figure stands upright, as in German packs, where the sign's place tells the rank."""
    return figure in _UPRIGHT or rank.lower() in _GERMAN_KINGS


def count_shown(word: str) -> int | None:
    """Return the number of suit signs on a card, or None if it shows none or too many to count."""
    known = rank_name(word)
    if known == "A":
        return 1
    return int(known) if known.isascii() and known.isdecimal() and 1 <= int(known) <= 10 else None


def is_joker(word: str) -> bool:
    """Return whether a rank is the joker."""
    return rank_name(word) == "joker"


def action_shown(rank: str, suit: str) -> Action | None:
    """Return the sign of a card that does something, or None for numbers and courts."""
    if rank.lower() == "king" and not suit:  # a king of no suit is nobody's: in Taki a card of its own kind
        return Action("crown", takes_all=True)
    symbol = symbol_name(rank) or ""
    if symbol in _SIGNS:
        number = _WHOT_NUMBER if symbol == "whot" else ""
        return Action(_SIGNS[symbol], number, takes_all=symbol in ("wild", "supertaki", "wildroulette"))
    if found := _WITH_NUMBER.fullmatch(symbol):
        return Action(found["sign"], f"+{found['number']}", takes_all=found["sign"] == "wild")
    if found := _DRAWING.fullmatch(rank):
        return Action("draw", f"+{found[1]}")
    return None


def corner_word(rank: str) -> str:
    """Return the corner of a card: a short word, the letter of an ace or court card, else two letters."""
    known = rank_name(rank)
    if len(rank) <= 2 or count_shown(rank) not in (None, 1):
        return rank
    if known in ("A", "K", "Q", "J") or (known.casefold()[:1] == rank.casefold()[:1] and known != rank.casefold()):
        return rank[:1].upper()
    if figure_shown(rank) is None and len(rank) <= 3:
        return rank
    return rank[:2].capitalize()
