"""Define facts: what questions ask about the rules of a table, with a sentence that says what each fact is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from ..topics.rules import Rules

Value = TypeVar("Value")


class Fact(Generic[Value]):
    """A function of the rules with its sentence, such as whether a question arises or which cards it is about.

    The words are printed by `c8 explain`, so they are a field and no docstring: `python -OO` leaves docstrings out.
    """

    __slots__ = ("of", "words")

    def __init__(self, words: str, of: Callable[[Rules], Value]) -> None:
        """Keep the sentence that says when it holds, or which cards it finds."""
        self.words = words
        self.of = of

    def __call__(self, rules: Rules) -> Value:
        """Work it out for these rules."""
        return self.of(rules)


def fact(words: str) -> Callable[[Callable[[Rules], Value]], Fact[Value]]:
    """Make a function on rules a fact that is called so."""
    return lambda of: Fact(words, of)
