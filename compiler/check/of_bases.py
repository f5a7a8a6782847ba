"""Place what is found at lines of bases: a base's own faults stay there, what the file brings about stands in the file.

So a file and the same rules in one piece are told the same. Which line of the file brings something about is found by
leaving lines out, one at a time; that takes a while, but few files have such a report at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Label, Severity
from ..language.nodes import Option, Statement, When
from ..layers.circumstances import NUMBER, players_at
from ..layers.exchange import exchanged
from ..layers.link import LinkedVariant
from ..layers.one_table import OneTable
from ..layers.resolver import Resolver
from ..source import Span
from .causes import ReportedAt
from .every_table import EveryTable, everywhere, just_with


class Checks(NamedTuple):
    """What finds reports."""

    everywhere: Callable[[EveryTable], tuple[list[Diagnostic], bool, list[ReportedAt]]]
    """All reports on some tables, and whether statements are at fault."""
    at_table: Callable[[Resolver, OneTable], list[Diagnostic]]
    """The reports on a single table."""


def placed(
    reports: Iterable[Diagnostic], tables: EveryTable, told: Iterable[ReportedAt], checks: Checks, *, at_fault: bool
) -> Iterator[Diagnostic]:
    """Yield the errors that a base has by itself, and all that comes about only through the file, at a line of it.

    If statements are at fault anyway, others may be once a line is left out; else one that was needed is no cause.
    """
    resolver = tables.resolver
    bases = resolver.variant.line[:-1]
    by_itself = _found_without(Resolver(LinkedVariant(bases)), tables, checks)[0] if bases else set()
    through_the_file = []
    for report in reports:
        if _what(report) not in by_itself:
            through_the_file.append(report)
        elif report.severity is Severity.ERROR:
            yield report
    somewhere = {_what(one.report): one.table for one in told}
    lines = statements_of(resolver) if through_the_file else ()
    for statement in lines:
        without = exchanged(resolver, statement, None)
        # Most lines have nothing to do with a report: it is still there where it was found, and no other table matters.
        stay = _still_at({somewhere.get(_what(one)) for one in through_the_file}, without, tables, checks)
        if all(_what(one) in stay for one in through_the_file):
            continue
        left, faulty = _found_without(without, tables, checks)
        due = [] if faulty and not at_fault else [one for one in through_the_file if _what(one) not in left]
        for report in due:
            yield _at(report, statement.span.first_line)
        through_the_file = [one for one in through_the_file if one not in due]
        if not through_the_file:
            return
    for report in through_the_file:
        yield _at(report, resolver.readings.identity.span)


def _still_at(places: Iterable[OneTable | None], resolver: Resolver, tables: EveryTable, checks: Checks) -> set[object]:
    """Return what is found at some of the tables of a variant that lacks something, as far as it still has them."""
    circumstances = tables.resolver.shared.circumstances
    found: set[object] = set()
    for place in filter(None, places):
        chosen = circumstances.chosen(place.circumstances)
        within = just_with(resolver, chosen, players_at(place.circumstances))
        table = EveryTable(resolver, within).one_of(within)
        if table is not None:
            found.update(map(_what, checks.at_table(resolver, table)))
    return found


def _found_without(resolver: Resolver, tables: EveryTable, checks: Checks) -> tuple[set[object], bool]:
    """Return what is found at the same tables of a variant that lacks something, and whether it is at fault."""
    circumstances = tables.resolver.shared.circumstances
    offered = {offer.name for offer in resolver.offers}
    chosen = circumstances.chosen(tables.within.holding & circumstances.of_options)
    players = tables.within.holding & NUMBER if tables.within.asked & NUMBER else None
    within = everywhere(resolver, tuple(name for name in chosen if name in offered), players)
    found, at_fault, _ = checks.everywhere(EveryTable(resolver, within))
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
