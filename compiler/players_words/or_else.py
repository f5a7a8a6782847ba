"""Tell `or draw 1` and `altrimenti draw 1`, which say what happens otherwise, from cards in a row."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from ..diagnostics.diagnostic import Diagnostic
from ..language.reports.statements import ElseMissing
from ..language.reports.syntax import UnexpectedWord
from ..source import Span
from .hearing import MARK, NUMBER, heard
from .in_english import in_english, words_for

_HAPPENS = {"DRAW": "draw {number}", "MISS": "misses a turn", "NOT": "forbidden"}
"""What may happen to whoever lays none of the cards."""

_TO_ITS_END = re.compile(r"[^\r\n#{}]*")
"""The rest of a statement behind one of its effects."""


def with_else_for_or(report: Diagnostic, can_be_written: Callable[[str], bool]) -> Diagnostic:
    """Return what is wrong with a statement that says what happens otherwise, but not with `else`.

    Cards are parted by `or` or stand in a row, so `same suit or pick up 1` reads as cards.
    """
    if not isinstance(report, ElseMissing):
        return report
    source, start = report.span.source, report.span.start
    for match in _otherwise().finditer(report.what):
        happening = report.what[match.end() :]
        parts = [part for part in heard(in_english(happening) or happening) if part.kind != MARK]
        kinds = [part.kind for part in parts]
        happens = _HAPPENS.get(kinds[0]) if kinds else None
        if happens is None or kinds[1:] not in ([], [NUMBER]):
            continue
        number = parts[1].text if len(parts) > 1 else "1"
        head = source.text[source.text.rfind("\n", 0, start) + 1 : start + match.start()]
        behind = _TO_ITS_END.match(source.text, report.span.end)
        line = f"{head.rpartition('{')[2].strip()}, else {happens.format(number=number)}"
        line += behind[0].rstrip() if behind is not None else ""
        if not can_be_written(line):
            continue
        place = start + match.start(1)
        return UnexpectedWord(
            span=Span(source, place, place + len(match[1])),
            expected="`, else`",
            found=f"`{match[1]}`",
            suggestion=None,
            lines=(line,),
            notes=report.notes,
        )
    return report


@cache
def _otherwise() -> re.Pattern[str]:
    words = "|".join(map(re.escape, ("or else", "or", "otherwise", *words_for("otherwise"), *words_for("or"))))
    return re.compile(rf"\s+({words})\s+", re.IGNORECASE)
