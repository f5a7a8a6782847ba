"""Let bots play hands at the tables of a variant, and report those where hands do not come to an end.

This proves nothing: it tells how many hands did not end. A small pack shows what can happen; only hands with the whole
pack show what does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.run import simulate

from ..check.table import TableChoice, tables_of
from ..diagnostics.diagnostic import Diagnostic
from ..layers.resolver import Resolver
from ..program.from_rules import fingerprint, limits, program_from
from .reports import HandsWithoutEnd

HANDS = 100
"""Hands at each table."""
AT_ONCE = 20
"""After so many hands it is looked at how many had no end, for these take longest."""
ENOUGH = 5
"""Once so many hands of a table had no end, no more are played, there and at tables with options."""
MOST_TABLES = 48
"""Tables at which bots sit down; those with an option come after those without."""
MOST_NAMED = 3
"""Further tables that a report names."""


class HandsAtTable(NamedTuple):
    """How many hands of a table were stopped."""

    table: TableChoice
    stopped: int
    hands: int
    limit: int
    """The number of actions after which a hand is stopped."""


class HandsOfBots(NamedTuple):
    """What was found, and how many hands were played at how many tables."""

    reports: tuple[Diagnostic, ...]
    hands: int
    tables: int

    def __str__(self) -> str:
        """Return it in words."""
        return f"{self.hands:,} hands of bots at {self.tables} tables"


def played_by_bots(
    resolver: Resolver,
    options: tuple[str, ...] = (),
    players: int | None = None,
    progress: Callable[[int, int], object] = lambda done, of: None,
) -> HandsOfBots:
    """Let sensible bots play at each table that differs from the others; `progress` is told how many are done."""
    chosen = [one for one in tables_of(resolver, options) if players in (None, one.players)][:MOST_TABLES]
    programs = dict(_different(resolver, chosen))
    seen: list[HandsAtTable] = []
    for number, (table, program) in enumerate(programs.items()):
        progress(number, len(programs))
        if table.options == options or all(one.stopped < ENOUGH for one in seen):
            seen.append(_hands(table, program))
    progress(len(programs), len(programs))
    found = [one for one in seen if one.stopped]
    return HandsOfBots(tuple(_reports(resolver, found)), sum(one.hands for one in seen), len(seen))


def _hands(table: TableChoice, program: Program) -> HandsAtTable:
    """Play at a table until all hands are played, or enough of them had no end."""
    stopped = hands = 0
    while hands < HANDS and stopped < ENOUGH:
        stopped += simulate(program, hands=AT_ONCE, seed=hands, policies=("sensible",)).stopped_hands
        hands += AT_ONCE
    return HandsAtTable(table, stopped, hands, program.action_limit)


def _different(resolver: Resolver, tables: list[TableChoice]) -> Iterator[tuple[TableChoice, Program]]:
    """Yield the tables with their programs, the first of those that play the same."""
    known = set()
    for table in tables:
        rules = resolver.resolve(*table).rules
        if rules is None or limits(rules):
            continue
        program = program_from(rules)
        name = fingerprint(program)
        if name not in known:
            known.add(name)
            yield table, program


def _reports(resolver: Resolver, stopped: list[HandsAtTable]) -> Iterator[Diagnostic]:
    """Yield one report on all tables where hands were stopped, as it reads at the worst of them."""
    if not stopped:
        return
    worst = max(stopped, key=lambda one: one.stopped / one.hands)
    others = [f"{one.stopped} of {one.hands} {_words(one.table)}" for one in stopped if one is not worst]
    named = "; ".join(others[:MOST_NAMED])
    more = f"; and at {len(others) - MOST_NAMED} more tables" if len(others) > MOST_NAMED else ""
    yield HandsWithoutEnd(
        span=resolver.readings.identity.span,
        at=_words(worst.table),
        stopped=worst.stopped,
        hands=worst.hands,
        limit=worst.limit,
        notes=(f"elsewhere: {named}{more}",) if others else (),
    )


def _words(table: TableChoice) -> str:
    options = f" and {', '.join(f'`{name}`' for name in table.options)}" if table.options else ""
    return f"with {table.players} players{options}"
