"""Show a repair as it would change the text: the lines that go, and the lines that come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from ..diagnostic import Repair
from .cells import lay_out
from .excerpt import ELLIPSIS, Gutter, shown_part

MOST_LINES = 6
"""More lines than this, removed or added, are not shown."""


class Change(NamedTuple):
    """The effect of a repair on whole lines."""

    line: int
    """The first line that changes, counted from 1."""
    removed: tuple[str, ...]
    added: tuple[str, ...]

    @property
    def last_line(self) -> int:
        """The highest line number that is shown."""
        return self.line + max(len(self.removed), len(self.added), 1) - 1


def change(repair: Repair) -> Change:
    """Return the lines of the source that a repair touches, before and after, without those it leaves as they are."""
    source = repair.span.source
    first, column = source.position(repair.span.start)
    last, end = repair.span.end_position
    old = [source.line_text(line) for line in range(first, last + 1)]
    new = (old[0][: column - 1] + repair.replacement + old[-1][end - 1 :]).split("\n")
    new = [line.rstrip("\r") for line in new]
    while old and new and old[0] == new[0]:
        del old[0], new[0]
        first += 1
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return Change(first, tuple(old), tuple(new))


def change_rows(one: Change, gutter: Gutter, width: int) -> Iterator[str]:
    """Yield the lines that go, marked `-`, then those that come, marked `+`."""
    pairs = zip_longest(one.removed, one.added, fillvalue="")
    starts = [_first_difference(*pair) for pair in pairs]
    for lines, bar, style in ((one.removed, "-", gutter.palette.removed), (one.added, "+", gutter.palette.added)):
        for offset, (line, start) in enumerate(zip(lines[:MOST_LINES], starts, strict=False)):
            text, _ = shown_part(lay_out(line), start, start, width)
            yield gutter.row(text, number=one.line + offset, bar=bar, style=style)
        if len(lines) > MOST_LINES:
            yield gutter.row(ELLIPSIS, bar=bar, style=style)


def _first_difference(old: str, new: str) -> int:
    return next((index for index, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), 0)
