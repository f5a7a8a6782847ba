"""Map the spellings of ranks and suits to one name each, for decks that have messages."""

from __future__ import annotations

RANKS = {
    "ace": "A",
    "jack": "J",
    "knave": "J",
    "bube": "J",
    "queen": "Q",
    "dame": "Q",
    "king": "K",
    "könig": "K",
    "over": "Ober",
    "ober": "Ober",
    "under": "Unter",
    "unter": "Unter",
    "joker": "joker",
    "jolly": "joker",
    "ass": "A",
    "ász": "A",
    "eso": "A",
    "király": "K",
    "král": "K",
    "felső": "Ober",
    "svršek": "Ober",
    "alsó": "Unter",
    "spodek": "Unter",
    "vii": "7",
    "viii": "8",
    "ix": "9",
    "x": "10",
}
"""Ranks that are called something in ordinary packs."""
SYMBOLS = {
    "wild": "wild",
    "wild4": "wild4",
    "wild+4": "wild4",
    "wilddraw4": "wild4",
    "wilddrawfour": "wild4",
    "skip": "skip",
    "reverse": "reverse",
    "draw2": "draw2",
    "drawtwo": "draw2",
    "+2": "draw2",
    "draw4": "draw4",
    "drawfour": "draw4",
    "+4": "draw4",
    "stop": "stop",
    "plus": "plus",
    "whot": "whot",
    "taki": "taki",
    "supertaki": "supertaki",
    "switchcolour": "wild",
    "turn": "reverse",
    "skipeveryone": "skipeveryone",
    "discardall": "discardall",
    "wildreverse4": "wildreverse4",
    "wild6": "wild6",
    "wild10": "wild10",
    "wildroulette": "wildroulette",
}
"""Cards that show a symbol instead of a number."""
SUITS = {
    "circle": "circles",
    "triangle": "triangles",
    "cross": "crosses",
    "square": "squares",
    "star": "stars",
    "acorn": "acorns",
    "leaf": "leaves",
    "bell": "bells",
    "shield": "shields",
    "rose": "roses",
    "eicheln": "acorns",
    "makk": "acorns",
    "žaludy": "acorns",
    "laub": "leaves",
    "zöld": "leaves",
    "listy": "leaves",
    "herz": "hearts",
    "piros": "hearts",
    "srdce": "hearts",
    "schellen": "bells",
    "tök": "bells",
    "kule": "bells",
    "schilten": "shields",
    "rosen": "roses",
}


def rank_name(word: str) -> str:
    """Return the name of a rank that a deck spells in some way."""
    return RANKS.get(_plain(word), word)


def symbol_name(word: str) -> str | None:
    """Return the name of a symbol that a deck spells in some way, or None if it is none."""
    return SYMBOLS.get(_plain(word))


def suit_name(word: str) -> str:
    """Return the name of a suit that a deck spells in some way."""
    return SUITS.get(word.lower(), word.lower())


def _plain(word: str) -> str:
    return word.lower().replace("-", "").replace("_", "")
