"""Give the rules of one table as far as they are known before the last defaults: what conditions look at."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Protocol, TypeVar

from ..questions.answer import Answer
from ..questions.placed import Placed
from ..rules.key import Key
from ..topics.rules import Rules

Subject = TypeVar("Subject")
Value = TypeVar("Value")

_TOUCHED_LAST = ("starter", "stock", "scoring", "finish", "drawing")
"""The topics about which the last defaults are."""


class Table(Protocol):
    """What is asked of the table whose rules are worked out."""

    def once(self, key: object, work: Callable[[Subject], Value], subject: Subject) -> Value:
        """Return the result of some work here, done once."""

    def part(self, name: str) -> object:
        """Return a part of the whole rules."""

    def part_from(self, name: str, placed: Callable[[Key], tuple[Placed, ...]]) -> object:
        """Return a part of the rules, made of those who have the last word as `placed` tells them."""

    def first_placed(self, question: Key) -> tuple[Placed, ...]:
        """Return who has the last word before the last defaults."""


class EarlyRules:
    """The source of the rules as they are before the last defaults, without answers.

    INVARIANT: every question with a conditional default, and that of the starters, belongs to one of the topics in
    `_TOUCHED_LAST`, and these are built here from `first_placed`. So working out a condition never leads back to it.
    """

    def __init__(self, table: Table) -> None:
        """Take a table, whose rules are still being worked out."""
        self._table = table

    def once(self, key: object, work: Callable[[Rules], Value], rules: Rules) -> Value:
        """Return the result of some work, remembered apart from that on the whole rules."""
        return self._table.once(("early", key), work, rules)

    def part(self, name: str) -> object:
        """Return a part of the rules by its name in `Rules`."""
        if name not in _TOUCHED_LAST:
            return self._table.part(name)
        return self._table.once(("early", name), lambda table: table.part_from(name, table.first_placed), self._table)

    def answers_to(self, _question: Key) -> tuple[Answer, ...]:
        """Return nothing: answers are written when all rules are known."""
        return ()

    def answers_with(self, _words: Set[str]) -> tuple[Answer, ...]:
        """Return nothing, as there are no answers."""
        return ()
