"""Show how a generated part differs from what the rules say, for a report."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import zip_longest

MOST_LINES = 12
"""More lines than this are not shown: `--write` and a look at the file tell the rest."""
WIDTH = 88
"""Longer lines are cut round the place where they begin to differ."""

_BEFORE_DIFFERENCE = 24


def difference(old: str, new: str) -> str:
    """Return the lines that go, marked `-`, and those that come, marked `+`."""
    lines = list(_lines(old.splitlines(), new.splitlines()))
    if not lines:
        return "only the ends of its lines differ"
    more = len(lines) - MOST_LINES
    if more > 1:
        lines = [*lines[:MOST_LINES], f"… and {more} lines more"]
    return "\n".join(["what goes (-) and what comes (+):", *lines])


def _lines(old: list[str], new: list[str]) -> Iterator[str]:
    matcher = SequenceMatcher(None, [line.rstrip() for line in old], [line.rstrip() for line in new], autojunk=False)
    for kind, from_old, to_old, from_new, to_new in matcher.get_opcodes():
        if kind == "equal":
            continue
        removed, added = old[from_old:to_old], new[from_new:to_new]
        starts = [_first_difference(*pair) for pair in zip_longest(removed, added, fillvalue="")]
        for sign, lines in (("-", removed), ("+", added)):
            shown = (_cut(line, start) for line, start in zip(lines, starts, strict=False))
            yield from (f"{sign} {line}".rstrip() for line in shown)


def _first_difference(old: str, new: str) -> int:
    return next((place for place, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), 0)


def _cut(line: str, start: int) -> str:
    begin = max(0, start - _BEFORE_DIFFERENCE) if len(line) > WIDTH else 0
    end = begin + WIDTH
    return ("…" if begin else "") + line[begin:end] + ("…" if end < len(line) else "")
