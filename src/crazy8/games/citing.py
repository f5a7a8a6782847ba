"""Cite the sentence of the rulebook that forbids a move, in any language, with the line that it comes from."""

from __future__ import annotations

from crazy8.books.languages import language_named
from crazy8.compiler.rulings.citing import Citation, citation
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State

__all__ = ["Citation", "cited"]


def cited(rules: Rules, program: Program, refusal: Refusal, state: State, tag: str = "en") -> Citation | None:
    """Return what the rulebook says against a move that is refused; `None` if no rule forbids it.

    Raises `NotFoundError` for a language that does not ship.
    """
    return citation(rules, program, refusal.reason, state, refusal.action, language_named(tag))
