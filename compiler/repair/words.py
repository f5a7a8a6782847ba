"""Turn the safe repairs of reports into edits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic
from ..language.comments import comments_in
from ..source import Source
from .edit import Edit, apart, line_end_of


class Mending(NamedTuple):
    """An edit, together with the report that it mends."""

    edit: Edit
    report: Diagnostic


def mendings(source: Source, reports: Iterable[Diagnostic]) -> tuple[Mending, ...]:
    """Return the edits that need no answer, in the order of the text; of two in one place one is too many."""
    found = {mending.edit: mending for mending in _mendings(source, reports)}
    return tuple(found[edit] for edit in apart(found))


def _mendings(source: Source, reports: Iterable[Diagnostic]) -> Iterator[Mending]:
    comments = [comment.span for comment in comments_in(source)]
    end = line_end_of(source)
    for report, repair in ((one, each) for one in reports for each in one.repairs):
        if not repair.safe or repair.span.source is not source:
            continue
        if any(one.start <= repair.span.start and repair.span.end <= one.end for one in comments):
            continue
        yield Mending(Edit(repair.span.start, repair.span.end, repair.replacement.replace("\n", end)), report)
