"""Place answers: record which one has the last word on which part of a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..cards.saying import ToldInstead
from ..language.nodes import Statement
from ..rules.key import Key
from ..source import Span
from .answer import Origin

Elements = int
"""A set of what a question asks about, one bit each."""


class LayerEntry(NamedTuple):
    """A statement together with the elements it names and its value for them."""

    question: Key
    elements: Elements
    value: Any
    """Of the type that the key of the question says; its reader sees to it, and tests validate it."""
    statement: Statement
    origin: Origin
    told: ToldInstead | None = None
    """What the statement only tells, where something could be played."""

    @property
    def takes_away(self) -> bool:
        """Return whether the statement is a `no …`."""
        return self.statement.kind.startswith("no_")

    @property
    def place(self) -> Span:
        """Return where a report on the statement points."""
        return self.statement.span.first_line


class Placed(NamedTuple):
    """An entry together with the elements on which it has the last word."""

    entry: LayerEntry
    elements: Elements


def union(elements: Iterable[Elements]) -> Elements:
    """Return the union of several sets of elements."""
    result = 0
    for element in elements:
        result |= element
    return result
