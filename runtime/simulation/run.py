"""Play in bulk by several workers. The result depends on program, seed, policies and number of games alone.

The work is given out in stretches: games that one worker plays with one engine, counted in a tally of their own. A game
depends on its number and not on what was played before it, and tallies are sums of whole numbers; so it makes no
difference where a stretch ends, who plays it, and which of the engines does. That is why a run may begin with the plain
engine and go over to the compiled one at any stretch.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

from ..bots.policies import POLICIES
from ..records.program import Program
from ..records.state import state_of
from .loop import play_stretch
from .report import Report, report_of
from .tally import Bots, Tally
from .totals import Totals


class StretchPlayer(Protocol):
    """A player of stretches: the compiled engine, or `PlainEngine`."""

    def stretch(self, whole: bool) -> int:
        """Return the number of hands, or whole games, that are played in a fraction of a second."""

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """Play games `begin` up to but not including `end` and count them."""


class PlainEngine:
    """The engine without compilation: some hundred times slower, but there at once."""

    def stretch(self, whole: bool) -> int:
        """Return the number of hands, or whole games, that are played in one go."""
        return 4 if whole else 64

    def play_stretch(
        self, program: Program, policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """Play games `begin` up to but not including `end` and count them."""
        bots = Bots()
        for player, policy in enumerate(policies):
            bots.policies[player] = policy
        play_stretch(program, state_of(program)(), bots, tally, seed, begin, end, int(whole))


def simulate(
    program: Program,
    *,
    hands: int = 0,
    games: int = 0,
    seed: int = 0,
    policies: Sequence[str] = ("random",),
    workers: int = 1,
    engine: StretchPlayer | None = None,
    faster: Callable[[], StretchPlayer | None] = lambda: None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play `hands` hands, each the first of a game of its own, or `games` whole games.

    One policy stands for all players, else there is one for each; `on_progress` is told how many of how many are done.
    Before each stretch `faster` is asked for an engine that plays it instead; it says `None` as long as there is none.
    Raises `ValueError` for a policy that does not exist, or a number of policies that fits no table.
    """
    names = policies_for(program, policies)
    count, whole = (games, True) if games else (hands, False)
    first = engine or PlainEngine()
    codes = [POLICIES[name] for name in names]

    def play(player: StretchPlayer, begin: int, end: int) -> tuple[int, Tally]:
        tally = Tally()
        player.play_stretch(program, codes, tally, seed, begin, end, whole)
        return end, tally

    def played(pool: ThreadPoolExecutor) -> Iterator[tuple[int, Tally]]:
        """Yield the stretches in order; a few more than workers are under way, so that nobody waits for the next."""
        waiting: deque[Future[tuple[int, Tally]]] = deque()
        begin = 0
        while begin < count:
            player = faster() or first
            end = min(begin + player.stretch(whole), count)
            waiting.append(pool.submit(play, player, begin, end))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
            begin = end
        for stretch in waiting:
            yield stretch.result()

    totals = Totals()
    with ThreadPoolExecutor(max_workers=max(1, workers)) as pool:
        for done, tally in played(pool):
            totals.add(tally)
            if on_progress is not None:
                on_progress(done, count)
    return report_of(program, totals, seed, names)


def policies_for(program: Program, policies: Sequence[str]) -> tuple[str, ...]:
    """Return one policy for each player. Raises `ValueError` if the names give another number of them."""
    unknown = [name for name in policies if name not in POLICIES]
    if unknown:
        raise ValueError(f"no such policy: {', '.join(unknown)}")
    if len(policies) == 1:
        return tuple(policies) * program.players
    if len(policies) != program.players:
        raise ValueError(f"{len(policies)} policies for {program.players} players")
    return tuple(policies)
