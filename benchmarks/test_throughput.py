"""How fast bulk play is, measured against a program in C that plays one game only.

    pytest benchmarks --benchmark-enable -n0 -s

prints the ratios and holds them to their bounds. Without `--benchmark-enable` only the results are compared: both
programs play the same game, so shares of wins, lengths and points must agree.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from statistics import median
from time import perf_counter, thread_time

import pytest
from example_rules import program_of
from yardstick import SAME_RULES, play_in_c

from crazy8.runtime.bots.policies import RANDOM
from crazy8.runtime.records.limits import MOST_SEATS
from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.simulation.run import simulate
from crazy8.runtime.simulation.tally import Tally

SLOWEST = 1 / 3
"""Of the hands per second of the program in C that the engine has to reach on one core."""
LEAST_GAIN = 1.8
"""Of two workers over one; on a machine that is busy with other things, nine tenths of what two programs in C gain."""
ROUNDS = 31
"""Pairs of short runs in processor time; the median of their ratios does not mind a machine with other work."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_programs_play_the_same_game(players: int, engine: Engine) -> None:
    hands = 40_000
    other = play_in_c(players, hands, 1)
    report = simulate(program_of(SAME_RULES, players), hands=hands, seed=1, engine=engine)
    assert sum(other.wins) + other.blocked == hands
    for position, wins in zip(report.positions, other.wins, strict=True):
        share = wins / hands
        assert abs(position.hand_wins.share - share) <= 3.3 * sqrt(2 * share * (1 - share) / hands)
    assert report.turns.mean.mean == pytest.approx(other.turns / hands, rel=0.02)
    points = sum(position.points.mean for position in report.positions)
    assert points == pytest.approx(other.points / hands, rel=0.02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_core_against_c(players: int, engine: Engine, timed: bool) -> None:
    rounds, hands = (ROUNDS, 20_000) if timed else (1, 100)
    ratios, speeds = [], []
    for number in range(rounds):
        in_c = play_in_c(players, hands, number).seconds
        ours = seconds_of(engine, players, hands, number)
        ratios.append(in_c / ours)
        speeds.append(hands / ours)
    ratio = median(ratios)
    if timed:
        print(
            f"\n{players} players: {max(speeds) / 1e6:.2f} million hands a second on one core; "
            f"{ratio:.2f} of the program in C (at least {SLOWEST:.2f})"
        )
        assert ratio >= SLOWEST
    assert min(ratios) > 0


def seconds_of(engine: Engine, players: int, hands: int, seed: int) -> float:
    program, tally = program_of(SAME_RULES, players), Tally()
    begin = thread_time()
    engine.play_stretch(program, [RANDOM] * MOST_SEATS, tally, seed, 0, hands, whole=False)
    return thread_time() - begin


def test_two_workers_against_one(engine: Engine, timed: bool) -> None:
    program = program_of(SAME_RULES, 3)
    rounds, hands = (9, 400_000) if timed else (1, 1_000)
    gains, gains_in_c = [], []
    for seed in range(rounds):
        times, reports = [], []
        for workers in (1, 2):
            begin = perf_counter()
            reports.append(simulate(program, hands=hands, seed=seed, engine=engine, workers=workers))
            times.append(perf_counter() - begin)
        assert reports[0] == reports[1]
        gains.append(times[0] / times[1])
        gains_in_c.append(gain_in_c(hands))
    if timed:
        print(
            f"\ntwo workers: {max(gains):.2f} times as fast as one at best, {median(gains):.2f} in the median; "
            f"two programs in C: {max(gains_in_c):.2f} and {median(gains_in_c):.2f}"
        )
        assert max(gains) >= min(LEAST_GAIN, 0.9 * max(gains_in_c))


def gain_in_c(hands: int) -> float:
    """How much faster two programs in C play so many hands together than one of them alone: what the machine gives."""
    begin = perf_counter()
    play_in_c(3, hands, 1)
    alone, begin = perf_counter() - begin, perf_counter()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda seed: play_in_c(3, hands // 2, seed), (1, 2)))
    return alone / (perf_counter() - begin)
