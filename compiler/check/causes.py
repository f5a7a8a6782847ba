"""Merge reports with the same cause into one, and name the tables at which it arises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..cards.as_selectors import OPEN
from ..diagnostics.diagnostic import Diagnostic, Repair, Severity
from ..layers.circumstances import Bits, Condition
from ..layers.one_table import OneTable
from .every_table import EveryTable
from .reports.holes import OpenQuestion

if TYPE_CHECKING:
    from .at_once import Way

Work = Callable[[OneTable], Iterable[Diagnostic]]
"""A function that yields the reports on one table."""


class Arisen(NamedTuple):
    """A report, together with the tables at which it arises."""

    report: Diagnostic
    conditions: list[Condition | Way]
    works: list[Work]
    """The works that report it; a fault of a group of cards is reported with each statement that names the group."""


class ReportedAt(NamedTuple):
    """A report as it is told."""

    needed: int
    """How many further options it takes."""
    report: Diagnostic
    table: OneTable | None
    """A smallest table at which it arises."""


class Reports:
    """The reports on the tables of a variant, one for each cause."""

    def __init__(self, tables: EveryTable) -> None:
        """Begin with none."""
        self._tables = tables
        self._arisen: dict[Cause, Arisen] = {}

    def add(self, works: Iterable[Work]) -> None:
        """Take in what some works tell of every table."""
        for work in works:
            for condition, reports in self._tables.cases(work):
                for report in reports:
                    known = self._arisen.setdefault(cause_of(report), Arisen(report, [], []))
                    known.conditions.append(condition)
                    if work not in known.works:
                        known.works.append(work)

    @property
    def works_with_errors(self) -> tuple[Work, ...]:
        """Return the works that reported an error at some table."""
        errors = [one for one in self._arisen.values() if one.report.severity is Severity.ERROR]
        return tuple(dict.fromkeys(work for error in errors for work in error.works))

    @property
    def told(self) -> list[ReportedAt]:
        """Return all reports with the tables at which they arise, those that need no option first."""
        telling = Telling()
        found = (_with_tables(one, cause, self._tables, telling) for cause, one in self._arisen.items())
        return sorted(filter(None, found), key=lambda one: one.needed)


Cause: TypeAlias = tuple[type[Diagnostic], tuple[object, ...]]
"""A value that is the same for two reports with one cause, whatever the table."""


def cause_of(report: Diagnostic) -> Cause:
    """Return the cause of a report; words for cards that depend on options are left open in it."""
    varies = (*report.varies, "notes", "labels")
    data = (getattr(report, name) for name in report.field_names if name not in varies)
    return (type(report), tuple(OPEN if _is_open(one) else one for one in data))


def _is_open(value: object) -> bool:
    """Return whether something has words in it that depend on options."""
    text = value.replacement if isinstance(value, Repair) else value
    return isinstance(text, str) and OPEN in text


def is_alike(cause: Cause, known: Cause) -> bool:
    """Return whether a cause is another one, or one of which some words were left open."""
    return cause[0] is known[0] and all(one in (OPEN, other) for one, other in zip(cause[1], known[1], strict=True))


class Telling:
    """The reports of some works at single tables, by cause.

    Each work is asked once per table, for one may report each line of a file.
    """

    def __init__(self) -> None:
        """Begin with nobody asked."""
        self._told: dict[tuple[Work, Bits], dict[Cause, Diagnostic]] = {}

    def told_at(self, table: OneTable, works: Iterable[Work], cause: Cause) -> Diagnostic | None:
        """Return the report with a given cause at a table, if it arises there."""
        told = (self._told_by(work, table, cause) for work in works)
        return next((one for one in told if one is not None), None)

    def _told_by(self, work: Work, table: OneTable, cause: Cause) -> Diagnostic | None:
        by_cause = self._by_cause(work, table)
        found = by_cause.get(cause)
        return found or next((report for known, report in by_cause.items() if is_alike(cause, known)), None)

    def _by_cause(self, work: Work, table: OneTable) -> dict[Cause, Diagnostic]:
        place = (work, table.circumstances)
        if place not in self._told:
            by_cause = self._told[place] = {}
            for one in work(table):
                by_cause.setdefault(cause_of(one), one)
        return self._told[place]


def _with_tables(arisen: Arisen, cause: Cause, tables: EveryTable, telling: Telling) -> ReportedAt | None:
    """Return a report as it reads at its smallest table, with a note on where it arises unless that is everywhere.

    What was found at all tables at once must arise at a single one, or nobody can ever meet it.
    """
    if tables.within in arisen.conditions:
        return ReportedAt(0, arisen.report, tables.one_of(tables.within))
    found = tables.smallest_choices(arisen.conditions)
    choices = sorted(found, key=lambda choice: (choice.bit_count(), choice))
    looked_at: dict[int, OneTable] = {}
    at: dict[int, Diagnostic] = {}
    while choices and not at:
        looked_at = tables.with_choice(choices[0])
        told = {players: telling.told_at(table, arisen.works, cause) for players, table in looked_at.items()}
        at = {players: report for players, report in told.items() if report is not None}
        choices = choices if at else choices[1:]
    if not at:
        return None
    first, report = next(iter(at.items()))
    players = "" if len(at) == len(looked_at) else f" with {_counted(list(looked_at), at)} players"
    options = _options(choices, tables)
    if isinstance(report, OpenQuestion) and tables.is_combination(choices[0]):
        notes = [f"{_named(choices[0], tables)} together leave `{report.question}` open{players}"]
    else:
        notes = [*([f"with {options}"] if options else []), *([f"arises{players}"] if players else [])]
    needed = len(tables.further_options(choices[0]))
    report = report.with_changes(notes=(*notes, *report.notes)) if notes else report
    return ReportedAt(needed, report, looked_at[first])


def _options(choices: Sequence[Bits], tables: EveryTable) -> str:
    """Put choices of options that lead to a report into words; nothing if no further option is needed."""
    if not tables.further_options(choices[0]):
        return ""
    alone = [_named(choice, tables) for choice in choices if not tables.is_combination(choice)]
    joined = [f"{_named(choice, tables)} together" for choice in choices if tables.is_combination(choice)]
    parts = [f"option {', '.join(alone)}"] if alone else []
    return " or ".join([*parts, *([f"options {' or '.join(joined)}"] if joined else [])])


def _named(choice: Bits, tables: EveryTable) -> str:
    """Name the further options of a choice: `a`, `b` and `c`."""
    *others, last = (f"`{name}`" for name in tables.further_options(choice))
    return f"{', '.join(others)} and {last}" if others else last


def _counted(looked_at: list[int], counts: Collection[int]) -> str:
    """Put numbers of players into words, neighbours as ranges."""
    stretches: list[list[int]] = []
    for count in sorted(counts):
        if stretches and stretches[-1][-1] == count - 1:
            stretches[-1].append(count)
        else:
            stretches.append([count])
    words: list[str] = []
    for stretch in stretches:
        if len(stretch) > 1 and stretch[-1] == looked_at[-1]:
            words.append(f"{stretch[0]} or more")
        elif len(stretch) > 2:
            words.append(f"{stretch[0]} to {stretch[-1]}")
        else:
            words.extend(map(str, stretch))
    return " and ".join(words)
