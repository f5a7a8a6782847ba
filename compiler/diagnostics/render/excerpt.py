"""Show excerpts of a source: numbered lines, with the places of a report underlined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from ...source import Source, Span
from .cells import Layout, lay_out, visible
from .palette import Palette, paint

ELLIPSIS = "..."


class Underlining(NamedTuple):
    """A stretch of one line that is underlined, with what is said about it."""

    line: int
    start: int
    """Counted from 0 in characters of the line."""
    end: int
    sign: str
    text: str
    style: str

    @property
    def sort_key(self) -> tuple[int, int, int]:
        """Return the key that sorts by line and place; of two marks in one place the longer is first."""
        return self.line, self.start, -self.end


def mark(span: Span, sign: str, text: str, style: str) -> Underlining:
    """Return the mark for the first line of a span; a span at or behind the end of a line marks the place behind it."""
    first = span.first_line
    line, column = first.source.position(first.start)
    length = len(first.source.line_text(line))
    start = min(column - 1, length)
    return Underlining(line, start, min(start + first.end - first.start, length), sign, visible(text), style)


class Gutter(NamedTuple):
    """The column of line numbers on the left."""

    digits: int
    palette: Palette

    def place(self, arrow: str, span: Span) -> str:
        """Return the line that names the file, line and column of a span."""
        where = f"{visible(span.source.name)}:{span.line}:{span.column}"
        return f"{' ' * self.digits}{paint(arrow, self.palette.gutter)} {where}"

    def row(self, text: str = "", *, number: int | None = None, bar: str = "|", style: str | None = None) -> str:
        """Return one line of an excerpt, with its number if it has one."""
        head = f"{'' if number is None else number:>{self.digits}} {bar}"
        painted = paint(head, self.palette.gutter if style is None else style)
        return f"{painted} {text}" if text else painted


def excerpt(source: Source, marks: Iterable[Underlining], gutter: Gutter, width: int) -> Iterator[str]:
    """Yield the marked lines of one source in order, with `...` where lines are left out."""
    previous = None
    for number, group in groupby(sorted(marks, key=lambda one: one.sort_key), key=lambda one: one.line):
        if previous is not None and number == previous + 2:
            between, _ = shown_part(lay_out(source.line_text(number - 1)), 0, 0, width)
            yield gutter.row(between, number=number - 1)
        elif previous is not None and number > previous + 1:
            yield paint(ELLIPSIS, gutter.palette.gutter)
        yield from _marked_line(lay_out(source.line_text(number)), list(group), gutter, width)
        previous = number


def shown_part(layout: Layout, start: int, end: int, width: int) -> tuple[str, int]:
    """Return the part of a line round the characters `start` to `end` that fits into `width` cells.

    Returns the printed text and how many cells it is shifted to the left.
    """
    if layout.width <= width:
        return layout.text().rstrip(), 0
    room = width - 2 * len(ELLIPSIS)
    marked = layout.offsets[end] - layout.offsets[start]
    context = max((room - marked) // 2, room // 5)
    left = layout.character_at(max(0, min(layout.offsets[start] - context, layout.width - room)))
    right = layout.last_fitting(layout.offsets[left] + room)
    before, after = (ELLIPSIS if left else ""), (ELLIPSIS if right < len(layout.glyphs) else "")
    return f"{before}{layout.text(left, right)}{after}".rstrip(), layout.offsets[left] - len(before)


def _marked_line(layout: Layout, marks: Sequence[Underlining], gutter: Gutter, width: int) -> Iterator[str]:
    """Yield a line with the underlines of its marks; a line that is too long is shown once for each mark."""
    groups = [marks] if layout.width <= width else [[one] for one in marks]
    for group in groups:
        text, shift = shown_part(layout, group[0].start, group[0].end, width)
        yield gutter.row(text, number=group[0].line)
        for row in _rows(group):
            yield gutter.row(_underlines(layout, row, shift, width))


def _rows(marks: Sequence[Underlining]) -> list[list[Underlining]]:
    """Return marks that can share a row of underlines: they do not touch, and only the last has a text."""
    rows: list[list[Underlining]] = []
    for one in marks:
        row = next((row for row in rows if not row[-1].text and row[-1].end < one.start), None)
        if row is None:
            rows.append([one])
        else:
            row.append(one)
    return rows


def _underlines(layout: Layout, marks: Sequence[Underlining], shift: int, width: int) -> str:
    parts, cell = [], 0
    for one in marks:
        start, end = layout.offsets[one.start], layout.offsets[one.end]
        # A span of nothing but combining marks is shown under the letter they hang on.
        start = max(0, end - 1) if start == end and one.start < one.end else start
        length = max(1, min(end - start, width - len(ELLIPSIS) - (start - shift)))
        text = f"{one.sign * length} {one.text}" if one.text else one.sign * length
        parts.append(" " * (start - shift - cell) + paint(text, one.style))
        cell = start - shift + length
    return "".join(parts)
