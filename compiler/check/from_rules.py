"""Run all checks at all tables, and report each cause once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from ..diagnostics.diagnostic import Diagnostic, Severity, is_finding
from ..examples.checks import check_examples
from ..layers.one_table import OneTable
from ..layers.resolver import Resolver
from ..questions.one_by_one import until_enough
from ..topics.checks import TOPIC_CHECKS
from ..topics.rules import Rules
from . import holes
from .causes import ReportedAt, Reports
from .conditions_never_met import check_conditions
from .every_table import EveryTable, everywhere
from .hand_before import check_hand_before
from .idle import check_idle
from .missing_cards import gathered
from .notes import check_notes
from .numbers_never_reached import check_numbers
from .options import check_options, not_all_together
from .player_counts import check_blocks
from .rights_never_used import check_never
from .soundness import where_sound
from .symbols_never_acting import check_symbols

CHECKS: tuple[Callable[[Rules], Iterable[Diagnostic]], ...] = (*TOPIC_CHECKS, *holes.CHECKS)


def check_variant(resolver: Resolver, chosen: tuple[str, ...] = (), players: int | None = None) -> list[Diagnostic]:
    """Check every table of a variant, or those for one number of players; the same cause is one report.

    What is merely worth knowing about a line of a base concerns the base alone. What makes players argue, or forbids
    play, is told of a base too; where it comes about only through the file itself, it stands at a line of the file.
    """
    tables = EveryTable(resolver, everywhere(resolver, chosen, players))
    return [*_checked(tables), *not_all_together(tables)]


def _checked(tables: EveryTable) -> list[Diagnostic]:
    """Return all reports: on the statements, on the rules of tables with sound statements, and on the file."""
    resolver = tables.resolver
    found, at_fault, told = on_rules(tables)
    own = resolver.variant.own.document.source
    kept = [one for one in found if one.span.source is own]
    others = [one for one in found if one.span.source is not own and is_finding(one)]
    if others:
        from .of_bases import Checks, placed  # hardly any file needs it

        kept.extend(placed(others, tables, told, Checks(on_rules, at_table), at_fault=at_fault))
    for check in (check_blocks, check_options, check_notes, check_examples):
        kept.extend(check(resolver))
    if not at_fault:
        kept.extend(check_idle(tables.without_condition()))
    return kept


def on_rules(tables: EveryTable) -> tuple[list[Diagnostic], bool, list[ReportedAt]]:
    """Return what statements and rules give rise to, wherever it stands, and whether some statement is at fault.

    What single tables give rise to is returned once more, each with such a table.
    """
    reports = Reports(tables)
    reports.add(tables.resolver.faults)
    errors = reports.works_with_errors
    reports.add(where_sound(partial(all_reports, check), errors, ()) for check in CHECKS)
    told = reports.told
    found = gathered((one.report for one in told), tables.resolver)
    if not errors:
        every = tables.without_condition()
        of_all = (check_never, check_conditions, check_symbols, check_hand_before, check_numbers)
        found.extend(report for check in of_all for report in check(every))
    return found, bool(errors), told


def at_table(resolver: Resolver, table: OneTable) -> list[Diagnostic]:
    """Return what statements and rules give rise to at a single table."""
    found = [one for fault in resolver.faults for one in fault(table)]
    if all(one.severity is not Severity.ERROR for one in found):
        found.extend(one for check in CHECKS for one in all_reports(check, table.rules))
    return found


def all_reports(check: Callable[[Rules], Iterable[Diagnostic]], rules: Rules) -> tuple[Diagnostic, ...]:
    """Return what a check tells of the rules, or of one answer if it looks at each alone."""
    return tuple(until_enough(check(rules)))
