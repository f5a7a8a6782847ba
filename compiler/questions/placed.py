"""Answers in their places: who has the last word on which part of a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..language.nodes import Statement
from ..rules.key import Key
from ..source import Span
from .answer import Origin

Elements = int
"""A set of what a question asks about, one bit each."""


class LayerEntry(NamedTuple):
    """A statement with the elements that it names and what it says of them."""

    question: Key
    elements: Elements
    value: Any
    """Of the type that the key of the question says; its reader sees to it, and tests validate it."""
    statement: Statement
    origin: Origin

    @property
    def takes_away(self) -> bool:
        """Whether it is a `no …`."""
        return self.statement.kind.startswith("no_")

    @property
    def place(self) -> Span:
        """Where a report about the statement points."""
        return self.statement.span.first_line


class Placed(NamedTuple):
    """An entry with the elements for which it has the last word."""

    entry: LayerEntry
    elements: Elements


def union(elements: Iterable[Elements]) -> Elements:
    """All elements of several sets."""
    result = 0
    for one in elements:
        result |= one
    return result
