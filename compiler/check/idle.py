"""Answers to questions that never come up: rules that cannot matter."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.table import tables_of
from crazy8.compiler.diagnostics.codes.holes import NeverComesUp
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.questions.registry import by_key
from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.rules.answer import Answer
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.source import Span

_MATTER_ANYWAY = ("deck.packs-by-players", "wild.playable-on", "debt.answer")
"""Questions that one would not ask, though their answers change the rules; a debt that is none has a report already."""


def check_idle(resolver: Resolver) -> Iterator[Diagnostic]:
    """Find statements of the file whose question comes up at no table at which they hold."""
    own = resolver.variant.own.document.source
    idle: dict[Span, Answer] = {}
    needed: set[Span] = set()
    for table in tables_of(resolver, ()):
        rules = resolver.resolve(table.players, table.options).rules
        for answer in rules.answers if rules else ():
            if answer.span.source is own and not answer.is_default:
                idle.setdefault(answer.span, answer)
                if rules and _can_matter(answer, rules):
                    needed.add(answer.span)
    for span, answer in idle.items():
        if span not in needed:
            yield NeverComesUp(span=span, question=answer.question)


def _can_matter(answer: Answer, rules: Rules) -> bool:
    question = by_key(answer.question)
    if question is None or question.form == "words" or question.key in _MATTER_ANYWAY or answer.value is None:
        return True
    return question.arises(rules)
