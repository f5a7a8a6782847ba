"""Mark statements with their source."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..questions.answer import Answer, Origin, OriginKind
from ..rules.key import Key


@dataclass(frozen=True, slots=True)
class OriginMark:
    """The kind of an origin, and the name of the source, of the option, or of the owner of the default."""

    kind: OriginKind
    name: str


def marks_of(answers: Iterable[Answer]) -> tuple[OriginMark, ...]:
    """Return the marks of some answers, each once, in the order in which they come up."""
    return together(*(marks_of_origin(answer.origin) for answer in answers))


def apart_from(answers: Iterable[Answer], part: Key) -> tuple[OriginMark, ...]:
    """Return the marks of a part of some answers if it is not on the word of the rest, else none."""
    found = (answer.part(part) for answer in answers)
    return together(*(marks_of_origin(one.origin) for one in found if one is not None))


def marks_of_origin(origin: Origin) -> tuple[OriginMark, ...]:
    """Return the marks of one origin: a mark for each source it cites."""
    if origin.kind == "option":
        return (OriginMark("option", origin.option or origin.names[0]),)
    if origin.kind == "default":
        return tuple(OriginMark("default", name) for name in origin.names)
    return cited(origin.names)


def cited(names: Iterable[str]) -> tuple[OriginMark, ...]:
    """Return the marks of a citation."""
    return tuple(OriginMark("house" if name == "house" else "source", name) for name in names)


def together(*marks: Iterable[OriginMark]) -> tuple[OriginMark, ...]:
    """Return all marks, each once."""
    return tuple(dict.fromkeys(mark for some in marks for mark in some))
