"""Numbers: many hands or games among bots."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from crazy8.errors import RulebookError
from crazy8.files.cache import cache_folder
from crazy8.games.game import program_of
from crazy8.runtime.bots.policies import POLICIES
from crazy8.runtime.simulation import run
from crazy8.runtime.simulation.report import Report
from crazy8.runtime.simulation.run import StretchPlayer
from crazy8.variant import Variant, variant_from

PLAIN_HANDS = 1_000
"""So many hands the engine plays at once in less time than it takes to load what was compiled."""
PLAIN_HANDS_WITHOUT_CACHE = 20_000
"""So many it plays in less time than it takes to compile."""
USUAL_GAME = 10
"""Hands of a game, for such estimates."""


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
) -> Report:
    """Let bots play `hands` hands, or `games` whole games; without either, ten thousand hands.

    `policy` is `sensible` or `random`, for all players or for each. The result depends on nothing but the rules, the
    seed, the policies and the number. Large runs are compiled, which takes half a minute the first time on a machine.
    """
    rules = variant_from(variant).rules(players, options)
    hands = hands if hands or games else 10_000
    policies = policies_for(rules.players, policy)
    return run.simulate(
        program_of(rules),
        hands=hands,
        games=games,
        seed=seed,
        policies=policies,
        workers=workers or usual_workers(),
        engine=_compiled_engine() if is_compiled(hands, games) else None,
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


def is_compiled(hands: int, games: int) -> bool:
    """Whether a run of so many is worth compiling or loading the compiled engine."""
    estimate = hands + USUAL_GAME * games
    return estimate > (PLAIN_HANDS_WITHOUT_CACHE if cache_folder() is None else PLAIN_HANDS)


def _compiled_engine() -> StretchPlayer:
    from crazy8.runtime.simulation.compiled import compile_engine

    return compile_engine(cache_folder())
