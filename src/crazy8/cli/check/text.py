"""Tell people what `c8 check` found: findings in full, what is assumed as a list, and the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from textwrap import fill
from typing import TypeGuard

from crazy8.compiler.check.reports.holes import AssumedAnswer
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.diagnostics.render.text import WIDTH, count_words, report_text
from crazy8.verdict import Standings, Verdict

ELSEWHERE = "elsewhere: "
"""The beginning of a note that tells what another rulebook says."""


def report(verdicts: Sequence[Verdict], palette: Palette, *, in_full: bool = False) -> str:
    """Return the reports on every rulebook with its verdict, and a summary if there are several."""
    parts = [part for verdict in verdicts for part in _one(verdict, palette, in_full=in_full)]
    if len(verdicts) > 1:
        parts.append(_summary(verdicts))
    return "\n\n".join(parts) + "\n"


def summaries(verdicts: Sequence[Verdict], palette: Palette) -> str:
    """Return the verdict on every rulebook without its reports, a line for each, and a summary if there are several."""
    lines = [verdict_line(verdict, palette) for verdict in verdicts]
    return "\n".join([*lines, *([_summary(verdicts)] if len(verdicts) > 1 else [])]) + "\n"


def verdict_line(verdict: Verdict, palette: Palette) -> str:
    """Return the verdict in one sentence, after the name of the file."""
    return f"{paint(visible(verdict.file), palette.message)}: {verdict_words(verdict, palette)}"


def verdict_words(verdict: Verdict, palette: Palette) -> str:
    """Return whether the rulebook is playable, and how many of its questions are answered."""
    worst = min((list(type(finding.severity)).index(finding.severity) for finding in verdict.findings), default=None)
    style = palette.added if worst is None else (palette.error, palette.warning)[worst]
    questions = questions_words(verdict.standings)
    more = verdict.standings.only_with_options
    return "; ".join(
        part
        for part in (
            paint(_state(verdict), style),
            questions,
            f"options raise {more} more" if questions and more else "",
            _allowed_words(len(verdict.allowed)) if verdict.allowed else "",
        )
        if part
    )


def questions_words(standings: Standings) -> str:
    """Count the questions that are answered, assumed and open; nothing if no rules could be made."""
    if not standings.arising:
        return ""
    if standings.answered == standings.arising:
        return f"answers all {standings.arising} questions that arise"
    return (
        f"answers {standings.answered} of {standings.arising} questions that arise, assumes {standings.assumed}, "
        f"leaves {standings.open} open"
    )


def findings_text(findings: Iterable[Diagnostic], palette: Palette) -> str:
    """Return findings in full."""
    return "\n\n".join(report_text(finding, palette=palette) for finding in findings)


def _one(verdict: Verdict, palette: Palette, *, in_full: bool) -> Iterator[str]:
    assumed = [] if in_full else [one for one in verdict.reports if _is_listed(one)]
    in_text = (one for one in verdict.reports if in_full or not _is_listed(one))
    yield from (report_text(one, palette=palette) for one in in_text)
    # Who has to mend errors first should not have to look for them; the verdict says how much is assumed.
    if assumed and verdict.playable:
        yield _assumptions(assumed, palette)
    if in_full and verdict.allowed:
        yield _allowed(verdict, palette)
    yield verdict_line(verdict, palette)


def _is_listed(one: Diagnostic) -> TypeGuard[AssumedAnswer]:
    """Return whether a report is one line of the list of what is assumed, unless the user asked to be strict."""
    return isinstance(one, AssumedAnswer) and not is_finding(one)


def _state(verdict: Verdict) -> str:
    words = count_words(verdict.findings)
    if not verdict.playable:
        return f"not playable, {words}"
    return f"playable, but {words}" if verdict.findings else "playable"


def _summary(verdicts: Sequence[Verdict]) -> str:
    playable = sum(verdict.playable for verdict in verdicts)
    findings = [finding for verdict in verdicts for finding in verdict.findings]
    share = "all playable" if playable == len(verdicts) else f"{playable} of them playable"
    allowed = sum(len(verdict.allowed) for verdict in verdicts)
    more = f", {_allowed_words(allowed)}" if allowed else ""
    return f"{len(verdicts)} rulebooks: {share}, {count_words(findings)}{more}"


def _allowed_words(number: int) -> str:
    return f"{number} report{'' if number == 1 else 's'} allowed"


def _allowed(verdict: Verdict, palette: Palette) -> str:
    """List what the author allows, and why."""
    lines = [f"{paint('allowed', palette.note)} in {visible(verdict.file)}:"]
    for report, reason, _ in verdict.allowed:
        place = paint(f"line {report.span.line}", palette.gutter)
        lines.append(f"{place}: {paint(report.code, palette.message)}: {visible(report.message)}")
        lines.append(_row("because", reason))
    return "\n".join(lines)


def _assumptions(reports: Sequence[AssumedAnswer], palette: Palette) -> str:
    """List what is assumed, grouped by the line that raises the question."""
    name = visible(reports[0].span.source.name)
    head = f"{paint('assumed', palette.note)} in {name}, until it says otherwise:"
    groups = ["\n".join(_group(list(group), palette)) for _, group in groupby(reports, key=lambda one: one.span.line)]
    return "\n\n".join([head, *groups, "`c8 explain QUESTION` shows how to answer one of these."])


def _group(reports: list[AssumedAnswer], palette: Palette) -> Iterator[str]:
    span = reports[0].span
    gutter = paint(f"line {span.line}", palette.gutter)
    yield f"{gutter}: {visible(span.first_line.text)}"
    for one in reports:
        yield from _entry(one, palette)


def _entry(one: AssumedAnswer, palette: Palette) -> Iterator[str]:
    yield f"  {paint(one.question, palette.message)}  {one.asks}"
    conditions = [fact for fact in one.notes if not fact.startswith(ELSEWHERE)]
    if conditions:
        yield _row("only", ", ".join(fact.removeprefix("arises ") for fact in conditions))
    # A rule that is somebody's is a line of a file; silence that is an answer is a sentence.
    yield _row("assumed", f"`{one.holds}` ({one.source})" if one.source else one.holds)
    answers = [fact.removeprefix(ELSEWHERE) for fact in one.notes if fact.startswith(ELSEWHERE)]
    for number, answer in enumerate(answers):
        yield _row("" if number else "elsewhere", answer)


@lru_cache(maxsize=4096)
def _row(word: str, text: str) -> str:
    """Return a fact behind its name; many rulebooks leave the same question open."""
    return fill(
        visible(text),
        WIDTH,
        initial_indent=f"    {word:<11}",
        subsequent_indent=" " * 17,
        break_long_words=False,
        break_on_hyphens=False,
    )
