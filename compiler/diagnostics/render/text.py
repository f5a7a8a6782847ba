"""Write reports for people: the message, the place underlined, the facts, and the repair as changed lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...source import Source
from ..diagnostic import Diagnostic, Severity
from .cells import visible
from .change import Change, change, change_rows
from .excerpt import Gutter, Underlining, excerpt, mark
from .palette import PLAIN, Palette, paint

WIDTH = 100
"""Source lines that take more cells than this are shortened round the span."""


def render(diagnostics: Iterable[Diagnostic], *, palette: Palette = PLAIN, width: int = WIDTH) -> str:
    """Return all reports in the order given and a line that counts them; the empty text if there are none."""
    reports = list(diagnostics)
    blocks = [report_text(report, palette=palette, width=width) for report in reports]
    return "\n\n".join([*blocks, count_words(reports)]) + "\n" if blocks else ""


def report_text(one: Diagnostic, *, palette: Palette = PLAIN, width: int = WIDTH) -> str:
    """Return one report, without a newline at its end."""
    return "\n".join(line.rstrip() for line in _report(one, palette, width))


def count_words(diagnostics: Iterable[Diagnostic]) -> str:
    """Count the reports of each severity, such as "2 errors, 1 warning"; "no findings" for none."""
    counts = dict.fromkeys(Severity, 0)
    for diagnostic in diagnostics:
        counts[diagnostic.severity] += 1
    words = [f"{count} {severity}{'' if count == 1 else 's'}" for severity, count in counts.items() if count]
    return ", ".join(words) or "no findings"


def _report(one: Diagnostic, palette: Palette, width: int) -> Iterator[str]:
    mended = None if one.repair is None else change(one.repair)
    marks = _marks_by_source(one, palette)
    lines = [each.line for group in marks.values() for each in group]
    gutter = Gutter(len(str(max([*lines, mended.last_line if mended else 0]))), palette)
    style = palette.of(one.severity)
    yield f"{paint(f'{one.severity}[{one.code}]', style)}{paint(f': {visible(one.message)}', palette.message)}"
    yield from _excerpts(one, marks, gutter, width)
    shows_change = mended is not None and mended.removed != mended.added
    help_text = None if shows_change else one.told_help
    if one.notes or help_text or shows_change:
        yield gutter.row()
    for fact in one.notes:
        yield from _remark("note", fact, palette.note, gutter)
    if help_text:
        yield from _remark("help", help_text, palette.help, gutter)
    if mended is not None and shows_change:
        yield from _mending(one, mended, gutter, width)


def _marks_by_source(one: Diagnostic, palette: Palette) -> dict[Source, list[Underlining]]:
    """Return the places of a report; the source of the report itself is first."""
    marks = {one.span.source: [mark(one.span, "^", "", palette.of(one.severity))]}
    for label in one.labels:
        marks.setdefault(label.span.source, []).append(mark(label.span, "-", label.text, palette.label))
    return marks


def _excerpts(one: Diagnostic, marks: dict[Source, list[Underlining]], gutter: Gutter, width: int) -> Iterator[str]:
    first_spans = {label.span.source: label.span for label in reversed(one.labels)} | {one.span.source: one.span}
    for source, group in marks.items():
        if source is not one.span.source:
            yield gutter.row()
        yield gutter.place("-->" if source is one.span.source else ":::", first_spans[source])
        yield gutter.row()
        yield from excerpt(source, group, gutter, width)


def _remark(word: str, text: str, style: str, gutter: Gutter) -> Iterator[str]:
    """Yield a note or help under the excerpt; further lines of its text are set in."""
    first, *further = text.splitlines() or [""]
    head = f"{' ' * gutter.digits} {paint('=', gutter.palette.gutter)}"
    yield f"{head} {paint(f'{word}:', style)} {visible(first)}"
    for line in further:
        yield f"{' ' * (gutter.digits + len(word) + 5)}{visible(line)}"


def _mending(one: Diagnostic, mended: Change, gutter: Gutter, width: int) -> Iterator[str]:
    """Yield the help with the changed lines under it."""
    assert one.repair is not None
    advice = one.told_help or ("write" if one.repair.safe else "for example, write")
    yield f"{paint('help:', gutter.palette.help)} {visible(advice)}"
    if one.repair.span.source is not one.span.source:
        yield gutter.place("-->", one.repair.span)
    yield gutter.row()
    yield from change_rows(mended, gutter, width)
