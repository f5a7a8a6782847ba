"""Follow some work along every way it can take, where each way stands for all choices of options that lead along it.

Work asks for a circumstance, or for a condition put together of many, by `decide`. Where both answers are possible, the
work is done twice, once with each. So what splits the choices is what the work really wants to know, such as whether
there is any draw card, and not each option that might bring one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from ..memory import CannotBeSolvedError
from .diagrams import NEVER, Diagram, Diagrams

Value = TypeVar("Value")

_MOST_WAYS = 400
"""Work that can take more ways wants to know too much at once."""
_MOST_OF_ALL = 15_000
"""So many ways are gone for all pieces of work; sixty options on one question take a tenth of that."""


class Paths:
    """The way that the work in hand takes."""

    def __init__(self, diagrams: Diagrams, possible: Diagram) -> None:
        """Begin with all that is possible."""
        self.diagrams = diagrams
        self.possible = possible
        self._condition = possible
        self._answers: list[bool] = []
        self._position = 0
        self._left = _MOST_OF_ALL
        self.may_overlap = False
        """Whether a table may belong to several ways of the work in hand."""

    def decide(self, condition: Diagram) -> bool:
        """Return whether a condition holds on this way; if both can be, the other answer gets a way of its own."""
        yes = self.diagrams.both(self._condition, condition)
        if yes == NEVER:
            return False
        if yes == self._condition:
            return True
        if self._position == len(self._answers):
            self._answers.append(False)
        answer = self._answers[self._position]
        self._position += 1
        self._condition = yes if answer else self.diagrams.both(self._condition, self.diagrams.without(condition))
        return answer

    def one_of(self, values: Sequence[Value], conditions: Sequence[Diagram]) -> Value:
        """Return the value whose condition holds; exactly one does."""
        for value, condition in zip(values[:-1], conditions[:-1], strict=True):
            if self.decide(condition):
                return value
        return values[-1]

    def one_alone(self, values: Sequence[tuple[Value, Diagram]]) -> Iterator[Value]:
        """Yield one of some values, where its condition holds, or none; each on a way of its own.

        So the ways of one value are not multiplied by those of the others. They overlap, for at one table several
        values are there.
        """
        for value, condition in values:
            here = self.diagrams.both(self._condition, condition)
            if here != NEVER and self._freely():
                self._condition = here
                yield value
                return

    def _freely(self) -> bool:
        if self._position == len(self._answers):
            self._answers.append(False)
        self._position += 1
        return self._answers[self._position - 1]

    def every(
        self, work: Callable[[], Value], most: int = _MOST_WAYS, *, may_overlap: bool = False
    ) -> list[tuple[Diagram, Value]]:
        """Return what comes of some work, with the condition of each way. Raises an error if there are too many.

        Ways that overlap tell what there is somewhere, and never that there is nothing.
        """
        before = self._condition, self._answers, self._position, self.may_overlap
        found: list[tuple[Diagram, Value]] = []
        self._answers = []
        self.may_overlap = may_overlap
        try:
            while len(found) < most and self._left:
                self._left -= 1
                self._condition, self._position = self.possible, 0
                value = work()
                found.append((self._condition, value))
                while self._answers and self._answers[-1]:
                    self._answers.pop()
                if not self._answers:
                    return found
                self._answers[-1] = True
            raise CannotBeSolvedError
        finally:
            self._condition, self._answers, self._position, self.may_overlap = before
