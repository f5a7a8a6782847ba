"""Say why a line does nothing: which other line, or which assumption, says the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..cards.saying import Saying
from ..check.table import TableChoice
from ..diagnostics.diagnostic import Label
from ..language.nodes import Option, Statement, When
from ..layers.exchange import exchanged
from ..layers.resolver import Resolver
from ..questions.answer import Answer
from ..rules.key import Key
from ..source import Span
from .whole_variant import WholeVariant


class Why(NamedTuple):
    """Why a line does nothing, in words, and the place of the line that does it instead."""

    words: str
    labels: tuple[Label, ...] = ()


NOTHING = Why("nothing in these rules hangs on it")
UNNAMED = Why("no line names this group")


def why_idle(whole: WholeVariant, idle: Statement, without: WholeVariant) -> Why:
    """Return what says the same: best a line without which the game changes once the idle one is gone."""
    if idle.kind == "group":
        return UNNAMED
    said = whole.resolver.readings.said(idle)
    if not isinstance(said, Saying):
        return NOTHING
    tables = whole.tables_with(idle)
    answers = list(_instead(whole.resolver, without.resolver, idle, said.question, tables))
    others = list(_statements(without.resolver, {answer.span for answer in answers}))
    needed = (other for other in others if _changes(without, other, tables))
    other = next(needed, others[0] if others else None)
    if other is not None:
        own = whole.resolver.variant.own.document.source
        where = "" if other.span.source is own else f" of the base `{_name_of(whole.resolver, other.span)}`"
        line = " ".join(other.span.first_line.text.split())
        return Why(f"`{line}`{where} says the same", (Label(other.span.first_line, "this line says the same"),))
    assumed = next((answer.text for answer in answers), None)
    return NOTHING if assumed is None else Why(f"`{assumed}` is assumed anyway")


def _instead(
    whole: Resolver, without: Resolver, idle: Statement, question: Key, tables: Iterable[TableChoice]
) -> Iterator[Answer]:
    """Yield the answers that hold without a statement, of the cards that it is about."""
    for table in tables:
        before, after = (each.resolve(*table).rules for each in (whole, without))
        if before is None or after is None:
            continue
        about = [one for one in before.answers_to(question) if one.span == idle.span]
        for answer in after.answers_to(question):
            if answer.value is not None and any(_overlap(answer, one) for one in about):
                yield answer


def _overlap(one: Answer, other: Answer) -> bool:
    """Return whether two answers to a question are about something in common."""
    sides = ((one.cards, other.cards), (one.owed, other.owed))
    return one.number == other.number and all(a is None or b is None or bool(a & b) for a, b in sides)


def _changes(whole: WholeVariant, statement: Statement, tables: tuple[TableChoice, ...]) -> bool:
    """Return whether the game is another one without a statement."""
    without = whole.without(exchanged(whole.resolver, statement, None))
    return not without.seats_as(whole) or not without.plays_as(whole, tables)


def _statements(resolver: Resolver, spans: set[Span]) -> Iterator[Statement]:
    """Yield the statements at some places, the latest file first: those that had the last word."""
    for member in reversed(resolver.variant.line):
        waiting: list[object] = list(member.document.body)
        while waiting:
            node = waiting.pop(0)
            if isinstance(node, Statement) and node.span in spans:
                yield node
            elif isinstance(node, Option | When):
                waiting[:0] = node.statements


def _name_of(resolver: Resolver, span: Span) -> str:
    return next(member.name for member in resolver.variant.line if member.document.source is span.source)
