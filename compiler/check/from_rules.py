"""All checks for all tables, and one report for each cause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from crazy8.compiler.check import (
    answers,
    calls,
    challenges,
    counters,
    deal_fits,
    drawing,
    following,
    going_out,
    holes,
    laying,
    ledger,
    naming,
    roles,
    starters,
    values,
)
from crazy8.compiler.check.examples import check_examples
from crazy8.compiler.check.idle import check_idle
from crazy8.compiler.check.missing_cards import gathered
from crazy8.compiler.check.never import check_never
from crazy8.compiler.check.notes import check_notes
from crazy8.compiler.check.options import check_options
from crazy8.compiler.check.player_counts import check_blocks
from crazy8.compiler.check.table import Table, tables_of
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity
from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.rules.rules import Rules

CHECKS: tuple[Callable[[Rules], Iterable[Diagnostic]], ...] = (
    deal_fits.check,
    counters.check,
    starters.check,
    roles.check,
    naming.check,
    laying.check,
    following.check,
    values.check,
    ledger.check,
    drawing.check,
    answers.check,
    challenges.check,
    calls.check,
    going_out.check,
    holes.check,
)
"""A further check is one file with a function `check`, and its line here."""


def check_variant(resolver: Resolver, chosen: tuple[str, ...] = (), players: int | None = None) -> list[Diagnostic]:
    """Check every table of a variant, or those for one number of players; the same cause is one report.

    What is merely worth knowing about a line of a base concerns the base alone.
    """
    met: dict[object, tuple[Diagnostic, list[Table]]] = {}
    known: dict[int, tuple[Diagnostic, list[Table]]] = {}  # many tables share the very same reports
    tables = [table for table in tables_of(resolver, chosen) if players in (None, table.players)]
    for table in tables:
        resolution = resolver.resolve(table.players, table.options)
        found = list(resolution.diagnostics)
        if resolution.rules is not None:
            found.extend(_found_in(resolution.rules))
        for one in found:
            if id(one) not in known:
                known[id(one)] = one, met.setdefault(_cause(one), (one, []))[1]
            known[id(one)][1].append(table)
    reports = gathered((_with_tables(one, at, tables, chosen) for one, at in met.values()), resolver)
    own = resolver.variant.own.document.source
    kept = [one for one in reports if one.span.source is own or one.severity is Severity.ERROR]
    about_the_file = (check_blocks, check_options, check_idle, check_never, check_notes, check_examples)
    return [*kept, *(one for check in about_the_file for one in check(resolver))]


def _found_in(rules: Rules) -> Iterator[Diagnostic]:
    for check in CHECKS:
        yield from rules.for_any_players(check, partial(_all, check))


def _all(check: Callable[[Rules], Iterable[Diagnostic]], rules: Rules) -> tuple[Diagnostic, ...]:
    return tuple(check(rules))


def _cause(diagnostic: Diagnostic) -> object:
    """What makes two reports the same, whatever the table."""
    varies = (*diagnostic.varies, "notes", "labels")
    data = tuple(getattr(diagnostic, name) for name in diagnostic.field_names if name not in varies)
    return (type(diagnostic), data)


def _with_tables(one: Diagnostic, at: list[Table], tables: list[Table], chosen: tuple[str, ...]) -> Diagnostic:
    """The report with the tables at which it arises: the options, and the player counts if not all."""
    choices = list(dict.fromkeys(table.options for table in at))
    notes = []
    if chosen not in choices:
        added = [" and ".join(f"`{name}`" for name in choice if name not in chosen) for choice in choices]
        notes.append(f"with option {', '.join(added)}")
    looked_at = [table.players for table in tables if table.options == choices[0]]
    counts = {table.players for table in at if table.options == choices[0]}
    if len(counts) < len(looked_at):
        notes.append(f"arises with {_listed(looked_at, counts)} players")
    return one.with_changes(notes=(*notes, *one.notes)) if notes else one


def _listed(looked_at: list[int], counts: set[int]) -> str:
    """Player counts in words; between two that were looked at one after the other lies nothing else."""
    stretches: list[list[int]] = []
    follows = False
    for count in looked_at:
        if count in counts and follows:
            stretches[-1].append(count)
        elif count in counts:
            stretches.append([count])
        follows = count in counts
    words: list[str] = []
    for stretch in stretches:
        far = stretch[-1] - stretch[0] > 1
        words.extend([f"{stretch[0]} to {stretch[-1]}"] if far else map(str, stretch))
    return " and ".join(words)
