"""Read the statements that answer in words: notes on manners, and rules that are told and not played.

They have no reader among the others: a note names its question, and each rule that is told stands for itself. Rules of
one name are one rule in several languages. Those without a name are known by their title, else by their text, so that
a file which says again what its base says tells it once.
"""

from __future__ import annotations

from typing import NamedTuple

from ...cards.saying import quoted, word
from ...language.nodes import Part, PhraseNode, Statement
from ...rules.key import Key
from .model import HOUSE_RULE, ToldPart

TOLD = frozenset({"told_rule", "titled_rule", "named_rule", "translated_rule", "no_rule", "call_forgotten"})
"""The kinds of statements on rules that are told."""
PARTS = {
    "told_part": False,
    "told_by_name": False,
    "else_told": True,
    "else_told_by_name": True,
    "told_penalty": True,
    "told_penalty_by_name": True,
}
"""The kinds of parts of other statements that are told; whether they stand behind an `else`."""
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
    name: str | None = None
    """By which other statements name it."""
    of_forgotten_call: bool = False
    """Whether it says what becomes of whoever forgets a call."""


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
            return ToldText(Key(f"rule {word(parts[0])}"), None, None, quoted(parts[1]), word(parts[0]))
        case "translated_rule":
            return ToldText(Key(f"rule {word(parts[0])}"), None, word(parts[1]), quoted(parts[2]), word(parts[0]))
        case "call_forgotten":
            return ToldText(Key("call forgotten"), None, None, quoted(parts[0]), of_forgotten_call=True)
        case _:
            return ToldText(Key(f"rule {word(parts[0])}"), None, None, None, word(parts[0]))


def told_part(part: Part) -> ToldPart | None:
    """Return what a part of a statement tells; nothing for a part that is played."""
    if not isinstance(part, PhraseNode) or part.kind not in PARTS:
        return None
    if part.kind.endswith("_by_name"):
        return ToldPart(rule=word(part.parts[0]), otherwise=PARTS[part.kind])
    return ToldPart(text=quoted(part.parts[0]), otherwise=PARTS[part.kind])


def told_parts(statement: Statement) -> tuple[ToldPart, ...]:
    """Return all that a statement tells beside what is played."""
    return tuple(told for told in map(told_part, statement.parts) if told is not None)


def question_in_words(statement: Statement) -> Key:
    """Return the question that a statement of one of the kinds `IN_WORDS` answers."""
    return Key(word(statement.parts[0])) if statement.kind == "note" else HOUSE_RULE
