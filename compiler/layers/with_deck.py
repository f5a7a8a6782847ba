"""Read what statements say with the words of a deck, and keep the reports apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..cards.saying import NeedsDeck
from ..cards.selectors import SelectorReader
from ..cards.words import ROLES, STRENGTH
from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import Statement
from ..questions.placed import Placed


class ReadWithDeck(NamedTuple):
    """A value that was read with the words of a deck, with the reports on it."""

    value: Any
    diagnostics: tuple[Diagnostic, ...]


def reading(reader: SelectorReader | None, work: Callable[[], object]) -> ReadWithDeck:
    """Do some reading, and return its value with the reports it leaves at the reader."""
    if reader is None:
        return ReadWithDeck(work(), ())
    with reader.collecting() as found:
        value = work()
    return ReadWithDeck(value, tuple(found))


def names_roles(statement: Statement) -> bool:
    """Return whether a statement may name cards by their role, or by how many cards they make owed."""
    text = statement.span.text
    return any(one in text for one in (*ROLES, STRENGTH))


def effects_of(placed: Placed, reader: SelectorReader) -> object:
    """Return what a card does, with the cards that its effects ask for."""
    value = placed.entry.value
    return value.made(reader) if isinstance(value, NeedsDeck) else value


def with_effects(placed: Placed, effects: object) -> Placed:
    """Return what was said of a card with other effects in it."""
    return placed._replace(entry=placed.entry._replace(value=effects))
