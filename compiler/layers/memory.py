"""What was worked out for one table and holds for all those that differ only in what was not asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from .circumstances import Bits

Subject = TypeVar("Subject")
Value = TypeVar("Value")


class Known(NamedTuple, Generic[Value]):
    """A result, and the circumstances that were asked for on the way to it."""

    result: Value
    asked: Bits


class Memory:
    """Remembers results under the circumstances that were asked for, also by whatever was asked on the way."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.asked: Bits = 0
        """The circumstances that the work in hand has asked for until now."""
        self._known: dict[object, dict[Bits, dict[Bits, Known[Any]]]] = {}

    def known(
        self, key: object, circumstances: Bits, work: Callable[[Subject], Value], subject: Subject
    ) -> Known[Value]:
        """What some work comes to at a table; done only if nothing known covers it."""
        results_by_asked = self._known.get(key)
        if results_by_asked is None:
            results_by_asked = self._known[key] = {}
        for asked, results in results_by_asked.items():
            found = results.get(circumstances & asked)
            if found is not None:
                return found
        before, self.asked = self.asked, 0
        made = Known(work(subject), self.asked)
        self.asked = before
        results_by_asked.setdefault(made.asked, {})[circumstances & made.asked] = made
        return made

    def watched(self, work: Callable[[Subject], Value], subject: Subject) -> Known[Value]:
        """What some work comes to, and which circumstances it asks for."""
        before, self.asked = self.asked, 0
        result = work(subject)
        asked, self.asked = self.asked, before
        return Known(result, asked)
