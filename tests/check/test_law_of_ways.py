"""What is told of all tables at once is what is told at a single one: told(table) = ∪ told(way) over its ways."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from test_bases import FORMS

from crazy8 import load_text
from crazy8.compiler.check import from_rules
from crazy8.compiler.check.causes import Work, cause_of, is_alike
from crazy8.compiler.check.every_table import EveryTable, everywhere
from crazy8.compiler.check.soundness import where_sound
from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.layers.memory import CannotBeSolvedError
from crazy8.compiler.layers.one_table import OneTable
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.layers.resolver import Resolver

BASES = ("pagat", "bicycle", "uno", "mau-mau", "italian")


def rulebook(chance: Random, most: int) -> str:
    """A variant with many options, each with the lines of some form, right or wrong for its pack."""
    text = f'c8 2\nvariant any "Any" extends {chance.choice(BASES)} [house]\n'
    for number in range(chance.randint(9, most)):
        lines = "\n".join(line for line in chance.choice(FORMS) if not line.startswith(("when", "option")))
        requires = f" requires o{chance.randrange(number)}" if number and chance.random() < 0.15 else ""
        text += f'option o{number} "O" {{\n{lines}\n}}{requires}\n'
    return text


def some_tables(tables: EveryTable, resolver: Resolver, chance: Random) -> list[OneTable]:
    names = [offer.name for offer in resolver.offers]
    samples = (chance.sample(names, chance.randint(0, 4)) for _ in range(12))
    chosen = filter(None, (required_with(resolver.offers, sample) for sample in samples))
    choices = map(resolver.shared.circumstances.choice, chosen)
    return [table for choice in choices for table in list(tables.with_choice(choice).values())[:3]]


def works_on(resolver: Resolver, single: list[OneTable]) -> list[Work]:
    """All checks, done where the statements are sound."""
    faulty = [
        fault
        for fault in resolver.faults
        if any(one.severity is Severity.ERROR for table in single for one in fault(table))
    ]
    checks = (partial(from_rules.all_reports, check) for check in from_rules.CHECKS)
    return [*resolver.faults, *(where_sound(check, faulty, ()) for check in checks)]


@pytest.mark.parametrize("seed", [*range(10), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(10, 120))])
def test_all_tables_at_once_are_told_what_each_is_told(seed: int) -> None:
    chance = Random(seed)
    resolver = load_text(rulebook(chance, most=16)).read.resolver
    assert resolver is not None
    tables = EveryTable(resolver, everywhere(resolver, (), None))
    single = some_tables(tables, resolver, chance)
    looked_at = 0
    for work in works_on(resolver, single):
        try:
            ways = [(way, set(map(cause_of, reports))) for way, reports in tables.at_once.ways(work)]
        except CannotBeSolvedError:
            continue  # then it is done case by case
        looked_at += 1
        for table in single:
            here = set(map(cause_of, work(table)))
            on_ways = {one for way, causes in ways if way.holds_at(table.circumstances) for one in causes}
            assert all(any(is_alike(one, other) for other in here) for one in on_ways)
            assert all(any(is_alike(other, one) for other in on_ways) for one in here)
    assert looked_at > 20


@pytest.mark.parametrize("seed", [15, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(20, 60))])
def test_no_rulebook_with_dozens_of_options_is_too_much(seed: int) -> None:
    load_text(rulebook(Random(seed), most=40)).check()
