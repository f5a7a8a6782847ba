"""Check that notes are about questions that words alone can answer."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic, Repair
from ..diagnostics.suggest import suggest
from ..language.nodes import Option, Statement, When, Word
from ..language.reports.statements import NoteOnPlayedRule, UnknownQuestion
from ..layers.resolver import Resolver
from ..topics.registry import QUESTIONS, by_key


def check_notes(resolver: Resolver) -> Iterator[Diagnostic]:
    """Look up the question of every note of the file."""
    for statement in _statements(resolver.variant.own.document.body):
        key = statement.parts[0] if statement.kind == "note" else None
        if not isinstance(key, Word):
            continue
        question = by_key(key.text)
        if question is None:
            suggestion = suggest(key.text, [one.key for one in QUESTIONS])
            repair = Repair(key.span, suggestion, safe=True) if suggestion else None
            yield UnknownQuestion(span=key.span, name=key.text, suggestion=suggestion, repair=repair)
        elif question.form != "words":
            yield NoteOnPlayedRule(span=key.span, question=key.text)


def _statements(nodes: tuple[object, ...]) -> Iterator[Statement]:
    for node in nodes:
        if isinstance(node, Statement):
            yield node
        elif isinstance(node, Option | When):
            yield from _statements(node.statements)
