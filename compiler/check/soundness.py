"""Find the tables whose statements can be taken at their word, so that their rules can be checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..layers.faults import Fault
from ..layers.one_table import OneTable
from ..topics.rules import Rules
from .every_table import EveryTable

Value = TypeVar("Value")


def faults_with_errors(tables: EveryTable) -> tuple[Fault, ...]:
    """Return the kinds of faults that are an error at some table."""
    return tuple(
        fault
        for fault in tables.resolver.faults
        if any(one.severity is Severity.ERROR for case in tables.cases(fault) for one in case.result)
    )


def where_sound(
    work: Callable[[Rules], Value], faults: Sequence[Callable[[OneTable], Iterable[Diagnostic]]], otherwise: Value
) -> Callable[[OneTable], Value]:
    """Restrict some work on the rules to tables where none of these faults is an error."""
    if not faults:
        return lambda table: work(table.rules)

    def at(table: OneTable) -> Value:
        if any(map(table.has_error, faults)):
            return otherwise
        return work(table.rules)

    return at
