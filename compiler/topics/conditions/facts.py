"""Work out what questions, checks and sentences ask about conditions, in whatever statement they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ...questions.answer import Answer
from ...questions.fact import fact
from ...rules.key import Key
from ..effects.model import PLAY_WHILE
from ..finish.model import OUT_LAST_WHILE
from ..matching.model import MATCH_FORBIDDEN_WHILE
from ..rules import Rules
from .model import Condition, CountsTo, HoldsPoints, LiesOn, Owing

ASKED_IN: tuple[Key, ...] = (PLAY_WHILE, MATCH_FORBIDDEN_WHILE, OUT_LAST_WHILE)
"""The questions whose answers have a condition."""


def conditions(rules: Rules) -> Iterator[tuple[Key, Condition]]:
    """Yield every condition of a card, with the question in whose answer it stands."""
    for under in rules.effects.under_conditions:
        for one in under:
            if not isinstance(one.condition, LiesOn):
                yield PLAY_WHILE, one.condition
    for forbidden in rules.matching.forbidden_while:
        for condition in forbidden:
            yield MATCH_FORBIDDEN_WHILE, condition
    for last in rules.finish.last_while:
        for other in last:
            yield OUT_LAST_WHILE, other.condition


def condition_said(answer: Answer) -> Condition | None:
    """Return the condition of an answer, if it says what holds under it."""
    if answer.question not in ASKED_IN or answer.value is None:
        return None
    return cast("Condition", getattr(answer.value, "condition", answer.value))


def answers_with_conditions(rules: Rules) -> Iterator[tuple[Answer, Condition]]:
    """Yield the answers that say what holds under a condition."""
    for question in ASKED_IN:
        for answer in rules.answers_to(question):
            condition = condition_said(answer)
            if condition is not None:
                yield answer, condition


def what_asks_for_points(rules: Rules) -> Key | None:
    """Return a question by whose answer something depends on the points in a hand."""
    return next((key for key, condition in conditions(rules) if isinstance(condition, HoldsPoints)), None)


@fact("Something depends on the counter of a player.")
def asks_for_counters(rules: Rules) -> bool:
    return any(isinstance(condition, CountsTo) for _, condition in conditions(rules))


@fact("Something depends on whether a player owes something.")
def asks_for_debts(rules: Rules) -> bool:
    return any(isinstance(condition, Owing) for _, condition in conditions(rules))
