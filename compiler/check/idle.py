"""Statements that cannot matter: answers to questions that never come up, or that others always replace."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.table import tables_of
from crazy8.compiler.diagnostics.codes.holes import NeverComesUp, NeverHolds
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.questions.registry import by_key
from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.resolve.layers import layers_for
from crazy8.compiler.rules.answer import Answer
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.source import Span

_MATTER_ANYWAY = ("deck.packs-by-players", "wild.playable-on", "debt.answer")
"""Questions that one would not ask, though their answers change the rules; a debt that is none has a report already."""


def check_idle(resolver: Resolver) -> Iterator[Diagnostic]:
    """Find statements of the file that count at some tables, but at none of them have anything to say."""
    said: dict[Span, str] = {}
    needed: set[Span] = set()
    counted: set[Span] = set()
    for table in tables_of(resolver, ()):
        rules = resolver.resolve(table.players, table.options).rules
        if rules is None:
            return
        counted.update(_counting(resolver, table.players, table.options))
        for answer in rules.answers:
            said.setdefault(answer.span, answer.question)
            if _can_matter(answer, rules):
                needed.add(answer.span)
    for span in sorted(counted - needed, key=lambda span: span.start):
        yield NeverComesUp(span=span, question=said[span]) if span in said else NeverHolds(span=span.first_line)


def _counting(resolver: Resolver, players: int, options: tuple[str, ...]) -> Iterator[Span]:
    """The statements of the file that count at a table; groups and notes answer nothing by themselves."""
    for layer in layers_for(resolver.variant, players, options):
        if layer.member is resolver.variant.own:
            yield from (one.span for one in layer.statements if one.kind not in ("group", "note"))


def _can_matter(answer: Answer, rules: Rules) -> bool:
    question = by_key(answer.question)
    if question is None or question.form == "words" or question.key in _MATTER_ANYWAY or answer.value is None:
        return True
    return question.arises(rules)
