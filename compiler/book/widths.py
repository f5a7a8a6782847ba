"""Lay out text in columns: how wide characters are, and where a line may be broken."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

WIDE = ("W", "F")
NOT_AT_START = "，。、；：？！）」』》〉”’…~～[]"
"""Characters that never begin a line."""
NOT_AT_END = "（「『《〈“‘"
"""Characters that never end a line."""
WORD = re.compile(r"[^ \t\n]+")
"""The text between spaces at which a line may be broken; the narrow space of French marks is none."""


def width(text: str) -> int:
    """Return the number of columns a text takes up; a wide character takes two."""
    return sum(_width_of(character) for character in text)


def _width_of(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in WIDE else 1


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """Fill a text with spaces up to a width."""
    spaces = " " * max(0, columns - width(text))
    return spaces + text if right else text + spaces


def wrapped(text: str, columns: int, first: str = "", rest: str = "") -> str:
    """Break a text into lines of at most so many columns, which begin with `first` and `rest`."""
    lines: list[str] = []
    line, used = first, False
    for spaced, piece in _pieces(text):
        glue = " " if spaced and used else ""
        if used and width(line + glue + piece) > columns:
            lines.append(line)
            line, used, glue = rest, False, ""
        line, used = line + glue + piece, True
    return "\n".join([*lines, line])


def _pieces(text: str) -> Iterator[tuple[bool, str]]:
    """Yield the unbreakable pieces of a text, each with whether a space stands in front of it."""
    for word in WORD.findall(text):
        spaced, piece = True, ""
        for character in word:
            if piece and _breaks_between(piece[-1], character):
                yield spaced, piece
                spaced, piece = False, ""
            piece += character
        yield spaced, piece


def _breaks_between(left: str, right: str) -> bool:
    """Return whether a line may be broken between two characters without a space: next to a wide one."""
    if right in NOT_AT_START or left in NOT_AT_END:
        return False
    return _width_of(left) == 2 or _width_of(right) == 2
