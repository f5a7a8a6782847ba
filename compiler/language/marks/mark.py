"""Define a mark: a sign that means nothing in a rulebook, or stands for another one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

INVISIBLE = (
    r"\u00ad\u034f\u061c\u115f\u180e\u200b-\u200f\u202a-\u202e"
    r"\u2060-\u2064\u2066-\u206f\ufff9-\ufffb"
)
"""What has no shape and no width, as a set of characters: soft hyphens, joiners, marks of direction."""

_LEFT_ALONE = re.compile(r'"[^"\r\n]*"?|#[^\r\n]*')
"""Texts, of which one without an end takes the rest of its line, and comments."""


class Mark(NamedTuple):
    """A sign in a text."""

    start: int
    end: int
    read_as: str
    """What stands there for the parser: as long as the sign, so that nothing else moves."""
    written: str
    """What `c8 check --fix` puts in its place."""


def overwritten(text: str, marks: Iterable[Mark]) -> str:
    """Return a text of the same length in which every mark is what it is read as."""
    parts: list[str] = []
    done = 0
    for mark in marks:
        parts += [text[done : mark.start], mark.read_as]
        done = mark.end
    return "".join([*parts, text[done:]])


def blanked(start: int, end: int) -> Mark:
    """Return a mark that means nothing."""
    return Mark(start, end, " " * (end - start), "")


def outside(text: str) -> Iterator[tuple[int, int]]:
    """Yield the stretches of a text that are neither in quotation marks nor in comments."""
    done = 0
    for match in _LEFT_ALONE.finditer(text):
        yield done, match.start()
        done = match.end()
    yield done, len(text)
