"""Answers of which some are given only with certain options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from ...questions.answer import Answer
from ..memory import CannotBeSolvedError
from .diagrams import Diagram
from .paths import Paths


class SomeAnswers:
    """The answers that some options give or take away, each with the condition under which it is given."""

    __slots__ = ("answers", "paths")

    def __init__(self, answers: Sequence[tuple[Answer, Diagram]], paths: Paths) -> None:
        """Take the answers in their order."""
        self.answers = answers
        self.paths = paths

    def __iter__(self) -> Iterator[Answer]:
        """Decide on each answer, and yield those that are given."""
        return (answer for answer, given in self.answers if self.paths.decide(given))

    def one_by_one(self) -> Iterator[Answer] | None:
        """Yield a single answer, each on a way of its own; nothing of the kind where the ways must not overlap."""
        return self.paths.one_alone(self.answers) if self.paths.may_overlap else None

    def unasked(self) -> Iterator[Answer]:
        """Yield every answer that is about cards, be it about none; decide on the others."""
        for answer, given in self.answers:
            if answer.cards is not None or self.paths.decide(given):
                yield answer

    def candidates(self) -> Iterator[tuple[Answer, Callable[[], bool]]]:
        """Yield every answer with a function that decides whether it is given."""
        return ((answer, partial(self.paths.decide, given)) for answer, given in self.answers)

    def is_any_given(self, such: Callable[[Answer], bool]) -> bool:
        """Decide whether some such answer is given."""
        return self.paths.decide(self.paths.diagrams.any_of(given for answer, given in self.answers if such(answer)))

    def __bool__(self) -> bool:
        """Decide whether there is an answer."""
        return self.is_any_given(lambda _: True)

    def __getitem__(self, place: Any) -> Any:
        """Decide on the first answer."""
        if place == 0:
            return next(iter(self))
        if place == slice(None, 1):
            return tuple(answer for answer in [next(iter(self), None)] if answer is not None)
        raise CannotBeSolvedError
