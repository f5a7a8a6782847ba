"""Numbers: many hands or games among bots."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from crazy8.errors import RulebookError
from crazy8.games.fast_engine import FastEngine, Stage
from crazy8.games.game import program_of
from crazy8.runtime.bots.policies import POLICIES
from crazy8.runtime.simulation import run
from crazy8.runtime.simulation.report import Report
from crazy8.variant import Variant, variant_from


def simulate(
    variant: Variant | str | Path,
    *,
    hands: int = 0,
    games: int = 0,
    players: int | None = None,
    options: Iterable[str] = (),
    policy: str | Sequence[str] = "sensible",
    seed: int = 0,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    on_stage: Callable[[Stage], None] = lambda stage: None,
) -> Report:
    """Let bots play `hands` hands, or `games` whole games; without either, ten thousand hands.

    `policy` is `sensible` or `random`, for all players or for each. The result depends on nothing but the rules, the
    seed, the policies and the number. Large runs begin with the plain engine and go over to the compiled one, once it
    is ready and if `crazy8[fast]` is installed; `on_stage` is told which one plays.
    """
    rules = variant_from(variant).rules(players, options)
    hands = hands if hands or games else 10_000
    policies = policies_for(rules.players, policy)
    program = program_of(rules)
    with FastEngine(program, hands, games, on_stage) as fast:
        return run.simulate(
            program,
            hands=hands,
            games=games,
            seed=seed,
            policies=policies,
            workers=workers or usual_workers(),
            faster=fast.when_ready,
            on_progress=on_progress,
        )


def policies_for(players: int, policy: str | Sequence[str]) -> tuple[str, ...]:
    """One policy for each player; raises `RulebookError` if there is no such bot, or not one for each."""
    names = (policy,) * players if isinstance(policy, str) else tuple(policy)
    for name in names:
        if name not in POLICIES:
            raise RulebookError(f"no bot is called `{name}`", f"there are {', '.join(POLICIES)}")
    if len(names) != players:
        raise RulebookError(f"{len(names)} bots are named for {players} players")
    return names


def usual_workers() -> int:
    """As many as there are processors for this process."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
