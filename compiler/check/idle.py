"""Statements that cannot matter: answers to questions that never come up, or that others always replace."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..diagnostics.diagnostic import Diagnostic
from ..layers.circumstances import Condition
from ..layers.one_table import OneTable
from ..rules.key import Key
from ..source import Span
from ..topics.counters.model import COUNTER_FALLS, DEAL_COUNTER
from ..topics.debts.model import DEBT_ANSWER
from ..topics.deck.model import DECK_PACKS_BY_PLAYERS
from ..topics.game.model import MATCH_END_EXACT, MATCH_END_KIND
from ..topics.out_of_turn.model import TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_THEN
from ..topics.registry import by_key
from ..topics.several.model import MULTI_ALLOWED, MULTI_EFFECTS, MULTI_FINISH, MULTI_TOP
from ..topics.wild.model import WILD_PLAYABLE_ON
from .every_table import EveryTable
from .reports.holes import NeverComesUp, NeverHolds, WithoutItsRule
from .verdict import arises

_MATTER_ANYWAY = (DECK_PACKS_BY_PLAYERS, WILD_PLAYABLE_ON, DEBT_ANSWER)
"""Questions that one would not ask, though their answers change the rules; a debt that is none has a report already."""

_RULES: dict[Key, tuple[Key, str]] = {
    MULTI_TOP: (MULTI_ALLOWED, "`several …`"),
    MULTI_EFFECTS: (MULTI_ALLOWED, "`several …`"),
    MULTI_FINISH: (MULTI_ALLOWED, "`several …`"),
    TURN_JUMP_THEN: (TURN_JUMP_IN, "`jump with …`"),
    TURN_JUMP_EFFECT: (TURN_JUMP_IN, "`jump with …`"),
    COUNTER_FALLS: (DEAL_COUNTER, "`counter from … to …`"),
    MATCH_END_EXACT: (MATCH_END_KIND, "`game to …` or `game past …`"),
}
"""Questions that only say more about a rule: the question of that rule, and how it is written."""


def check_idle(tables: EveryTable) -> Iterator[Diagnostic]:
    """Find statements of the file that count at some tables, but at none of them have anything to say."""
    resolver = tables.resolver
    own = resolver.variant.own.document.source
    for question in resolver.ground.stated.questions:
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
    """The statements on a question that count at some table; notes answer nothing by themselves."""
    for share in tables.resolver.ground.stated.to(question):
        for one in share.stated:
            where = share.option | one.block
            if one.statement.kind != "note" and tables.one_of(Condition(where, where)) is not None:
                yield one.statement.span


def _answers(key: Key, table: OneTable) -> list[tuple[Span, bool]]:
    """Where the answers to a question stand, and whether each of them can matter."""
    question, rules = by_key(key), table.rules
    matters = question is None or question.key in _MATTER_ANYWAY or arises(question, rules)
    return [(one.span, matters or one.value is None) for one in rules.answers_to(key)]


def _report(span: Span, question: Key | None, tables: EveryTable) -> Diagnostic:
    if question is None:
        return NeverHolds(span=span.first_line)
    needed, rule = _RULES.get(question, (question, ""))
    if any(case.result for case in tables.cases(partial(_is_stated, needed))):
        return NeverComesUp(span=span, question=question)
    return WithoutItsRule(span=span, rule=rule)


def _is_stated(question: Key, table: OneTable) -> bool:
    """Whether somebody said something to a question, and more than that there is no such rule."""
    return any(one.value is not None and not one.is_default for one in table.rules.answers_to(question))
