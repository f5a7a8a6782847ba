"""Measure coverage: which answers of a rulebook its worked examples exercise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from crazy8.arguments import function
from crazy8.compiler.rulings.exercises import Exercise, exercises
from crazy8.read_variant import ReadVariant


@dataclass(frozen=True, slots=True)
class Coverage:
    """The answers that a file states, in its order, each with the example that shows it."""

    file: str
    answers: tuple[Exercise, ...]

    @property
    def exercised(self) -> int:
        """Return the number of answers that an example shows."""
        return sum(answer.example is not None for answer in self.answers)

    @property
    def missed(self) -> tuple[Exercise, ...]:
        """The answers that no example shows, although one could."""
        return tuple(answer for answer in self.answers if answer.example is None and answer.beyond_examples is None)

    @property
    def beyond_examples(self) -> tuple[Exercise, ...]:
        """The answers that no example could show, such as notes."""
        return tuple(answer for answer in self.answers if answer.beyond_examples is not None)


def coverage(variant: ReadVariant, on_progress: Callable[[int, int], None] | None) -> Coverage:
    """Try out which answers the examples of a rulebook exercise; raises `RulebookError` if it has errors.

    An answer is exercised if some example would be ruled otherwise without it, or with another answer to the question.
    """
    if on_progress is not None:
        function("on_progress", on_progress)
    variant.refuse_faults()
    return Coverage(variant.file, tuple(exercises(variant.resolver, on_progress)))
