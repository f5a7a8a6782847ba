"""What is told of all tables at once is what would be told of each of them if it were looked at alone.

By default some small rulebooks are looked at; `CRAZY8_TABLES=all` in the environment takes all shipped variants, with
some thirteen thousand tables.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, combinations

import pytest

from crazy8.compiler.check.every_table import SINGLY, EveryTable, Steps
from crazy8.compiler.check.from_rules import CHECKS, check_variant
from crazy8.compiler.check.soundness import faults_with_errors, where_sound
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.layers.circumstances import Condition
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.one_table import OneTable
from crazy8.compiler.layers.options import choice_faults
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.pipeline import link_source
from crazy8.compiler.source import Source
from crazy8.compiler.topics.agreed import OptionOffer
from crazy8.compiler.topics.rules import Rules
from crazy8.files.shipped import shipped_names, shipped_source

LIBRARY = Library(shipped_source, shipped_names())

SMALL = {
    "options that need and exclude each other": """players 2 to 5
play 2: next draws 2
option chains "Twos add up" { answer 2 with 2 }
option crossed "Threes too" { play 3: next draws 3  # and they add up
answer 2 3 with 2, 3 } requires chains
option mild "Twos do nothing" { play 2: nothing } excludes chains
option wild_twos "Twos are wild" { wild 2: names suit }
""",
    "options that say how many may play": """players 2 to 4
deal 7
option many "Up to ten" { players 2 to 10 }
option two_packs "Two packs" { packs 2 }
option tiny "Few cards" { leave out 2 to 9
when 3 players { deal 3 } }
""",
    "an option that changes the pack and one that names its cards": """players 3 to 4
group low: 2 3
option short "A short pack" { deck piquet32 }
option lows "Low cards skip" { play low: skip next }
option colours "Colours" { match colour or rank }
option jokers "Jokers" { jokers 2
wild joker: names suit }
""",
    "two options that contradict each other only together": """draw 1
option until "Until one fits" { draw until playable }
option patient "It waits" { drawn card is kept }
option points "Points" { score: winner collects
game to 100, who reaches it wins }
option low "Lowest wins" { game to 100, lowest wins }
""",
}
SHIPPED = shipped_names() if os.environ.get("CRAZY8_TABLES") == "all" else ("black-jack-uk", "matatu", "page-one-local")


def resolver_of(text: str, name: str = "x.c8") -> Resolver:
    linked = link_source(Source(name, text), LIBRARY)
    assert linked.resolver is not None, linked.diagnostics
    return linked.resolver


def shipped_text(name: str) -> str:
    source = shipped_source(name)
    assert source is not None
    return source.text


def choices(offers: tuple[OptionOffer, ...]) -> Iterator[tuple[str, ...]]:
    """Every choice of options that is possible."""
    names = [offer.name for offer in offers]
    every = chain.from_iterable(combinations(names, count) for count in range(len(names) + 1))
    return (choice for choice in every if not any(choice_faults(offers, choice, offers[0].span)))


def tables_of(resolver: Resolver) -> Iterator[tuple[int, tuple[str, ...]]]:
    for choice in choices(resolver.offers):
        seats = resolver.player_range(choice)
        yield from ((players, choice) for players in range(seats.fewest, seats.most + 1))


def whole(check: Callable[[Rules], Iterable[Diagnostic]], rules: Rules) -> tuple[Diagnostic, ...]:
    return tuple(check(rules))


def told_at_once(resolver: Resolver, at: list[int]) -> dict[int, set[Diagnostic]]:
    """The reports on each table, as far as each case has them; no table belongs to two cases."""
    found: dict[int, set[Diagnostic]] = {one: set() for one in at}
    tables = EveryTable(resolver, Condition())
    errors = faults_with_errors(tables)
    checks = (where_sound(partial(whole, check), errors, ()) for check in CHECKS)
    for cases in map(list, map(tables.cases, (*resolver.faults, *checks))):
        for one in at:
            (case,) = [case for case in cases if case.condition.holds_at(one)]
            found[one].update(case.result)
    return found


def told_alone(resolver: Resolver, players: int, choice: tuple[str, ...]) -> set[Diagnostic]:
    """The reports on one table, with nothing known of any other."""
    rules, faults = Resolver(resolver.variant).resolve(players, choice)
    return {*faults, *(one for check in CHECKS if rules is not None for one in check(rules))}


@pytest.mark.parametrize("text", [*(completed(one) for one in SMALL.values()), *map(shipped_text, SHIPPED)])
def test_every_table_is_told_once_and_as_if_it_were_alone(text: str) -> None:
    resolver = resolver_of(text)
    tables = {resolver.shared.circumstances.at(*table): table for table in tables_of(resolver)}
    told = told_at_once(resolver, list(tables))
    for at, table in tables.items():
        assert told[at] == told_alone(resolver, *table), table


def test_a_table_that_cannot_be_is_not_looked_at() -> None:
    resolver = resolver_of(completed(SMALL["options that need and exclude each other"]))
    known = {resolver.shared.circumstances.at(*table) for table in tables_of(resolver)}
    looked_at = EveryTable(resolver, Condition()).cases(lambda table: (table.rules.answers, table.circumstances))
    assert {case.result[1] for case in looked_at} <= known


def test_what_would_take_too_many_cases_is_looked_at_in_part() -> None:
    options = "".join(f'option o{number} "O" {{ value {number}: {number} }}\n' for number in range(2, 10))
    resolver = resolver_of(completed(options))
    alone = EveryTable(resolver, Condition(), SINGLY).cases(all_values)
    assert len(alone) == 9
    few = Steps(most=0)
    in_twos = EveryTable(resolver, Condition(), steps=few).cases(all_values)
    assert few.apart == resolver.shared.circumstances.of_options
    conditions = [one.condition for one in in_twos if isinstance(one.condition, Condition)]
    assert {(one.holding & few.apart).bit_count() for one in conditions} == {0, 1, 2}


def all_values(table: OneTable) -> int:
    """Work that wants to know all values together, so that not even all tables at once can be asked for them."""
    return hash(table.rules.scoring.values)


def test_one_check_of_too_many_cases_leaves_the_others_whole() -> None:
    starters = "".join(f'option s{rank} "S" {{ starter {rank}: turn another }}\n' for rank in range(2, 11))
    deal = ("leave out J Q K", "deal 8", "players 2 to 5")
    pieces = "".join(f'option {name} "O" {{ {line} }}\n' for name, line in zip("abc", deal, strict=True))
    told = check_variant(resolver_of(completed(starters + pieces)))
    assert "C8-DEAL-TOO-BIG" in {one.code for one in told}
