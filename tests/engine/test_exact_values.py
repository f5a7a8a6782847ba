"""Probabilities that can be worked out with pencil and paper, compared with what the engine deals and plays.

Seeds are fixed. A share that is right lies within 3.3 deviations of its value in 999 of 1,000 such tests.
"""

from __future__ import annotations

from math import comb, sqrt

import pytest
from example_rules import PLAIN, program_of

from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import new_game, step
from crazy8.runtime.records.actions import DRAW, actions_in, no_actions
from crazy8.runtime.records.card_sets import count_of
from crazy8.runtime.records.codes import DREW
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.matching import fitting, playable

DEALS = 6_000


def agrees(count: int, of: int, probability: float) -> bool:
    return abs(count / of - probability) <= 3.3 * sqrt(probability * (1 - probability) / of)


def deals(program: Program, number: int = DEALS) -> list[State]:
    return [new_game(program, 2024, game) for game in range(number)]


def test_eighteen_of_the_other_cards_fit_on_a_starter_that_is_no_eight() -> None:
    """Twelve more of its suit, three more of its rank, four eights, one of which is in the suit."""
    program = program_of(PLAIN, 2)
    for state in deals(program, 200):
        assert count_of(fitting(program, state) & ~(1 << state.top)) == 18


@pytest.mark.parametrize("cards", [5, pytest.param(7, marks=pytest.mark.slow)])
def test_how_often_the_first_player_cannot_play(cards: int) -> None:
    """None of his cards is among the 18 that fit: C(33, n) of C(51, n) hands."""
    program = program_of(PLAIN.replace("deal 5", f"deal {cards}"), 2)
    stuck = sum(playable(program, state, state.turn) == 0 for state in deals(program))
    assert agrees(stuck, DEALS, comb(33, cards) / comb(51, cards))


def test_how_often_the_first_player_cannot_play_with_a_short_pack() -> None:
    """32 cards, jacks wild, the starter no jack, six cards."""
    text = """
deck piquet32
deal 6
wild J: names suit
starter J: turn another
draw 1
no call
score: nothing
"""
    program = program_of(text, 2)
    stuck = sum(playable(program, state, state.turn) == 0 for state in deals(program))
    fitting_cards = 7 + 3 + 4 - 1
    assert agrees(stuck, DEALS, comb(31 - fitting_cards, 6) / comb(31, 6))


@pytest.mark.parametrize("cards", [5, pytest.param(7, marks=pytest.mark.slow)])
def test_how_many_cards_are_drawn_until_one_fits(cards: int) -> None:
    """52 - 1 - n cards are unseen and 18 of them fit: (51 - n + 1) / 19 draws on average."""
    text = PLAIN.replace("draw 1", "draw until playable").replace("waits", "may be played")
    program = program_of(text.replace("deal 5", f"deal {cards}"), 2)
    counts = [drawn_until_playable(program, state) for state in deals(program, 12_000) if is_stuck(program, state)]
    mean = sum(counts) / len(counts)
    deviation = sqrt(sum((count - mean) ** 2 for count in counts) / len(counts))
    assert abs(mean - (52 - cards) / 19) <= 3.3 * deviation / sqrt(len(counts))


def is_stuck(program: Program, state: State) -> bool:
    return playable(program, state, state.turn) == 0


def drawn_until_playable(program: Program, state: State) -> int:
    seat, before = state.turn, state.size[state.turn]
    actions = no_actions()
    step(program, state, DRAW)
    while state.phase == DREW:
        legal(program, state, actions)
        if list(actions_in(actions)) != [DRAW]:
            break
        step(program, state, DRAW)
    return state.size[seat] - before


def test_one_starter_in_thirteen_is_an_eight() -> None:
    program = program_of(PLAIN.replace("starter 8: bury", "starter 8: dealer names suit"), 2)
    assert agrees(sum(program.rank[state.top] == 7 for state in deals(program)), DEALS, 1 / 13)


def test_copies_of_a_double_pack_lie_side_by_side_once_in_103() -> None:
    program = program_of(PLAIN + "packs 2\n", 2)
    pairs = sum(state.stock[0] == state.stock[1] for state in deals(program))
    assert agrees(pairs, DEALS, 1 / 103)
