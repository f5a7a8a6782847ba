"""Simulate many hands or games among our players or others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from crazy8.arguments import MOST_SEED, function, whole_number
from crazy8.compiler.topics.rules import Rules
from crazy8.games.bots import program_of
from crazy8.games.fast_engine import FastEngine, Stage
from crazy8.games.illegal import action_of, answer_of, illegal
from crazy8.games.observation import observation_of
from crazy8.games.players import Named, Sensible, name_of, player_given
from crazy8.read_variant import ReadVariant
from crazy8.runtime.bots.policies import POLICIES, choose_action
from crazy8.runtime.records.actions import has_action
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation import run
from crazy8.runtime.simulation.own_players import Chooser, OwnPlayers
from crazy8.runtime.simulation.report import Report
from crazy8.runtime.simulation.tally import Bots

MOST = 1_000_000_000
MOST_WORKERS = 256


def simulate(
    variant: ReadVariant,
    *,
    hands: int | None = None,
    games: int | None = None,
    players: int | Sequence[Named] | None = None,
    options: Iterable[str] = (),
    seed: int = 0,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    on_stage: Callable[[Stage], None] = lambda stage: None,
) -> Report:
    """Let players play `hands` hands, or `games` whole games; `on_stage` is told which engine plays."""
    if (hands is None) == (games is None):
        raise ValueError("exactly one of `hands` and `games` has to be given")
    hands = 0 if hands is None else whole_number("hands", hands, 1, MOST)
    games = 0 if games is None else whole_number("games", games, 1, MOST)
    seed = whole_number("seed", seed, 0, MOST_SEED)
    workers = usual_workers() if workers is None else whole_number("workers", workers, 1, MOST_WORKERS)
    function("on_stage", on_stage)
    if on_progress is not None:
        function("on_progress", on_progress)
    seated = players_given(players)
    rules = variant.rules(players if seated is None else len(seated), options)  # type: ignore[arg-type]  # checked there
    seated = seated or ("sensible",) * rules.people
    program, names = program_of(rules), tuple(map(name_of, seated))
    hands_of_each = rules.players // rules.people
    if any(not isinstance(player, str) for player in seated):
        own = OwnPlayers([_chooser(number, player, rules) for number, player in enumerate(seated * hands_of_each)])
        report = run.simulate(program, hands=hands, games=games, seed=seed, engine=own, on_progress=on_progress)
        return replace(report, policies=names)
    with FastEngine(program, hands, games, on_stage) as fast:
        return run.simulate(
            program,
            hands=hands,
            games=games,
            seed=seed,
            policies=names * hands_of_each,
            workers=workers,
            faster=fast.when_ready,
            on_progress=on_progress,
        )


def players_given(players: object) -> tuple[Named, ...] | None:
    """Return the players, if not only their number is given."""
    if players is None or hasattr(players, "__index__"):
        return None
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise TypeError(f"`players` has to be a number, or a list with a player for each seat, not {players!r}")
    given = tuple(player_given("players", player) for player in players)
    if not given:
        raise ValueError("`players` has to be a list with a player for each seat, and this one is empty")
    return given


def _chooser(number: int, player: Named, rules: Rules) -> Chooser:
    """Return the engine's function of a player: ours with the bots' generator, others with their seat's view."""
    if isinstance(player, str | Sensible):
        policy = POLICIES[name_of(player)]  # the sensible one needs no observation, and no generator of its own
        return lambda program, state, bots: choose_action(policy, program, state, bots.actions, bots)

    def choose(program: Program, state: State, bots: Bots) -> int:
        who = f"`players[{number}]` at seat {state.mover}"
        move = answer_of(player, observation_of(program, state, rules, state.mover), who)
        action = action_of(rules, move, who)
        if not has_action(list(bots.actions), action):
            raise illegal(program, state, rules, move, who)
        return action

    return choose


def usual_workers() -> int:
    """Return the number of processors for this process."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
