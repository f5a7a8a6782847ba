"""Statements that cannot matter: answers to questions that never come up, or that others always replace."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.table import tables_of
from crazy8.compiler.diagnostics.codes.holes import NeverComesUp, NeverHolds, WithoutItsRule
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.questions.registry import by_key
from crazy8.compiler.questions.verdict import arising
from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.resolve.layers import layers_for
from crazy8.compiler.rules.answer import Answer
from crazy8.compiler.source import Span

_MATTER_ANYWAY = ("deck.packs-by-players", "wild.playable-on", "debt.answer")
"""Questions that one would not ask, though their answers change the rules; a debt that is none has a report already."""

_RULES = {
    "multi.top": ("multi.allowed", "`several …`"),
    "multi.effects": ("multi.allowed", "`several …`"),
    "multi.finish": ("multi.allowed", "`several …`"),
    "turn.jump-then": ("turn.jump-in", "`jump with …`"),
    "turn.jump-effect": ("turn.jump-in", "`jump with …`"),
    "counter.falls": ("deal.counter", "`counter from … to …`"),
    "match-end.exact": ("match-end.kind", "`game to …` or `game past …`"),
}
"""Questions that only say more about a rule: the question of that rule, and how it is written."""


def check_idle(resolver: Resolver) -> Iterator[Diagnostic]:
    """Find statements of the file that count at some tables, but at none of them have anything to say."""
    said: dict[Span, str] = {}
    needed: set[Span] = set()
    counted: set[Span] = set()
    stated: set[str] = set()
    for table in tables_of(resolver, ()):
        rules = resolver.resolve(table.players, table.options).rules
        if rules is None:
            return
        counted.update(_counting(resolver, table.players, table.options))
        here = arising(rules)
        for answer in rules.answers:
            said.setdefault(answer.span, answer.question)
            if answer.value is not None and not answer.is_default:
                stated.add(answer.question)
            if answer.span not in needed and _can_matter(answer, here):
                needed.add(answer.span)
    for span in sorted(counted - needed, key=lambda span: span.start):
        yield _report(span, said.get(span), stated)


def _report(span: Span, question: str | None, stated: set[str]) -> Diagnostic:
    if question is None:
        return NeverHolds(span=span.first_line)
    needed, rule = _RULES.get(question, (question, ""))
    return WithoutItsRule(span=span, rule=rule) if needed not in stated else NeverComesUp(span=span, question=question)


def _counting(resolver: Resolver, players: int, options: tuple[str, ...]) -> Iterator[Span]:
    """The statements of the file that count at a table; groups and notes answer nothing by themselves."""
    for layer in layers_for(resolver.variant, players, options):
        if layer.member is resolver.variant.own:
            yield from (one.span for one in layer.statements if one.kind not in ("group", "note"))


def _can_matter(answer: Answer, here: frozenset[str]) -> bool:
    question = by_key(answer.question)
    if question is None or question.form == "words" or question.key in _MATTER_ANYWAY or answer.value is None:
        return True
    return question.key in here
