"""Write numbers and ranges as the language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..players_words.player_counts import NUMBERS_IN_WORDS
from .pieces import joined, pieces

_IN_WORDS = {word: str(number) for word, number in NUMBERS_IN_WORDS.items()} | {
    "zero": "0",
    "thirty": "30",
    "forty": "40",
    "fifty": "50",
    "hundred": "100",
    "once": "1 time",
    "twice": "2 times",
}
_RANGE = re.compile(r"(\d+|[2-9AJQK])(?:-|\.\.\.?|…)(\d+|[AJQK])")
_OR_MORE = re.compile(r"\b(\d+)(?: players)? ?(?:\+|(?:and|or) (?:more|up))(?: players)?(?= *(?:$|{))")
_THROUGH = ("through", "thru", "until", "till", "-", "bis")
_COUNTED = frozenset(("card", "cards", "player", "players", "people", "persons", "point", "points", "times", "each"))
_PLAYER = frozenset(("player", "players"))
_NEIGHBOURS = frozenset(("next", "previous"))


def in_figures(statement: str) -> Iterator[str]:
    """Yield the statement with numbers in figures: `deal seven`."""
    yield joined(_IN_WORDS.get(part.lower(), part) for part in pieces(statement))


def ranges_with_to(statement: str) -> Iterator[str]:
    """Yield the statement with `to` in its ranges: `players 2-7`."""
    parts = pieces(_RANGE.sub(r"\1 to \2", statement))
    for place in range(1, len(parts) - 1):
        if parts[place].lower() in _THROUGH and parts[place - 1].isdecimal() and parts[place + 1].isdecimal():
            parts[place] = "to"
    if "to" in parts and "from" in parts[: parts.index("to")]:
        parts.remove("from")
    yield joined(parts)


def or_more(statement: str) -> Iterator[str]:
    """Yield the statement with `or more` before what is counted: `when 5+ players`, `when 5 players or more`."""
    yield _OR_MORE.sub(r"\1 or more players", statement)


def without_counted_things(statement: str) -> Iterator[str]:
    """Yield the statement without what goes without saying: `deal 7 cards`, `next player draws 2`."""
    parts = pieces(statement)
    for place in range(len(parts) - 1, 0, -1):
        before = parts[place - 1]
        is_named = parts[place] in _PLAYER and before in _NEIGHBOURS
        if is_named or (parts[place] in _COUNTED and (before.isdecimal() or before in _COUNTED)):
            yield joined([*parts[:place], *parts[place + 1 :]])
