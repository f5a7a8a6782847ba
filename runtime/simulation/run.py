"""Bulk play by several workers. The result depends on program, seed, policies and number of games alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from ..bots.policies import POLICIES
from ..records.program import Program
from ..records.state import State
from .loop import play_stretch
from .report import Report, report_of
from .tally import Bots, Tally
from .totals import Totals

STRETCH = 4_096
"""Hands that a worker plays in one go."""
STRETCH_OF_GAMES = 128


class StretchPlayer(Protocol):
    """Whatever plays stretches: the compiled engine, or `PlainEngine`."""

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """Play games `begin` up to but not including `end` and count them."""


class PlainEngine:
    """The engine without compilation: some hundred times slower, but there at once."""

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """Play games `begin` up to but not including `end` and count them."""
        bots = Bots()
        for player, policy in enumerate(policies):
            bots.policies[player] = policy
        play_stretch(program, State(), bots, tally, seed, begin, end, int(whole))


def simulate(
    program: Program,
    *,
    hands: int = 0,
    games: int = 0,
    seed: int = 0,
    policies: Sequence[str] = ("random",),
    workers: int = 1,
    engine: StretchPlayer | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play `hands` hands, each the first of a game of its own, or `games` whole games.

    One policy stands for all players, else there is one for each; `on_progress` is told how many of how many are done.
    Raises `ValueError` for a policy that does not exist, or a number of policies that fits no table.
    """
    names = policies_for(program, policies)
    count, whole = (games, True) if games else (hands, False)
    stretch = STRETCH_OF_GAMES if whole else STRETCH
    player = engine or PlainEngine()
    codes = [POLICIES[name] for name in names]

    def play(begin: int) -> tuple[int, Tally]:
        tally = Tally()
        end = min(begin + stretch, count)
        player.play_stretch(program, codes, tally, seed, begin, end, whole)
        return end, tally

    totals = Totals()
    with ThreadPoolExecutor(max_workers=max(1, workers)) as pool:
        for end, tally in pool.map(play, range(0, count, stretch)):
            totals.add(tally)
            if on_progress is not None:
                on_progress(end, count)
    return report_of(program, totals, seed, names)


def policies_for(program: Program, policies: Sequence[str]) -> tuple[str, ...]:
    """One policy for each player; raises `ValueError` if that is not what the names give."""
    unknown = [name for name in policies if name not in POLICIES]
    if unknown:
        raise ValueError(f"no such policy: {', '.join(unknown)}")
    if len(policies) == 1:
        return tuple(policies) * program.players
    if len(policies) != program.players:
        raise ValueError(f"{len(policies)} policies for {program.players} players")
    return tuple(policies)
