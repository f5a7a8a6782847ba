"""Make the programs of the tables of a variant, to see whether two texts are one game."""

from __future__ import annotations

from ..check.table import TableChoice, tables_of
from ..layers.resolver import Resolver
from .from_rules import fingerprint, limits, program_from


def games(resolver: Resolver, chosen: tuple[str, ...]) -> dict[TableChoice, str]:
    """Return the game at every table; a table whose rules are too large for the engine has none."""
    found = ((table, game_at(resolver, table)) for table in tables_of(resolver, chosen))
    return {table: game for table, game in found if game is not None}


def game_at(resolver: Resolver, table: TableChoice) -> str | None:
    """Return the game at a table: equal for rules that are played alike; `None` if the engine has no room for it."""
    rules = resolver.resolve(table.players, table.options).rules
    return None if rules is None or limits(rules) else fingerprint(program_from(rules))
