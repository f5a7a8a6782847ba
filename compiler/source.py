"""Locate text: sources, and spans within them."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

LINE_END = re.compile(r"\r\n|\r|\n")


class Source:
    """A text with the name it is reported under; two sources are the same only if they are the same object."""

    __slots__ = ("_line_starts", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        """Remember where each line begins."""
        self.name = name
        self.text = text
        self._line_starts = [0, *(match.end() for match in LINE_END.finditer(text))]

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from 1 in characters."""
        line = bisect_right(self._line_starts, offset)
        return line, offset - self._line_starts[line - 1] + 1

    def line_text(self, line: int) -> str:
        """Return the text of a line, counted from 1, without its end-of-line characters."""
        start = self._line_starts[line - 1]
        end = self._line_starts[line] if line < len(self._line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")

    @property
    def line_count(self) -> int:
        """Return the number of lines; a final newline begins one more."""
        return len(self._line_starts)


class Span(NamedTuple):
    """A stretch of a source, from `start` up to but not including `end`, in characters."""

    source: Source
    start: int
    end: int

    @property
    def text(self) -> str:
        """The characters of the stretch."""
        return self.source.text[self.start : self.end]

    @property
    def line(self) -> int:
        """The line of the first character, counted from 1."""
        return self.source.position(self.start)[0]

    @property
    def column(self) -> int:
        """The column of the first character, counted from 1."""
        return self.source.position(self.start)[1]

    @property
    def end_position(self) -> tuple[int, int]:
        """Line and column just behind the last character."""
        return self.source.position(self.end)

    def to(self, other: Span) -> Span:
        """Return the stretch from the beginning of this span to the end of the other."""
        return Span(self.source, self.start, other.end)

    @property
    def first_line(self) -> Span:
        """The part of the stretch that stands on its first line."""
        head, _, _ = self.text.partition("\n")
        return Span(self.source, self.start, self.start + len(head.rstrip()))
