"""Give reports on what cannot be read the repair that was tried, if there is just one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ..cards.reports.selectors import (
    AmbiguousWord,
    NoRank,
    NotOneCard,
    RelationHere,
    RoleHere,
    UnclearRow,
    UnknownCardWord,
)
from ..diagnostics.diagnostic import Diagnostic, Repair
from ..language.reports.statements import UnknownAttribute
from ..language.reports.syntax import UnexpectedWord, UnknownStatement
from ..source import Source, Span
from ..topics.wild.reports import NamesOrNot
from .candidates import Reading, candidates
from .cards_alone import lines_on_cards_alone
from .statement import Statements, Typed

_JOKER, _JOKERS = "joker", "jokers 2"

Faults = Callable[[str], tuple[Diagnostic, ...]]
"""What is wrong with the statements of a text."""

_KINDS = (UnknownStatement, UnexpectedWord, UnknownCardWord, UnknownAttribute, UnclearRow, NamesOrNot)
_NOT_MEANT = (*_KINDS, AmbiguousWord, NoRank, NotOneCard, RelationHere, RoleHere)
"""What is said of a statement that reads and names nothing that could be meant."""
_MOST_STATEMENTS = 40
"""Of more statements that cannot be read most are no rules."""
_MOST_TRIED = 6
"""So many ways to read a statement are tried in the whole text."""
_TWO_WAYS = re.compile(r"\b(?:more|over|above|fewer|less|under|below|least|most) (?:than )?\d", re.IGNORECASE)
"""Where a number is a limit it matters whether it counts itself, and no repair may leave the word out."""
_PACKS_AND_JOKERS = re.compile(r"(?=.*jok)(?=.*(?:pack|deck|standard)).*\d", re.IGNORECASE)
"""Jokers may be counted in all or in each pack; whoever tells both in a line is asked."""


def with_repairs(source: Source, reports: Iterable[Diagnostic], faults: Faults) -> list[Diagnostic]:
    """Return the reports; of those on one statement the first one has its repair.

    `faults` tells what is wrong with the statements of another text.
    """
    told: list[Diagnostic] = list(reports)
    statements = Statements(source)
    at_fault: dict[Typed, int] = {}
    for place, report in enumerate(told):
        if isinstance(report, _KINDS) and report.span.source is source:
            typed = statements.at(report.span.start)
            if typed is not None and len(at_fault) < _MOST_STATEMENTS:
                at_fault.setdefault(typed, place)
    mended: list[tuple[Diagnostic, Typed]] = []
    for typed, place in at_fault.items():
        report = told[place]
        found = _readings(typed, statements.alone(typed, at_fault), faults)
        if len(found) == 1:
            told[place] = _repaired(report, source, typed, found[0])
            mended.append((told[place], typed))
        elif isinstance(report, NamesOrNot) and _lacks_jokers(report, source, faults):
            told[place] = _with_jokers(report)
        elif hasattr(report, "lines"):
            lines = tuple(one.text for one in found if "\n" not in one.text)
            if not lines and report.repair is None:  # a word that is near in letters says what is meant
                lines = lines_on_cards_alone(typed.text)
            if lines:
                told[place] = report.with_changes(suggestion=None, repair=None, lines=lines)
    return [one for one in told if not any(_has_the_same_cause(one, *each) for each in mended)]


def _lacks_jokers(report: NamesOrNot, source: Source, faults: Faults) -> bool:
    """Return whether the repair of a report leads to the next one, since the pack has no jokers."""
    one = report.repair
    if one is None:
        return False
    found = faults(source.text[: one.span.start] + one.replacement + source.text[one.span.end :])
    return any(isinstance(each, UnknownCardWord) and each.word == _JOKER for each in found)


def _with_jokers(report: NamesOrNot) -> Diagnostic:
    assert report.repair is not None
    repair = report.repair._replace(replacement=f"{report.repair.replacement}\n{_JOKERS}")
    return report.with_notes(f"the pack has no jokers: `{_JOKERS}` puts them in").with_changes(repair=repair)


def _has_the_same_cause(one: Diagnostic, mended: Diagnostic, typed: Typed) -> bool:
    """Return whether a report is about a statement that is mended as a whole by the repair of another report."""
    is_there = one.span.source is mended.span.source and typed.start <= one.span.start < typed.end
    return is_there and one is not mended and isinstance(one, _KINDS)


def _readings(typed: Typed, text: str, faults: Faults) -> list[Reading]:
    """Return the ways to read a statement with the fewest changes, each tried in the whole text."""
    if _PACKS_AND_JOKERS.fullmatch(typed.text):
        return []
    before: int | None = None
    for found in candidates(typed.text, typed.reads, marked=typed.marked):
        before = _unread(faults(text)) if before is None else before
        likely = (one for one in found[:_MOST_TRIED] if _limits(one.text) == _limits(typed.text))
        sound = [one for one in likely if _is_sound(one, typed, text, faults, before)]
        as_one = [one for one in sound if "\n" not in one.text]
        if sound:
            return as_one or sound
    return []


def _is_sound(one: Reading, typed: Typed, text: str, faults: Faults, before: int) -> bool:
    """Return whether everything in the changed statement is known, and less is left to read than before."""
    written = _lines(one, typed)
    found = faults(text[: typed.start] + written + text[typed.end :])
    end = typed.start + len(written)
    unread = (each for each in found if isinstance(each, _NOT_MEANT) and typed.start <= each.span.start <= end)
    return _unread(found) < before and next(unread, None) is None


def _unread(found: Iterable[Diagnostic]) -> int:
    """Return how much cannot be read; whether the rules agree with each other is told apart from it."""
    return sum(isinstance(one, _KINDS) for one in found)


def _limits(text: str) -> list[str]:
    return _TWO_WAYS.findall(text)


def _lines(one: Reading, typed: Typed) -> str:
    return one.text.replace("\n", f"\n{typed.indent}")


def _repaired(report: Diagnostic, source: Source, typed: Typed, one: Reading) -> Diagnostic:
    span = Span(source, typed.start, typed.end)
    repair = Repair(span, _lines(one, typed), safe=True, why="; ".join(one.why))
    changes: dict[str, object] = {"repair": repair}
    if hasattr(report, "suggestion"):
        changes["suggestion"] = None
    return report.with_changes(**changes)
