"""Follow what the help of a report says: every line that it shows in backticks is put into the text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Option, SourceDeclaration, Statement, When
from crazy8.compiler.source import Source

Reports = Callable[[str], list[Diagnostic]]

_SHOWN = re.compile(r"`([^`]+)`")
_TAKE_AWAY = re.compile(r"\b(?:leave|take|see|drop|put)\b(?:[^,;]|, or `)*$")
"""Words in front of a line that is not to be written but to go, or to be read elsewhere."""


def lines_of(report: Diagnostic) -> list[str]:
    """The whole lines that a report offers: those of `lines`, and those of its help that are statements."""
    if getattr(report, "lines", ()):
        return [*report.lines]
    told = report.help_text or ""
    shown = [one for one in _SHOWN.finditer(told) if not _TAKE_AWAY.search(told[: one.start()])]
    return [one[1] for one in shown if is_line(one[1])]


def is_line(words: str) -> bool:
    """Whether some words are a statement of the language, with nothing left open."""
    parsed = parse(Source("line.c8", f'c8 2\nvariant line "Line" [house]\n{words}\n'))
    kinds = (Statement, When, Option, SourceDeclaration)
    whole = not parsed.diagnostics and isinstance(parsed.document.body[-1], kinds)
    return whole and not words.startswith(("c8", "variant")) and "…" not in words


def followed(text: str, line: str) -> Iterator[str]:
    """The texts that a reader may make of it: the line behind the others, or in place of one that begins like it."""
    yield f"{text.rstrip()}\n{line}\n"
    lines = text.splitlines()
    for number, old in enumerate(lines):
        for words in (old.strip(), *re.findall(r"\{ (.*) \}", old)):
            if words and not words.startswith(("c8 ", "variant ")):
                yield "\n".join([*lines[:number], old.replace(words, line, 1), *lines[number + 1 :], ""])


def is_better(before: list[Diagnostic], after: list[Diagnostic]) -> bool:
    """Whether fewer is found and nothing new."""
    old, new = (Counter(one.code for one in reports if is_finding(one)) for reports in (before, after))
    return not new - old and new.total() < old.total()


def misleading(text: str, reports: Reports) -> Iterator[tuple[str, str]]:
    """The codes and lines of advice that does not help, whichever way it is followed."""
    before = reports(text)
    for report in filter(is_finding, before):
        if report.span.source.text != text:
            continue
        for line in lines_of(report):
            if not any(is_better(before, reports(other)) for other in followed(text, line)):
                yield report.code, line
