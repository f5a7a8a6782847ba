"""Remember what was worked out for one table, and find it again at every table where it holds.

A variant with fourteen options has sixteen thousand choices of them for each number of players. But a check of the
deal asks for the deck, the hands and how many play, and these depend on two or three options. So every look at an
option, a block or the number of players is noted here (`asked`), and the result is remembered under what was asked. At
every other table that agrees in it, the result is the same.

INVARIANT: work looks at the circumstances of a table only through `OneTable._ask`, and at other work only through
`OneTable.once`, which adds what that work asked for. So `asked` names everything that a result depends on, and a result
is found again only at tables where it holds. A key names the work, and is the same at each table.

The price: work that reads everything depends on everything, and every table is a case of its own. A check that reads
`rules.answers` whole makes `c8 check` slow, or too slow to look at all options together. With `strict`, such work
fails; a test runs all checks so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from .circumstances import Bits

Subject = TypeVar("Subject")
Value = TypeVar("Value")


class Remembered(NamedTuple, Generic[Value]):
    """A result, together with the circumstances that were asked for on the way to it."""

    result: Value
    asked: Bits


class CannotBeSolvedError(Exception):
    """Raised where something cannot be worked out for all choices of options at once (`undecided/`)."""


class AsksForEverythingError(Exception):
    """Raised if work on all tables asks for everything, so that each table would be a case of its own."""


class Memory:
    """The results of a variant, each kept under the circumstances that were asked for, also indirectly."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.strict = False
        """Whether work that is watched fails if it asks for everything."""
        self._watched = 0
        self.asked: Bits = 0
        """The circumstances that the work in hand has asked for until now."""
        self._known: dict[object, dict[Bits, dict[Bits, Remembered[Any]]]] = {}

    def known(
        self, key: object, circumstances: Bits, work: Callable[[Subject], Value], subject: Subject
    ) -> Remembered[Value]:
        """Return the result of some work at a table; the work is done only if no known result covers the table."""
        results_by_asked = self._known.get(key)
        if results_by_asked is None:
            results_by_asked = self._known[key] = {}
        for asked, results in results_by_asked.items():
            found = results.get(circumstances & asked)
            if found is not None:
                return found
        before, self.asked = self.asked, 0
        made = Remembered(work(subject), self.asked)
        self.asked = before
        results_by_asked.setdefault(made.asked, {})[circumstances & made.asked] = made
        return made

    def watched(self, work: Callable[[Subject], Value], subject: Subject) -> Remembered[Value]:
        """Do some work, and return its result with the circumstances it asked for."""
        before, self.asked = self.asked, 0
        self._watched += 1
        try:
            result = work(subject)
        finally:
            self._watched -= 1
        asked, self.asked = self.asked, before
        return Remembered(result, asked)

    def everything_asked(self) -> None:
        """Record that the work in hand depends on everything. Raises `AsksForEverythingError` if that is forbidden."""
        if self.strict and self._watched:
            raise AsksForEverythingError
