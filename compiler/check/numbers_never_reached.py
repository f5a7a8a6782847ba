"""Check that every number of cards in a hand is reached at some table."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..layers.one_table import OneTable
from ..source import Span
from ..topics.between.numbers_reached import NumberOfCards, numbers_of_cards
from ..topics.between.reports.cards_there_are import MoreThanThereAre
from .every_table import EveryTable


def check_numbers(tables: EveryTable) -> Iterator[Diagnostic]:
    """Look for numbers in the file that no hand reaches at any table; an option may be what lets hands grow."""
    own = tables.resolver.variant.own.document.source
    most: dict[Span, NumberOfCards] = {}
    reached: set[Span] = set()
    for _, numbers in tables.cases(_numbers):
        for one in numbers:
            if one.is_reached:
                reached.add(one.span)
            elif one.span not in most or (one.most or 0) > (most[one.span].most or 0):
                most[one.span] = one
    for span, one in most.items():
        if span not in reached and span.source is own:
            yield MoreThanThereAre(span=span, number=one.number, most=one.most or 0, where=one.where)


def _numbers(table: OneTable) -> tuple[NumberOfCards, ...]:
    return numbers_of_cards(table.rules)
