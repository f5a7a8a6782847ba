"""Explore one table, and say what was found with a play that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from crazy8.runtime.records.codes import ENDED, WON
from crazy8.runtime.records.program import Program

from .engine_on_tape import EngineOnTape
from .graph import kept_from_ending, never
from .paths import round_from, way_to
from .reports import FoundOnSmallPack, HandCannotEnd, NobodyCanGoOutAnyMore, OneCanStall
from .small_pack import FEW_CARDS, MOST_CARDS, SmallTable, small_tables
from .soundness import sound_form
from .states import States, explore

TENTH = 10
"""What one player can do, or what takes luck, is told if it can come about from one of so many deals."""
UNKNOWN = 3
"""With fewer cards in the stock it is as good as known what comes, so one player can do more than at a real table."""
MOST_PACKS = 6
"""Small packs of one table, where the rules tell too many ranks apart for one pack."""
_TRIED = 20
"""How many ways are written down, until one can be played with the whole rules."""


class Explored(NamedTuple):
    """A small table of which every state was looked at, or the first ones."""

    table: SmallTable
    states: States


class Finding(NamedTuple):
    """Something that goes wrong at a small table."""

    kind: type[FoundOnSmallPack]
    explored: Explored
    deals: int
    """From how many of the deals it may come about, or holds."""
    ways: tuple[list[int], ...]
    """States one after the other that show it, the shortest way first."""

    @property
    def possible(self) -> int:
        """Return how many deals there are."""
        return len(self.explored.states.dealt)


def explore_program(program: Program, steps: int, few: int = FEW_CARDS) -> Iterator[Explored]:
    """Yield the small tables of a program on which something may be claimed; what one leaves of the steps others get.

    Nothing may be where the normal form does not hold all that matters.
    """
    tables = list(islice(small_tables(program, few), MOST_PACKS))
    for number, table in enumerate(tables):
        engine = EngineOnTape(table.program)
        form = sound_form(engine, table)
        if form is not None:
            engine.steps = 0
            yield Explored(table, explore(engine, form, steps // (len(tables) - number)))
            steps -= engine.steps


def findings(explored: Explored) -> Iterator[Finding]:
    """Yield what goes wrong; of what follows from something worse nothing is said.

    Of a pack that lacks some ranks only hands without an end are told, and only if they are frequent: that somebody
    cannot go out may come of the very ranks that are missing, as where only the rank above or below fits.
    """
    states = explored.states
    dealt = states.dealt
    endless = never(states, lambda _: True)
    if endless and (explored.table.every_class or _is_often(_dealt(states, endless), states)):
        yield _found(HandCannotEnd, explored, endless)
    if endless or not explored.table.every_class:
        return
    unwon = never(states, lambda result: result in (WON, ENDED))
    if _is_often(_dealt(states, unwon), states):
        yield _found(NobodyCanGoOutAnyMore, explored, unwon)
    if explored.table.stock < UNKNOWN:
        return
    stalled = [(kept_from_ending(states, seat), seat) for seat in range(explored.table.program.players)]
    kept, seat = max(stalled, key=lambda one: sum(number in one[0] for number in dealt))
    deals = [number for number in dealt if number in kept]
    if _is_often(len(deals), states):
        ways = (round_from(states, start, kept, seat) for start in deals[:_TRIED])
        yield Finding(OneCanStall, explored, len(deals), tuple(sorted(filter(None, ways), key=len)))


def holds_with_more_cards(finding: Finding, program: Program, steps: int) -> bool:
    """Return whether a hand has no end with more ranks of each class either.

    Where two ordinary cards are all that may be the last one, those in the wrong place keep a hand from ending; in the
    whole pack there are dozens.
    """
    if finding.kind is not HandCannotEnd or not finding.explored.table.few_last:
        return True
    return any(
        one.table.every_class and not one.table.few_last and finding.kind in {found.kind for found in findings(one)}
        for one in explore_program(program, steps, MOST_CARDS)
    )


def _found(kind: type[FoundOnSmallPack], explored: Explored, numbers: list[int]) -> Finding:
    ways = tuple(way_to(explored.states, number) for number in numbers[:_TRIED])
    return Finding(kind, explored, _dealt(explored.states, numbers), ways)


def _dealt(states: States, numbers: list[int]) -> int:
    return sum(number in states.dealt for number in numbers)


def _is_often(deals: int, states: States) -> bool:
    return deals * TENTH >= len(states.dealt) > 0
