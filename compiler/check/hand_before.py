"""Check that whoever begins because of the hand before can do so at some table."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..layers.one_table import OneTable
from ..source import Span
from ..topics.checks import begins_by_the_hand_before
from .every_table import EveryTable


def check_hand_before(tables: EveryTable) -> Iterator[Diagnostic]:
    """Look at every table for a hand before; an option may be what brings a second hand."""
    found: dict[Span, Diagnostic] = {}
    meant: set[Span] = set()
    for _, begins in tables.cases(_begins):
        if begins is None:
            continue
        where, report = begins
        if report is None:
            meant.add(where)
        else:
            found.setdefault(where, report)
    yield from (report for where, report in found.items() if where not in meant)


def _begins(table: OneTable) -> tuple[Span, Diagnostic | None] | None:
    return begins_by_the_hand_before(table.rules)
