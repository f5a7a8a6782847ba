"""Find lines that may have been meant by one that cannot be read. Whatever is shown can be written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from ..cards.reports.selectors import UnknownCardWord
from ..diagnostics.diagnostic import Diagnostic, Severity
from ..language.blanks import Structure
from ..language.from_text import parse
from ..language.reports.statements import OutOfRange, RangeOfPlayersBackwards
from ..language.reports.syntax import UnexpectedWord, UnknownStatement
from ..layers.link import Library, link
from ..layers.resolver import Resolver
from ..source import Source
from ..topics.manners.model import HOUSE_RULE
from .asked_back import asked_back
from .fitting import fitted, values_in
from .other_languages import languages_of_players, lines_in
from .search import Hit, bag_of, lines_for, share_met
from .telling import BEGINS_TEXT, told

_BETWEEN = re.compile(r" \+ |[,;&]| and ")
_MOST = 3
_LOOKED_AT = 12
_LEAST = 0.5
"""How near a line must come to the nearest one to be shown beside it."""
_LEAST_SHARE = 0.5
"""How much of what was typed a line must be found by; `play J: slap` is not about what else the jack may do."""
_ALL_GIVEN = 3.0
"""What it adds that a line has a place for every card and number that was typed."""
_MOST_REPORTS = 20
"""A text with more of them is no rulebook, and nobody reads on."""
_LONGEST = 200
"""A longer statement is no rule that somebody put in words of his own."""


def with_lines(reports: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Return the reports; those on lines that cannot be read show what may have been meant."""
    made: list[Diagnostic] = []
    left = _MOST_REPORTS
    for report in reports:
        made.append(_with_lines(report) if left else report)
        left -= made[-1] is not report
    return made


def _with_lines(report: Diagnostic) -> Diagnostic:
    if not isinstance(report, UnknownStatement | UnexpectedWord | UnknownCardWord):
        return report
    if report.suggestion is not None or report.repair is not None or report.lines:
        return report
    statement = _statement_at(report.span.source.text, report.span.start)
    lines = lines_near(statement)
    question = asked_back(statement)
    helped = report if question is None else report.with_notes(question)
    return helped.with_changes(lines=lines) if lines else helped


def _statement_at(text: str, offset: int) -> str:
    """Return the statement at an offset; nothing within an example, whose steps are no rules."""
    structure = Structure(text)
    brace = structure.open_block_at(offset)
    if brace is not None and text[structure.head_start(brace) : brace].strip().startswith("example"):
        return ""
    start, end = structure.statement_at(offset)
    statement = text[start:end].strip().partition("\n")[0].partition("#")[0]
    return statement if len(statement) <= _LONGEST else ""


@lru_cache(maxsize=256)
def lines_near(typed: str) -> tuple[str, ...]:
    """Return up to three lines that may have been meant, nearest first, with the cards and numbers that were typed."""
    found: list[Hit] = []
    asked = bag_of(typed)
    for hit in lines_for(typed, _LOOKED_AT):
        if share_met(hit.line, asked) < _LEAST_SHARE:
            continue
        own = hit.line.text
        line = next((one for one in (fitted(own, typed), own) if "\n" not in one and can_be_written(one)), None)
        if line is not None:
            worth = hit.worth + _ALL_GIVEN * (values_in(typed) <= values_in(line))
            found.append(Hit(hit.line._replace(text=line), worth))
    found = found or _in_other_languages(typed)
    found.sort(key=lambda hit: -hit.worth)
    near = [hit.line.text for hit in found if hit.worth >= found[0].worth * _LEAST]
    if found and (found[0].line.question.key == HOUSE_RULE or BEGINS_TEXT in found[0].line.text):
        # What nobody can play is told; what else the same card may do was not asked for.
        line = told(typed)
        near = [line] if line is not None and can_be_written(line) else near
    elif len(near) < _MOST:
        near.extend(line for part in _parts(typed) for line in lines_near(part)[:1])
    return tuple(dict.fromkeys(near))[:_MOST]


def _parts(typed: str) -> list[str]:
    """Return the parts of a statement that says several things, for each may have a line."""
    parts = _BETWEEN.split(typed)
    return [one.strip() for one in parts] if len(parts) > 1 else []


def _in_other_languages(typed: str) -> list[Hit]:
    """Return the lines that were asked for in another language than English, if they were."""
    found = []
    for hit in lines_in(languages_of_players(), typed)[:_LOOKED_AT]:
        lines = (fitted(hit.line.text, typed), hit.line.text)
        line = next((one for one in lines if "\n" not in one and can_be_written(one)), None)
        if line is not None:
            found.append(Hit(hit.line._replace(text=line), hit.worth))
    return found


@lru_cache(maxsize=512)
def can_be_written(line: str) -> bool:
    """Return whether a line is a statement of the language, with cards and numbers that there are."""
    jokers = "jokers 2\n" if " joker" in line else ""
    parsed = parse(Source("line", f'c8 2\nvariant line "Line" [house]\n{jokers}{line}\n'))
    variant, found = link(parsed.document, Library(lambda _name: None))
    if variant is None or any(one.severity is Severity.ERROR for one in (*parsed.diagnostics, *found)):
        return False
    resolver = Resolver(variant)
    reports = resolver.resolve(resolver.player_range(()).most).diagnostics
    return not any(isinstance(one, OutOfRange | RangeOfPlayersBackwards | UnknownCardWord) for one in reports)
