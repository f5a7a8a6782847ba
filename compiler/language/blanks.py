"""Take a faulty statement out of a text without moving anything else.

A fault is reported, its statement is overwritten with spaces, and the text is parsed again. So every fault is found in
one run, and none is reported because of another one.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from copy import copy
from typing import NamedTuple

_MARK = re.compile(r'"[^"\r\n]*"|#[^\r\n]*|([{}]|\r\n|\r|\n)')
_NOT_LINE_END = re.compile(r"[^\r\n]")
_HIDES_MARKS = re.compile(r"[\"#]")
"""What stands behind these may be no mark, so when they are blanked others come to light."""


class Extent(NamedTuple):
    """A stretch of text that is blanked as one."""

    start: int
    end: int


class Structure:
    """The braces and line ends of a text, outside quotation marks and comments."""

    def __init__(self, text: str) -> None:
        """Find the marks of `text` and which braces belong together."""
        self.text = text
        self.marks = [(match.start(1), match[1]) for match in _MARK.finditer(text) if match[1]]
        self.places = [place for place, _ in self.marks]
        self.closing: dict[int, int] = {}
        self._outer: dict[int, int | None] = {}  # for each opening brace, the one round it
        self._open_behind: list[int | None] = []  # the innermost brace that is open behind each mark
        innermost: int | None = None
        for offset, mark in self.marks:
            if mark == "{":
                self._outer[offset], innermost = innermost, offset
            elif mark == "}" and innermost is not None:
                self.closing[innermost], innermost = offset, self._outer[innermost]
            self._open_behind.append(innermost)

    def without(self, extent: Extent, blanked: str) -> Structure:
        """Return the structure of the text in which a stretch was blanked.

        It is found anew only if the rest changes: where a quotation mark goes, or a brace without its other one.
        """
        first, last = bisect_left(self.places, extent.start), bisect_left(self.places, extent.end)
        around = self._open_behind[first - 1] if first else None
        inside = self._open_behind[first:last]
        whole = all(brace == around or (brace or -1) >= extent.start for brace in inside) and inside[-1:] in (
            [],
            [around],
        )
        if not whole or _HIDES_MARKS.search(self.text, extent.start, extent.end):
            return Structure(blanked)
        rest = copy(self)
        rest.text = blanked
        line_ends = [mark for mark in self.marks[first:last] if mark[1] not in "{}"]
        rest.marks = [*self.marks[:first], *line_ends, *self.marks[last:]]
        rest.places = [*self.places[:first], *(place for place, _ in line_ends), *self.places[last:]]
        rest._open_behind = [*self._open_behind[:first], *(around for _ in line_ends), *self._open_behind[last:]]
        return rest

    def statement_at(self, offset: int) -> Extent:
        """Return the smallest stretch at an offset that can be left out: a statement, or a block with its head.

        A statement ends at the next mark, a line end or a brace. If that mark opens a block, the block goes too, for a
        block without its head would be a fault of its own, and reported beside the one that caused it.
        """
        index = bisect_left(self.places, offset)
        start = self.start_of(index)
        if index == len(self.marks):
            return Extent(start, len(self.text))
        place, mark = self.marks[index]
        if mark == "{":
            return Extent(start, self.block_end(place))
        if mark == "}" and not self.text[start:place].strip():
            return Extent(place, self._end_of_marks(index))
        return Extent(start, place)

    def _end_of_marks(self, index: int) -> int:
        """Return where a row of closing marks ends, for one too many and ten too many are one fault."""
        end = self.places[index] + 1
        for place, mark in self.marks[index + 1 :]:
            if mark != "}" or self.text[end:place].strip():
                break
            end = place + 1
        return end

    def start_of(self, index: int) -> int:
        """Return where the stretch begins that ends at a mark, given by its place in the list."""
        if index == 0:
            return 0
        place, mark = self.marks[index - 1]
        return place + len(mark)

    def head_start(self, brace: int) -> int:
        """Return where the statement begins whose block is opened by a brace."""
        return self.start_of(bisect_left(self.places, brace))

    def block_end(self, brace: int) -> int:
        """Return where the line ends on which a block is closed; the end of the text if it never is."""
        closed = self.closing.get(brace)
        if closed is None:
            return len(self.text)
        behind = range(bisect_right(self.places, closed), len(self.marks))
        return next((self.places[index] for index in behind if self.marks[index][1] != "{"), len(self.text))

    def outermost_start(self, offset: int) -> int:
        """Return where the statement begins that holds an offset, or the whole block in which it stands."""
        brace = self.open_block_at(offset)
        if brace is None:
            return offset
        while (outer := self._outer[brace]) is not None:
            brace = outer
        return self.head_start(brace)

    def open_block_at(self, offset: int) -> int | None:
        """Return the innermost `{` before an offset that is never closed or closed only behind it."""
        index = bisect_left(self.places, offset)
        return self._open_behind[index - 1] if index else None


def blank(text: str, extent: Extent) -> str:
    """Return the text with spaces instead of the stretch; line ends stay."""
    return text[: extent.start] + _NOT_LINE_END.sub(" ", text[extent.start : extent.end]) + text[extent.end :]
