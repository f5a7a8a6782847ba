"""The record that every question of the language has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.rules.rules import Rules

Form = Literal["stated", "settled", "computed", "fixed", "words"]
"""How a question gets its answer.

stated:   by a statement of its own
settled:  by the statement that answers another question, because the two never come apart
computed: from other answers
fixed:    by the language itself; every rulebook gives the same answer
words:    by a `note` of the author; printed, not played
"""


@dataclass(frozen=True, slots=True)
class Found:
    """An answer that real rulebooks give, and which ones give it."""

    answer: str
    witnesses: str


@dataclass(frozen=True, slots=True)
class Default:
    """What is assumed if nobody answers: one line of a `.c8` file, and whose rule it is."""

    statement: str
    source: str


def always(_rules: Rules) -> bool:
    """The trigger of a question that every rulebook has to answer."""
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that two players could argue about."""

    key: str
    """The stable dotted name."""
    asks: str
    """The question itself, as a player would put it; ends with a question mark."""
    form: Form = "stated"
    severity: Severity
    arises: Callable[[Rules], bool] = always
    """Whether the question comes up under these rules; asks only what `Rules` says."""
    because_of: tuple[str, ...] = ()
    """The questions whose answers make this one arise, best witness first; a report points at the first that a line
    of the file answers, else at the `variant` line."""
    settled_by: str | None = None
    """For `settled`: the key of the question whose statement answers this one too."""
    says: str | None = None
    """For `computed`: how the answer follows. For `fixed`: the answer."""
    write: tuple[str, ...] = ()
    """One complete line of a `.c8` file for each way to answer."""
    default: Default | None = None
    found: tuple[Found, ...] = ()
