"""Leave out reports that the author allows: `# c8: allow QUESTION-OR-CODE because REASON`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import NamedTuple, TypeVar

from ..diagnostics.allowed import Allowed
from ..diagnostics.diagnostic import Diagnostic, Label, Repair, Severity
from ..diagnostics.registry import all_kinds
from ..diagnostics.suggest import suggest
from ..language.comments import comments_in, holds_statement
from ..language.nodes import Comment
from ..source import Source, Span
from ..topics.registry import QUESTIONS
from .reports.allowing import (
    AllowedWithoutReason,
    AllowsNothing,
    ErrorAllowed,
    UnknownReport,
)

Value = TypeVar("Value")

_ALLOW = "allow"
_ALLOWING = re.compile(rf"#\s*c8:\s*(?P<name>{_ALLOW}\b)(?:\s+(?P<what>\S+))?(?P<rest>.*)")
_BECAUSE = re.compile(r"\s+because\s+(?P<reason>.*\w.*)")


class Allowance(NamedTuple):
    """A comment that allows a report."""

    span: Span
    trailing: bool
    line: int | None
    """The line that it is about; `None` if no statement follows."""
    name: str
    name_span: Span
    reason: str
    """Empty if the author gave none."""

    def is_about(self, report: Diagnostic) -> bool:
        """Return whether the comment means this report, whatever its severity."""
        named = self.name in (report.code, getattr(report, "question", None))
        return named and report.span.source is self.span.source and report.span.line == self.line


def sorted_out(
    source: Source, reports: Iterable[Diagnostic], *, complete: bool
) -> tuple[tuple[Diagnostic, ...], tuple[Allowed, ...]]:
    """Return the reports that stay, with those on the comments themselves, and the reports that a comment allows.

    Only if all checks have been made for all tables (`complete`), a comment that allows nothing is a fault.
    """
    everything = tuple(reports)
    allowances = tuple(allowances_in(source))
    about = _by_line(allowances, attrgetter("line"))
    found = [(one, _permission(one, about.get(one.span.line, ()))) for one in everything]
    allowed = tuple(Allowed(one, *permission) for one, permission in found if permission is not None)
    kept = tuple(one for one, permission in found if permission is None)
    return (*kept, *_faults(allowances, everything, complete=complete)), allowed


def not_allowed(source: Source, reports: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the reports that no comment allows; what is wrong with the comments is told by the check."""
    allowances = tuple(allowances_in(source))
    return tuple(one for one in reports if _permission(one, allowances) is None)


def _by_line(values: Iterable[Value], line: Callable[[Value], int | None]) -> dict[int | None, list[Value]]:
    """Sort values by the line they are about, so that only values of one line are compared with each other."""
    by_line: dict[int | None, list[Value]] = {}
    for value in values:
        by_line.setdefault(line(value), []).append(value)
    return by_line


def allowances_in(source: Source) -> Iterator[Allowance]:
    """Yield every comment that allows something, in the order of the text."""
    for comment in comments_in(source):
        match = _ALLOWING.fullmatch(comment.span.text)
        if match is not None:
            begin = comment.span.start
            # Whoever allows nothing at all is told so by the first word.
            name = "name" if match["what"] is None else "what"
            because = _BECAUSE.fullmatch(match["rest"])
            yield Allowance(
                span=comment.span,
                trailing=comment.trailing,
                line=comment.span.line if comment.trailing else _next_line(comment),
                name=match[name],
                name_span=Span(source, begin + match.start(name), begin + match.end(name)),
                reason="" if because is None else because["reason"].strip(),
            )


def _next_line(comment: Comment) -> int | None:
    """Return the next line that holds more than a comment."""
    source = comment.span.source
    for line in range(comment.span.line + 1, source.line_count + 1):
        if holds_statement(source.line_text(line)):
            return line
    return None


def _permission(report: Diagnostic, allowances: Iterable[Allowance]) -> tuple[str, Span] | None:
    """Return the reason why a report is allowed, and where it is given."""
    if report.severity is Severity.ERROR:
        return None
    return next(
        (
            (allowance.reason, allowance.span)
            for allowance in allowances
            if allowance.reason and allowance.is_about(report)
        ),
        None,
    )


def _faults(
    allowances: tuple[Allowance, ...], reports: tuple[Diagnostic, ...], *, complete: bool
) -> Iterator[Diagnostic]:
    kinds = all_kinds() if allowances else ()
    known = dict.fromkeys([*(kind.code for kind in kinds), *(one.key for one in QUESTIONS)]) if allowances else {}
    deep = {kind.code for kind in kinds if kind.only_deep}
    in_line = _by_line(reports if allowances else (), lambda report: report.span.line)
    for allowance in allowances:
        met = [report for report in in_line.get(allowance.line, ()) if allowance.is_about(report)]
        if allowance.name not in known:
            meant = suggest(allowance.name, known)
            # A comment is the author's own: nobody changes it unasked.
            repair = Repair(allowance.name_span, meant, safe=False) if meant else None
            yield UnknownReport(span=allowance.name_span, name=allowance.name, suggestion=meant, repair=repair)
        elif not met and complete and allowance.name not in deep:
            where = "at this line" if allowance.trailing else "at the next line"
            yield AllowsNothing(span=allowance.span, name=allowance.name, where=where)
        for error in (report for report in met if report.severity is Severity.ERROR):
            yield ErrorAllowed(
                span=allowance.span, name=allowance.name, labels=(Label(error.span, "the error is here"),)
            )
        if not allowance.reason and allowance.name != _ALLOW:
            yield AllowedWithoutReason(span=allowance.span, name=allowance.name)
