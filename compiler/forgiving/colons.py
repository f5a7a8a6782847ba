"""Put the colon where the language has it: between when and what happens."""

from __future__ import annotations

from collections.abc import Iterator

from ..language.tables import tables
from .pieces import joined, pieces

_FOR_A_COLON = ("=", "-", "->", "=>", "→", ">", "is", "are")


def colon_for_sign(statement: str) -> Iterator[str]:
    """Yield the statement with a colon for the first sign that stands for one: `value 8 = 50`."""
    parts = pieces(statement)
    place = next((place for place, part in enumerate(parts) if part in _FOR_A_COLON and place), None)
    if place is not None and ":" not in parts:
        behind = place + 1
        if parts[place] == "=" and parts[behind : behind + 1] == [">"]:
            behind += 1
        yield joined([*parts[:place], ":", *parts[behind:]])


def colon_left_out(statement: str) -> Iterator[str]:
    """Yield the statement without its first colon: `deal: 7`."""
    parts = pieces(statement)
    if ":" in parts:
        place = parts.index(":")
        yield joined([*parts[:place], *parts[place + 1 :]])


def colon_added(statement: str) -> Iterator[str]:
    """Yield the statement with a colon in front of a keyword or a number: `wild 8 names suit`."""
    parts = pieces(statement)
    if ":" in parts:
        return
    for place in range(1, len(parts)):
        if parts[place] in tables().fixed or parts[place].lstrip("-").isdecimal() or parts[place].startswith('"'):
            yield joined([*parts[:place], ":", *parts[place:]])


def play_in_front(statement: str) -> Iterator[str]:
    """Yield the statement with `play` in front, if it begins with no keyword and says what happens: `Q: skip next`."""
    parts = pieces(statement)
    if ":" in parts[1:] and parts[0] not in tables().fixed:
        yield f"play {statement}"
