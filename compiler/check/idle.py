"""Report answers that cannot matter: their questions never come up, or other answers always replace them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..diagnostics.diagnostic import Diagnostic
from ..layers.circumstances import Condition
from ..layers.one_table import OneTable
from ..questions.one_by_one import each_alone
from ..rules.key import Key
from ..source import Span
from ..topics.registry import by_key
from ..topics.statements import IN_WORDS
from .every_table import EveryTable
from .reports.holes import NeverComesUp, NeverHolds, WithoutItsRule
from .verdict import can_matter


def check_idle(tables: EveryTable) -> Iterator[Diagnostic]:
    """Find statements of the file that count at some tables, but at none of them have anything to say."""
    resolver = tables.resolver
    own = resolver.variant.own.document.source
    for question in resolver.shared.stated.questions:
        counted = {span for span in _counting(question, tables) if span.source is own}
        said: set[Span] = set()
        for _, answers in tables.cases(partial(_answers, question)) if counted else ():
            said.update(span for span, _ in answers)
            counted.difference_update(span for span, matters in answers if matters)
            if not counted:
                break
        for span in counted:
            yield _report(span, question if span in said else None, tables)


def _counting(question: Key, tables: EveryTable) -> Iterator[Span]:
    """Yield the statements on a question that count at some table; those in words answer nothing by themselves."""
    for share in tables.resolver.shared.stated.to(question):
        for one in share.stated:
            where = share.option | one.block
            if one.statement.kind not in IN_WORDS and tables.one_of(Condition(where, where)) is not None:
                yield one.statement.span


def _answers(key: Key, table: OneTable) -> list[tuple[Span, bool]]:
    """Return where the answers to a question stand, and whether each of them can matter."""
    rules = table.rules
    return [(answer.span, can_matter(answer, rules)) for answer in each_alone(rules.answers_to(key))]


def _report(span: Span, question: Key | None, tables: EveryTable) -> Diagnostic:
    asked = None if question is None else by_key(question)
    if asked is None:
        return NeverHolds(span=span.first_line)
    rule = None if asked.adds_to is None else by_key(asked.adds_to)
    if rule is None or any(case.result for case in tables.cases(partial(_is_stated, rule.key))):
        return NeverComesUp(span=span, question=asked.key, asks=asked.asks)
    return WithoutItsRule(span=span, rule=rule.shape)


def _is_stated(question: Key, table: OneTable) -> bool:
    """Return whether somebody answered a question with more than that there is no such rule."""
    return any(answer.value is not None and not answer.is_default for answer in table.rules.answers_to(question))
