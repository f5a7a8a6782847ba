"""Tell everything that `c8 check` knows: whose word each assumption is, and what other rulebooks say (`--verbose`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from textwrap import fill

from crazy8.compiler.check.reports.holes import AssumedAnswer
from crazy8.compiler.diagnostics.diagnostic import is_finding
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.diagnostics.render.text import WIDTH, report_text
from crazy8.verdict import Verdict

ELSEWHERE = "elsewhere: "
"""The beginning of a note that tells what another rulebook says."""


def everything(verdict: Verdict, palette: Palette) -> Iterator[str]:
    """Yield all reports in full, what is assumed as a list, and what the author allows."""
    assumed = []
    for one in verdict.reports:
        # If the user asked to be strict, what is assumed is a finding like any other.
        if isinstance(one, AssumedAnswer) and not is_finding(one):
            assumed.append(one)
        else:
            yield report_text(one, palette=palette)
    if assumed:
        yield _assumptions(assumed, palette)
    if verdict.allowed:
        yield _allowed(verdict, palette)


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
