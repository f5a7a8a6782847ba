"""Change a text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..source import LINE_END, Source


class Edit(NamedTuple):
    """Put `replacement` in place of what stands from `start` up to `end`."""

    start: int
    end: int
    replacement: str


def applied(text: str, edits: Iterable[Edit]) -> str:
    """Return the text after all edits, which must not overlap; of several at one place, the first comes first."""
    parts: list[str] = []
    done = 0
    for edit in sorted(edits, key=lambda one: (one.start, one.end)):
        parts += [text[done : edit.start], edit.replacement]
        done = edit.end
    return "".join([*parts, text[done:]])


def apart(edits: Iterable[Edit]) -> tuple[Edit, ...]:
    """Return the edits without those that touch an earlier one."""
    kept: list[Edit] = []
    for edit in sorted(edits, key=lambda one: (one.start, one.end)):
        if not kept or edit.start > kept[-1].end or (edit.start == kept[-1].end and edit.start > kept[-1].start):
            kept.append(edit)
    return tuple(kept)


def line_end_of(source: Source) -> str:
    """Return the line end of a text, that of its first line, which is what its editor writes."""
    found = LINE_END.search(source.text)
    return "\n" if found is None else found.group()


def line_behind(source: Source, offset: int, line: str) -> Edit:
    """Return a further line behind the one in which an offset stands."""
    end = line_end_of(source)
    found = LINE_END.search(source.text, offset)
    if found is None:
        return Edit(len(source.text), len(source.text), end + line)
    return Edit(found.end(), found.end(), line + end)
