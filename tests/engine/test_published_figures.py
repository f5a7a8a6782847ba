"""Figures of others, played again: length of a hand and advantage of the first player under random play.

The published rules: whoever can play must, one card is drawn and the turn ends, eights are wild, a starter eight is an
ordinary card. Their random player picks among all moves, and an eight counts as four, one for each suit; ours picks
among cards. The figures were computed from 40,000 games for each table.
"""

from __future__ import annotations

import random
from math import sqrt

import pytest
from example_rules import PLAIN, program_of
from playing import legal_now

from crazy8.runtime.engine.step import new_game, step
from crazy8.runtime.records.actions import is_play
from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.simulation.run import simulate

PUBLISHED = {
    (2, 7): (41.3, 33, (0.524, 0.476)),
    (2, 5): (37.9, 30, (0.524, 0.476)),
    (3, 5): (35.1, 27, (0.364, 0.334, 0.302)),
    (4, 5): (36.6, 33, (0.292, 0.261, 0.234, 0.213)),
    (5, 5): (39.2, 34, (0.240, 0.222, 0.196, 0.181, 0.162)),
}


def program_at(players: int, cards: int) -> Program:
    text = PLAIN.replace("starter 8: bury", "starter 8: nothing").replace("deal 5", f"deal {cards}")
    return program_of(text, players)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "cards"), PUBLISHED)
def test_length_and_seats_agree_within_the_difference_of_the_players(players: int, cards: int, engine: Engine) -> None:
    mean, median, shares = PUBLISHED[players, cards]
    report = simulate(program_at(players, cards), hands=40_000, seed=11, engine=engine)
    assert report.turns.mean.mean == pytest.approx(mean, rel=0.05)
    assert report.turns.median == pytest.approx(median, rel=0.2)
    assert report.endings.won.share == 1.0
    for position, share in zip(report.positions, shares, strict=True):
        assert position.hand_wins.share == pytest.approx(share, abs=0.01)


@pytest.mark.slow
def test_with_their_random_player_the_length_is_theirs() -> None:
    program, hands = program_at(3, 5), 1_500
    chance = random.Random(5)
    lengths = [turns_of_hand(program, number, chance) for number in range(hands)]
    mean = sum(lengths) / hands
    deviation = sqrt(sum((length - mean) ** 2 for length in lengths) / hands)
    assert abs(mean - PUBLISHED[3, 5][0]) <= 3.3 * deviation / sqrt(hands)


def turns_of_hand(program: Program, number: int, chance: random.Random) -> int:
    state = new_game(program, 12, number)
    while state.phase < HAND_OVER:
        options = legal_now(program, state)
        weights = [4 if is_play(action) and program.names >> action & 1 else 1 for action in options]
        step(program, state, chance.choices(options, weights)[0])
    return state.turns
