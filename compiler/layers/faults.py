"""Find the faults that the statements of a table have, kind by kind, so that each looks at no more than it must."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from ..diagnostics.diagnostic import Diagnostic
from ..rules.key import Key
from .one_table import OneTable
from .shared import SharedWork

Fault = Callable[[OneTable], tuple[Diagnostic, ...]]
"""A function that reports the faults of one kind that the statements have at a table."""


def faults_in(shared: SharedWork) -> tuple[Fault, ...]:
    """Return one function for each kind of fault."""
    on_questions = (partial(_fault_on, question) for question in shared.stated.questions)
    return (attrgetter("unread"), attrgetter("faults_of_deck"), *on_questions)


def _fault_on(question: Key, table: OneTable) -> tuple[Diagnostic, ...]:
    return table.faults_on(question)
