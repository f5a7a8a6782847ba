"""Place what is found at lines of bases: a base's own faults stay there, what the file brings about stands in the file.

So a file and the same rules in one piece are told the same. Which line of the file brings something about is found by
leaving lines out, one at a time; that takes a while, but few files have such a report at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..diagnostics.diagnostic import Diagnostic, Label, Severity
from ..language.nodes import Option, Statement, When
from ..layers.circumstances import NUMBER
from ..layers.exchange import exchanged
from ..layers.link import LinkedVariant
from ..layers.resolver import Resolver
from ..source import Span
from .every_table import EveryTable, everywhere

Check = Callable[[EveryTable], tuple[list[Diagnostic], bool]]
"""What finds all reports on some tables, and says whether statements are at fault."""


def placed(reports: Iterable[Diagnostic], tables: EveryTable, check: Check, *, at_fault: bool) -> Iterator[Diagnostic]:
    """Yield the errors that a base has by itself, and all that comes about only through the file, at a line of it.

    If statements are at fault anyway, others may be once a line is left out; else one that was needed is no cause.
    """
    resolver = tables.resolver
    bases = resolver.variant.line[:-1]
    by_itself = _found_without(Resolver(LinkedVariant(bases)), tables, check)[0] if bases else set()
    through_the_file = []
    for report in reports:
        if _what(report) not in by_itself:
            through_the_file.append(report)
        elif report.severity is Severity.ERROR:
            yield report
    lines = statements_of(resolver) if through_the_file else ()
    for statement in lines:
        left, faulty = _found_without(exchanged(resolver, statement, None), tables, check)
        due = [] if faulty and not at_fault else [one for one in through_the_file if _what(one) not in left]
        for report in due:
            yield _at(report, statement.span.first_line)
        through_the_file = [one for one in through_the_file if one not in due]
        if not through_the_file:
            return
    for report in through_the_file:
        yield _at(report, resolver.readings.identity.span)


def _found_without(resolver: Resolver, tables: EveryTable, check: Check) -> tuple[set[object], bool]:
    """Return what is found at the same tables of a variant that lacks something, and whether it is at fault."""
    circumstances = tables.resolver.shared.circumstances
    offered = {offer.name for offer in resolver.offers}
    chosen = circumstances.chosen(tables.within.holding & circumstances.of_options)
    players = tables.within.holding & NUMBER if tables.within.asked & NUMBER else None
    within = everywhere(resolver, tuple(name for name in chosen if name in offered), players)
    found, at_fault = check(EveryTable(resolver, within))
    return set(map(_what, found)), at_fault


def statements_of(resolver: Resolver) -> Iterator[Statement]:
    """Yield the statements of the file itself, those of its blocks and options too."""
    nodes: list[object] = list(resolver.variant.own.document.body)
    while nodes:
        node = nodes.pop(0)
        if isinstance(node, Statement):
            yield node
        elif isinstance(node, Option | When):
            nodes[:0] = node.statements


def _what(report: Diagnostic) -> object:
    """Return what a report is about, however many cards and tables are concerned."""
    return (type(report), report.span, getattr(report, "question", None))


def _at(report: Diagnostic, place: Span) -> Diagnostic:
    """Return a report at another place, which points at the line of the base too; a base is not repaired from here."""
    line = Label(report.span, "it is about this line")
    return report.with_changes(span=place, labels=(line, *report.labels), repair=None)
