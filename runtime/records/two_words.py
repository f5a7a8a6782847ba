"""Give records of games with many kinds of cards a second word for each set of kinds.

Such a record is one of the usual layout with more fields behind it, in which the upper halves of its sets stand.
Whoever reads or writes a set by its name has a whole number, however long: plain Python knows no width. Only the
compiled engine has to know that it cannot play such a game (`simulation.compiled`). All other games pay nothing for it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any, TypeVar, cast

from .limits import KINDS_OF_A_WORD
from .record import FlatRecord, Row

Kind = TypeVar("Kind", bound=FlatRecord)
UPPER = "{}_upper"


class TwoWords:
    """A row of sets of kinds, each in two words."""

    __slots__ = ("lower", "upper")

    def __init__(self, lower: Row, upper: Row) -> None:
        """Put the halves together."""
        self.lower, self.upper = lower, upper

    def __getitem__(self, index: int) -> int:
        """Return the set at a place."""
        return self.lower[index] | self.upper[index] << KINDS_OF_A_WORD

    def __setitem__(self, index: int, cards: int) -> None:
        """Put a set at a place; each word takes the bits that it has room for."""
        self.lower[index] = cards
        self.upper[index] = cards >> KINDS_OF_A_WORD

    def __len__(self) -> int:
        """Return the number of places."""
        return len(self.lower)

    def __iter__(self) -> Iterator[int]:
        """Return all sets in order."""
        return map(self.__getitem__, range(len(self)))


def in_two_words(record: type[Kind]) -> type[Kind]:
    """Lay out a record that adds nothing to another one but a second word for each set of kinds."""
    halves = [(name, kind) for name, kind in cast(Any, record)._fields_ if _is_of_sets(kind)]
    record._fields_ = [(UPPER.format(name), kind) for name, kind in halves]
    for name, kind in halves:
        lower, upper = getattr(record.__base__, name), getattr(record, UPPER.format(name))
        setattr(record, name, _row_of(lower, upper) if issubclass(kind, ctypes.Array) else _set_of(lower, upper))
    return record


def _is_of_sets(kind: Any) -> bool:
    return (kind._type_ if issubclass(kind, ctypes.Array) else kind) is ctypes.c_uint64


def _row_of(lower: Any, upper: Any) -> property:
    return property(lambda record: TwoWords(lower.__get__(record), upper.__get__(record)))


def _set_of(lower: Any, upper: Any) -> property:
    def read(record: FlatRecord) -> int:
        return cast(int, lower.__get__(record) | upper.__get__(record) << KINDS_OF_A_WORD)

    def write(record: FlatRecord, cards: int) -> None:
        lower.__set__(record, cards)
        upper.__set__(record, cards >> KINDS_OF_A_WORD)

    return property(read, write)
