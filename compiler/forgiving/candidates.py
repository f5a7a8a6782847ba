"""Change a statement step by step until it reads, with as few kinds of changes as possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .kinds import KINDS

_MOST_KINDS = 4
_MOST_TRIED = 400
_WITHOUT_MARKS = "a statement has no bullets, no stops and no other signs round it"


class Reading(NamedTuple):
    """A statement that reads."""

    text: str
    why: tuple[str, ...]


def candidates(statement: str, reads: Callable[[str], bool], *, marked: bool = False) -> Iterator[tuple[Reading, ...]]:
    """Yield what reads after one kind of change, after two, and so on; first without the marks round it alone."""
    if marked and reads(statement):
        yield (Reading(statement, (_WITHOUT_MARKS,)),)
    known = {statement}
    last = [Reading(statement, ())]
    tried = 0
    for _ in range(_MOST_KINDS):
        made: list[Reading] = []
        for one in last:
            for kind in KINDS:
                for text in kind.written(one.text) if "\n" not in one.text else ():
                    if text not in known and tried < _MOST_TRIED:
                        tried += 1
                        known.add(text)
                        made.append(Reading(text, tuple(dict.fromkeys((*one.why, kind.why)))))
        found = tuple(one for one in made if reads(one.text))
        if found:
            yield found
        last = made
