"""Judge a rulebook: what is wrong with it, and how many of the questions that arise it answers."""

from __future__ import annotations

from collections.abc import Iterable

from crazy8.compiler.check.every_table import EveryTable, just_with
from crazy8.compiler.check.reports.holes import AssumedAnswer, OpenQuestion
from crazy8.compiler.check.standings import FROM_GOOD_TO_BAD, worst_standings
from crazy8.compiler.diagnostics.allowed import Allowed
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, is_finding
from crazy8.compiler.diagnostics.render.text import count_words
from crazy8.compiler.layers.one_table import OneTable
from crazy8.compiler.pipeline import Checked, check_linked
from crazy8.compiler.questions.question import Question
from crazy8.compiler.record import Record
from crazy8.compiler.topics.manners.told import ToldRule
from crazy8.compiler.topics.manners.told_parts import all_told
from crazy8.compiler.topics.registry import QUESTIONS


class Standings(Record):
    """The number of questions that arise, by their standing.

    A question that is asked for several player counts is counted once, by its worst standing. What the language itself
    settles or works out is not counted: no rulebook has to answer it.
    """

    answered: int = 0
    assumed: int = 0
    open: int = 0
    only_with_options: int = 0
    """The number of further questions that are assumed or open once a further option is chosen."""

    @property
    def arising(self) -> int:
        """All of them."""
        return self.answered + self.assumed + self.open


class Verdict(Record):
    """The verdict on one rulebook; true if it can be played."""

    file: str
    reports: tuple[Diagnostic, ...]
    """In reading order: errors, warnings, and notes such as what is assumed."""
    playable: bool
    """Whether a game can be played by these rules: there are no errors."""
    standings: Standings
    """For the chosen options and all player counts that were looked at; all zero if no rules could be made."""
    allowed: tuple[Allowed, ...] = ()
    """The reports that a comment of the file allows, with the reasons; `reports` does not hold them."""

    assumed: tuple[Question, ...] = ()
    """The questions to which the language assumes an answer at some of the tables, in reading order."""
    open: tuple[Question, ...] = ()
    """The questions that have no answer at some of the tables."""
    told: int = 0
    """The number of rules that are told and not played, at some of the tables."""
    examples: int = 0
    """The number of worked examples of the file that were not played."""
    covered: tuple[str, ...] = ()
    """How much a deep check looked at, in words."""

    def __repr__(self) -> str:
        """Return the verdict in a line."""
        word = "playable" if self.playable else "not playable"
        return f"<Verdict on {self.file}: {word}, {count_words(self.findings)}>"

    def __bool__(self) -> bool:
        """Return whether a game can be played by these rules."""
        return self.playable

    def with_reports(self, reports: Iterable[Diagnostic]) -> Verdict:
        """Return the same verdict with other reports."""
        return self.with_changes(reports=tuple(reports))

    @property
    def clean(self) -> bool:
        """Return whether there are neither errors nor warnings."""
        return not self.findings

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """The errors and warnings."""
        return tuple(report for report in self.reports if is_finding(report))

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """Return what prevents a game."""
        return tuple(report for report in self.reports if report.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """Return what players will argue about."""
        return tuple(report for report in self.reports if report.severity is Severity.WARNING)


def verdict_on(linked: Checked, options: tuple[str, ...], players: int | None) -> Verdict:
    """Check a linked variant for a choice of options, and for every number of players or for one."""
    checked = check_linked(linked, options, players)
    standings, worst, told = Standings(), dict[str, str](), set[ToldRule]()
    if checked.resolver is not None:
        tables = EveryTable(checked.resolver, just_with(checked.resolver, options, players))
        worst |= worst_standings(tables, all_sound=checked.playable)
        told = {rule for case in tables.cases(_told) for rule in case.result}
        found = (*checked.diagnostics, *(one.report for one in checked.allowed))
        reported = {one.question for one in found if isinstance(one, AssumedAnswer | OpenQuestion)}
        answered, assumed, left_open = (list(worst.values()).count(name) for name in FROM_GOOD_TO_BAD)
        known = {key for key, standing in worst.items() if standing != "answered"}
        standings = Standings(
            answered=answered, assumed=assumed, open=left_open, only_with_options=len(reported - known)
        )
    unsure = [tuple(one for one in QUESTIONS if worst.get(one.key) == name) for name in FROM_GOOD_TO_BAD[1:]]
    examples = 0 if checked.resolver is None else len([*checked.resolver.variant.examples()])
    return Verdict(
        file=checked.source.name,
        reports=checked.diagnostics,
        playable=checked.playable,
        standings=standings,
        allowed=checked.allowed,
        assumed=unsure[0],
        open=unsure[1],
        told=len(told),
        examples=examples,
    )


def _told(table: OneTable) -> tuple[ToldRule, ...]:
    return tuple(all_told(table.rules))
