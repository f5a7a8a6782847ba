"""Read the statements that answer in words: notes on manners, and rules that are told and not played.

They have no reader among the others: a note names its question, and each rule that is told stands for itself. Rules of
one name are one rule in several languages. Those without a name are known by their title, else by their text, so that
a file which says again what its base says tells it once.
"""

from __future__ import annotations

from typing import NamedTuple

from ...cards.saying import quoted, word
from ...language.nodes import Statement
from ...rules.key import Key
from .model import HOUSE_RULE

TOLD = frozenset({"told_rule", "titled_rule", "named_rule", "translated_rule", "no_rule"})
"""The kinds of statements on rules that are told."""
IN_WORDS = TOLD | {"note"}


class ToldText(NamedTuple):
    """What a statement says of a rule that is told."""

    rule: Key
    """Stands for a question, so that each rule is layered for itself; no question is called so."""
    title: str | None
    language: str | None
    """Of a translation."""
    text: str | None
    """`None` where the rule is taken away."""


def told_text(statement: Statement) -> ToldText:
    """Return what a statement of one of the kinds `TOLD` says."""
    parts = statement.parts
    match statement.kind:
        case "told_rule":
            text = quoted(parts[0])
            return ToldText(Key(f'rule: "{text}"'), None, None, text)
        case "titled_rule":
            title = quoted(parts[0])
            return ToldText(Key(f'rule "{title}"'), title, None, quoted(parts[1]))
        case "named_rule":
            return ToldText(Key(f"rule {word(parts[0])}"), None, None, quoted(parts[1]))
        case "translated_rule":
            return ToldText(Key(f"rule {word(parts[0])}"), None, word(parts[1]), quoted(parts[2]))
        case _:
            return ToldText(Key(f"rule {word(parts[0])}"), None, None, None)


def question_in_words(statement: Statement) -> Key:
    """Return the question that a statement of one of the kinds `IN_WORDS` answers."""
    return Key(word(statement.parts[0])) if statement.kind == "note" else HOUSE_RULE
