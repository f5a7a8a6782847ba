"""Tell in a few lines what a rulebook leaves open, so that the findings above them stay in sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crazy8.compiler.check.reports.holes import AssumedAnswer
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, is_finding
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.topics.registry import by_key
from crazy8.read_variant import ReadVariant
from crazy8.verdict import Verdict

MOST_LINES = 5
"""Of notes and questions together. With what stands round them, ten lines of a terminal."""
_RULE_IN_WORDS = "rule "


def in_short(variant: ReadVariant, verdict: Verdict, palette: Palette) -> Iterator[str]:
    """Yield a line for each of the most important notes and questions, and one for all that the base leaves open."""
    notes = [one for one in verdict.reports if not is_finding(one) and not isinstance(one, AssumedAnswer)]
    note = paint("note", palette.note)
    yield from _few([f"{note}: {_line(one, visible(one.message), variant, palette)}" for one in notes], MOST_LINES)
    # Who has to mend errors first should not have to look for them; the verdict says how much is assumed.
    assumed = [one for one in verdict.reports if isinstance(one, AssumedAnswer) and not is_finding(one)]
    if not assumed or not verdict.playable:
        return
    of_bases = _of_bases(assumed, variant)
    own = sorted((one for one in assumed if one not in of_bases), key=_weight)
    if own:
        yield f"{paint('assumed', palette.note)} until {visible(verdict.file)} says otherwise (`--verbose` tells more):"
        lines = [f"  {_line(one, _question(one), variant, palette)}" for one in own]
        yield from _few(lines, max(1, MOST_LINES - len(notes)))
    if of_bases:
        base = variant.resolver.variant.line[-2].name
        count = f"{len(of_bases)} question{'' if len(of_bases) == 1 else 's'}"
        yield f"{visible(base)} itself leaves {count} open; `--verbose` lists {'it' if len(of_bases) == 1 else 'them'}"


def _few(lines: Sequence[str], most: int) -> Iterator[str]:
    """Yield no more lines than these; a line that says "and 1 more" would take the place of the one it stands for."""
    if len(lines) <= most + 1:
        yield from lines
        return
    yield from lines[:most]
    yield f"  and {len(lines) - most} more (`--verbose`)"


def _of_bases(assumed: Sequence[AssumedAnswer], variant: ReadVariant) -> list[AssumedAnswer]:
    """Return what the file has only taken over: none of its lines raises it, and its bases leave it open too."""
    elsewhere = [one for one in assumed if _at_head(one, variant)]
    left_open = variant.left_open_by_bases(one.question for one in elsewhere)
    return [one for one in elsewhere if one.question in left_open]


def _at_head(one: Diagnostic, variant: ReadVariant) -> bool:
    """Return whether a report is about no line of the file more than about another."""
    return one.span == variant.resolver.readings.identity.span


def _weight(one: AssumedAnswer) -> int:
    question = by_key(one.question)
    return list(Severity).index(one.severity if question is None else question.severity)


def _line(one: Diagnostic, words: str, variant: ReadVariant, palette: Palette) -> str:
    """Return a report behind the number of its line, which is missing where it would be that of the `variant` line."""
    if variant.linked.resolver is not None and _at_head(one, variant):
        return words
    return f"{paint(f'line {one.span.line}', palette.gutter)}: {words}"


def _question(one: AssumedAnswer) -> str:
    """Return a question, what is assumed, and at which tables it comes up."""
    holds = f"`{one.holds}`" if one.source else one.holds
    if one.holds.startswith(_RULE_IN_WORDS):
        holds = one.holds.partition('"')[2].removesuffix('"')  # the sentence says all that the line does
    tables = [fact.removeprefix("arises ") for fact in one.notes if not fact.startswith("elsewhere: ")]
    only = f" (only {', '.join(tables)})" if tables else ""
    return visible(f"{one.asks} {holds}{only}")
