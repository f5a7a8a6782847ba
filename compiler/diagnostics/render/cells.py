"""Measure how text takes up room on a terminal, and make characters visible that play tricks there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple
from unicodedata import category, east_asian_width

TAB_WIDTH = 4

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
"""Stands for what must not reach a terminal: it would move the cursor, hide text or turn its direction."""

_JOINERS = "\u200c\u200d"


class Layout(NamedTuple):
    """One line as it is shown."""

    glyphs: tuple[str, ...]
    """What is printed for each character of the line."""
    offsets: tuple[int, ...]
    """The cell in which each character begins, and behind the last one the width of the line."""

    @property
    def width(self) -> int:
        """Return the number of cells that the line takes."""
        return self.offsets[-1]

    def character_at(self, cell: int) -> int:
        """Return the first letter that begins in this cell or behind it, past marks that hang on the letter before."""
        index = bisect_left(self.offsets, cell)
        while index < len(self.glyphs) and self.offsets[index] == self.offsets[index + 1]:
            index += 1
        return index

    def last_fitting(self, cell: int) -> int:
        """Return the end of the longest beginning of the line that does not pass this cell."""
        return min(bisect_right(self.offsets, cell) - 1, len(self.glyphs))

    def text(self, start: int = 0, end: int | None = None) -> str:
        """Return what is printed for a stretch of characters."""
        return "".join(self.glyphs[start:end])


def lay_out(line: str) -> Layout:
    """Find the place of every character of a line, which holds no end of line."""
    glyphs, offsets, cell = [], [0], 0
    for character in line:
        if character == "\t":
            glyph, width = " " * (TAB_WIDTH - cell % TAB_WIDTH), TAB_WIDTH - cell % TAB_WIDTH
        else:
            glyph, width = visible_character(character), width_of(character)
        cell += width
        glyphs.append(glyph)
        offsets.append(cell)
    return Layout(tuple(glyphs), tuple(offsets))


def visible(text: str) -> str:
    """Make a text of one line safe to print: tabs and ends of lines become spaces, tricks become visible."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(" " if character in "\t\r\n" else visible_character(character) for character in text)


def visible_character(character: str) -> str:
    """Return the character itself, or a replacement for controls, lone surrogates, invisible and direction marks."""
    if character.isprintable() or character in _JOINERS or category(character) in {"Zs", "Co", "Cn"}:
        return character
    return REPLACEMENT


def width_of(character: str) -> int:
    """Return the cells that a character takes: 2 in East Asian scripts, 0 for combining marks, else 1."""
    if character.isascii():
        return 1
    if character in _JOINERS or category(character) in {"Mn", "Me"} or "\u1160" <= character <= "\u11ff":
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
