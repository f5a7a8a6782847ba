"""Check that every symbol of a pack does something at some table."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..layers.one_table import OneTable
from ..source import Span
from ..topics.between.reports.symbols import SymbolWithoutEffect
from ..topics.between.symbols_and_effects import place_of_pack, symbols_without_effect
from .every_table import EveryTable


def check_symbols(tables: EveryTable) -> Iterator[Diagnostic]:
    """Look for symbols that do nothing at any table; an option may be what gives them their work."""
    idle: dict[Span, set[str]] = {}
    for _, (place, symbols) in tables.cases(_without_effect):
        idle[place] = idle.get(place, set(symbols)) & set(symbols)
    for place, left in idle.items():
        for symbol in sorted(left):
            yield SymbolWithoutEffect(span=_within(place, symbol), symbol=symbol)


def _without_effect(table: OneTable) -> tuple[Span, tuple[str, ...]]:
    """Return where the pack stands, and its symbols that do nothing at a table."""
    return place_of_pack(table.rules), symbols_without_effect(table.rules)


def _within(place: Span, symbol: str) -> Span:
    """Return where a statement names a symbol, else the first line of the statement."""
    found = re.search(
        rf"^[ \t]*\d+ (?:of each|without suit)[^#\n]*?(?<![\w-])({re.escape(symbol)})(?![\w-])",
        place.text,
        re.MULTILINE,
    )
    if found is None:
        return place.first_line
    return Span(place.source, place.start + found.start(1), place.start + found.end(1))
