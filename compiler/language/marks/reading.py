"""Read a text without its marks, every letter in its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...diagnostics.diagnostic import Repair
from ...source import Source, Span
from ..reports.marks import TypedMark
from .invisible import invisible
from .line_ends import line_ends
from .line_starts import line_starts
from .mark import Mark, overwritten
from .quotation_marks import quotation_marks
from .signs import signs


class Sort(NamedTuple):
    """A sort of marks, which are reported together."""

    find: Callable[[str], Iterable[Mark]]
    what: str
    why: str


SORTS = (
    Sort(quotation_marks, "a text stands in quotation marks that are not straight", 'texts stand between `"`'),
    Sort(invisible, "a character that nobody sees stands in a statement", "it is left out"),
    Sort(line_starts, "a line begins like an item of a list", "statements have no bullets and no numbers"),
    Sort(signs, "a sign stands for one of every keyboard", "it is read as that sign"),
    Sort(line_ends, "a line ends like a sentence", "a statement ends with its line, without a stop"),
)
"""In the order in which they are looked for: what stands in a text is known first, and is left alone."""


class WithoutMarks(NamedTuple):
    """A text that was read without its marks."""

    text: str
    """As long as it was."""
    reports: tuple[TypedMark, ...]


def without_marks(source: Source) -> WithoutMarks:
    """Return a text in which every mark is what it is read as, with a report on each sort that there was."""
    text = source.text
    reports = []
    for sort in SORTS:
        marks = tuple(sort.find(text))
        if marks:
            text = overwritten(text, marks)
            reports.append(_report(source, sort, marks))
    return WithoutMarks(text, tuple(reports))


def _report(source: Source, sort: Sort, marks: tuple[Mark, ...]) -> TypedMark:
    places = tuple(Repair(Span(source, one.start, one.end), one.written, safe=True) for one in marks)
    lines = sorted({one.span.line for one in places})
    notes = (f"it is so in {len(lines)} lines, from line {lines[0]} to line {lines[-1]}",) if len(lines) > 1 else ()
    return TypedMark(
        span=places[0].span, what=sort.what, why=sort.why, notes=notes, repair=places[0], further=places[1:]
    )
