"""Tell how the questions of a variant stand, over all its tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal

from ..questions.question import Question
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules
from . import holes
from .every_table import EveryTable
from .reports.holes import OpenQuestion
from .soundness import faults_with_errors, where_sound
from .verdict import standing

Told = Literal["answered", "assumed", "open"]
FROM_GOOD_TO_BAD: tuple[Told, ...] = ("answered", "assumed", "open")


def worst_standings(tables: EveryTable, *, all_sound: bool) -> dict[str, Told]:
    """Return the worst standing that each question has at any table with sound statements, if it has one.

    If it is known that there is no error (`all_sound`), none is looked for.
    """
    faults = () if all_sound else faults_with_errors(tables)
    worst: dict[str, Told] = {}
    for question in QUESTIONS:
        work = where_sound(partial(_told, question), faults, None)
        found = [case.result for case in tables.cases(work) if case.result is not None]
        if found:
            worst[question.key] = max(found, key=FROM_GOOD_TO_BAD.index)
    return worst


def left_open(tables: EveryTable, questions: Iterable[Question]) -> frozenset[str]:
    """Return which of these questions the rulebook leaves open at any table, whether an answer is assumed or not."""
    faults = faults_with_errors(tables)
    works = ((one.key, where_sound(partial(_told, one), faults, None)) for one in questions)
    return frozenset(
        key for key, work in works if any(case.result in ("assumed", "open") for case in tables.cases(work))
    )


def _told(question: Question, rules: Rules) -> Told | None:
    if standing(question, rules).verdict == "answered":
        return "answered"
    reports = holes.check_question(question, rules) if question.form in holes.ANSWERABLE_FORMS else ()
    return next(("open" if isinstance(report, OpenQuestion) else "assumed" for report in reports), None)
