"""Check that a text was changed in its words only."""

from __future__ import annotations

from ..check.table import TableChoice, tables_of
from ..layers.resolver import Resolver
from ..program.from_rules import fingerprint, limits, program_from


def games(resolver: Resolver, chosen: tuple[str, ...]) -> dict[TableChoice, str]:
    """Return the game at every table; a table whose rules are too large for the engine has none."""
    found = {}
    for table in tables_of(resolver, chosen):
        rules = resolver.resolve(table.players, table.options).rules
        if rules is not None and not limits(rules):
            found[table] = fingerprint(program_from(rules))
    return found
