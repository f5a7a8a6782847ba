"""Check that a right to lay a further card can be used at some table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..cards.cards import CardSet, kinds_in
from ..cards.relations import Relation
from ..diagnostics.diagnostic import Diagnostic
from ..layers.one_table import OneTable
from ..questions.answer import Answer
from ..rules.key import Key
from ..source import Span
from ..topics.between.reports.laying import NeverPossible
from ..topics.checks import RIGHTS, Right
from ..topics.rules import Rules
from .every_table import EveryTable


def check_never(tables: EveryTable) -> Iterator[Diagnostic]:
    """Look for `several` and `jump` at every table; which cards there are twice depends on the packs."""
    for question, right in RIGHTS.items():
        texts: dict[Span, str] = {}
        possible: set[Span] = set()
        for _, (answers, is_possible) in tables.cases(partial(_possible, question, right)):
            texts.update((answer.span, answer.text) for answer in answers)
            possible.update(answer.span for answer in answers if is_possible)
        for span, text in texts.items():
            if span not in possible:
                yield NeverPossible(span=span, statement=text)


def _possible(question: Key, right: Right, table: OneTable) -> tuple[tuple[Answer, ...], bool]:
    """Return where a right is given at a table, and whether it can be used there."""
    rules = table.rules
    answers = rules.answers_to(question)
    given = right(rules) if answers else None
    return (answers, _is_possible(rules, *given)) if given is not None else ((), False)


def _is_possible(rules: Rules, relation: Relation, of: CardSet, number: int) -> bool:
    """Return whether so many cards can follow one another, each the one before or a copy of it."""
    return any(_is_followed(rules, relation, of, (kind,), number) for kind in kinds_in(of))


def _is_followed(rules: Rules, relation: Relation, of: CardSet, laid: tuple[int, ...], number: int) -> bool:
    if len(laid) == number:
        return True
    return any(
        laid.count(kind) < rules.deck.copies_of(kind) and _is_followed(rules, relation, of, (*laid, kind), number)
        for kind in kinds_in(relation.on[laid[-1]] & of)
        if not rules.matching.forbidden_on[kind] >> laid[-1] & 1
    )
