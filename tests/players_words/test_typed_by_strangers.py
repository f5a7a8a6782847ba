"""Rules as people typed them who never read about the language: the message shows the line that they meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import crazy8

PAGE = Path(__file__).parents[1] / "cases" / "words" / "typed_by_strangers.md"
HEAD = 'c8 2\nvariant home "Home" extends pagat [house]\n'
_RULE = re.compile(r"^- (.+)\n\n((?:    .+\n)+)", re.MULTILINE)
_UNREAD = ("C8-UNKNOWN-STATEMENT", "C8-UNEXPECTED-WORD", "C8-UNKNOWN-CARD-WORD", "C8-ANSWER-ADDS-NOTHING")
_ARROW = "  →  "

RULES = [(told, tuple(map(str.strip, lines.splitlines()))) for told, lines in _RULE.findall(PAGE.read_text("utf-8"))]


def shown_for(text: str) -> dict[int, str]:
    """Return the first line that is shown for each line of a rulebook, or its repair."""
    found: dict[int, str] = {}
    for report in crazy8.load_text(text).check().reports:
        lines = (report.told_help or "").split("\n")[1:]
        line = report.repair.replacement if report.repair is not None else lines[0] if lines else None
        if line is not None and report.severity is crazy8.Severity.ERROR:
            found.setdefault(report.span.line - 3, line)
    return found


@pytest.mark.parametrize(("told", "lines"), RULES, ids=[told[:40] for told, _ in RULES])
def test_the_first_line_that_is_shown_is_what_is_meant(told: str, lines: tuple[str, ...]) -> None:
    typed = [line.partition(_ARROW)[0] for line in lines]
    meant = {at: line.partition(_ARROW)[2] for at, line in enumerate(lines) if _ARROW in line}
    assert shown_for(HEAD + "\n".join(typed) + "\n") == meant, told


@pytest.mark.parametrize("lines", [lines for _, lines in RULES if _ARROW in "".join(lines)], ids=lambda one: one[0])
def test_whoever_copies_what_is_shown_has_less_to_mend(lines: tuple[str, ...]) -> None:
    typed, copied = zip(*((one.partition(_ARROW)[0], one.rpartition(_ARROW)[2]) for one in lines), strict=True)
    assert unread_in(copied) == 0 < unread_in(typed)


def unread_in(lines: tuple[str, ...]) -> int:
    """Return how many reports on some lines show what may have been meant."""
    jokers = "jokers 2\n" if " joker" in "".join(lines) else ""
    head = HEAD.replace("pagat", "uno") if "play 0:" in "".join(lines) else HEAD  # no ordinary pack has a nought
    reports = crazy8.load_text(head + jokers + "\n".join(lines) + "\n").check().reports
    return sum(report.code in _UNREAD for report in reports)
