"""Check that every condition is met at some table."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..layers.one_table import OneTable
from ..questions.answer import Answer
from ..source import Span
from ..topics.checks import NeverMet, conditions_and_whether_met
from .every_table import EveryTable


def check_conditions(tables: EveryTable) -> Iterator[Diagnostic]:
    """Look for each condition at every table; how many remain, and which cards there are, depends on the table."""
    texts: dict[Span, str] = {}
    met: set[Span] = set()
    for _, answers in tables.cases(_whether_met):
        texts.update((answer.span, answer.text) for answer, _ in answers)
        met.update(answer.span for answer, can_be in answers if can_be)
    for span, text in texts.items():
        if span not in met:
            yield NeverMet(span=span, statement=text)


def _whether_met(table: OneTable) -> tuple[tuple[Answer, bool], ...]:
    return conditions_and_whether_met(table.rules)
