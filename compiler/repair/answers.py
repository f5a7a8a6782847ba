"""Write lines that say what is assumed."""

from __future__ import annotations

from typing import NamedTuple

from ..check.reports.holes import AssumedAnswer
from ..diagnostics.diagnostic import Diagnostic
from ..rules.key import Key
from ..source import Source
from ..topics.registry import QUESTIONS, by_key
from .citing import LANGUAGE, Sources, declaration
from .edit import Edit, line_behind
from .places import Places

_ORDER = {question.key: number for number, question in enumerate(QUESTIONS)}


class Candidate(NamedTuple):
    """A way to write down what is assumed on a question."""

    question: Key
    lines: tuple[str, ...]
    """Statements without citations."""
    titles: tuple[str, ...]
    """Whose word it is."""


class LinesToAdd(NamedTuple):
    """The lines to put into a text, and how to tell it."""

    edits: tuple[Edit, ...]
    lines: tuple[tuple[str, str | None], ...]
    """Each new line, with the question that it answers; a declaration answers none."""


def candidates_of(reports: tuple[Diagnostic, ...]) -> tuple[tuple[Candidate, ...], ...]:
    """Return the ways to write down each assumption, best first; in the order of a rulebook."""
    found: dict[Key, tuple[Candidate, ...]] = {}
    for report in reports:
        if isinstance(report, AssumedAnswer):
            found[report.question] = (*found.get(report.question, ()), *_ways(report))
    asked = sorted(found, key=_ORDER.__getitem__)
    return tuple(tuple(dict.fromkeys(found[key])) for key in asked if found[key])


def written(source: Source, chosen: tuple[Candidate, ...], places: Places, sources: Sources) -> LinesToAdd:
    """Return the lines of some answers with their citations, each behind its place, and the declarations they need."""
    lines: dict[tuple[int, str], str] = {}
    for one in chosen:
        cited = sources.cited(one.titles)
        for line in one.lines:
            statement = f"{line[:-1].rstrip()} {cited} }}" if line.endswith("}") else f"{line} {cited}"
            lines.setdefault((places.behind(one.question), statement), one.question)
    edits = [line_behind(source, offset, statement) for offset, statement in lines]
    declared = [declaration(name, title) for name, title in sources.fresh.items()]
    edits = [*(line_behind(source, places.behind_the_sources, one) for one in declared), *edits]
    told = [*((one, None) for one in declared), *((statement, question) for (_, statement), question in lines.items())]
    return LinesToAdd(tuple(edits), tuple(told))


def _ways(report: AssumedAnswer) -> tuple[Candidate, ...]:
    """Return the ways to write an assumption: as it holds at this table, and as the registry has it."""
    question = by_key(report.question)
    if question is None or (question.aspect and report.holds.startswith(f"{question.aspect} ")):
        return ()  # a part of a statement that is somebody's already
    titles = tuple(report.source.split(", ")) if report.source else (LANGUAGE,)
    if not report.source:
        silent = [line for line in question.write if line.startswith("no ")][:1]
        return tuple(Candidate(report.question, (line,), titles) for line in silent)
    held = tuple(report.holds.split("; ")) if question.form != "words" else (report.holds,)
    choices = () if question.default is None else question.default.choices
    whole = [
        tuple(choice.statement.splitlines()) for choice in choices if choice.source in titles and not question.aspect
    ]
    return tuple(Candidate(report.question, lines, titles) for lines in dict.fromkeys([held, *whole]))
