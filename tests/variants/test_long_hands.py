"""Why most simulated hands of `olsen-up-down` are stopped at the limit of actions: its rules make hands that long.

The model is exact for a player whose every card fits with the same chance, one after the other: a Markov chain of the
size of the hand. It says how many turns it takes to get rid of five cards.
"""

from __future__ import annotations

import numpy as np
import pytest
from shipped import Seating

from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.simulation.run import simulate

NEIGHBOURS = (11 * 8 + 2 * 4) / 13 / 51
"""The chance that a card is one rank above or below the top card: eight others are, four of an ace or a king."""
SUIT_OR_RANK = (12 + 3) / 51
LARGEST = 52


def turns_to_empty(hand: int, chance: float, draws: int = 3) -> float:
    """How many turns a player needs on the average who may draw so many cards, and lays the first one that fits."""
    equations, ones = np.eye(LARGEST + 1), np.ones(LARGEST + 1)
    ones[0] = 0
    for size in range(1, LARGEST + 1):
        nothing_fits = (1 - chance) ** size
        equations[size, size - 1] -= 1 - nothing_fits
        for drawn in range(1, draws + 1):
            found = nothing_fits * (1 - chance) ** (drawn - 1) * chance
            equations[size, min(size + drawn - 1, LARGEST)] -= found
        equations[size, min(size + draws, LARGEST)] -= nothing_fits * (1 - chance) ** draws
    return float(np.linalg.solve(equations, ones)[hand])


def test_five_cards_take_far_more_turns_than_the_limit_has_for_a_player() -> None:
    at_two = Seating("olsen-up-down", (), 2).program.action_limit / 2
    turns = turns_to_empty(5, NEIGHBOURS)
    assert turns == pytest.approx(1_667, abs=1)
    assert turns > at_two
    assert turns_to_empty(5, SUIT_OR_RANK) == pytest.approx(31, abs=1), "and few where suits matter too"


@pytest.mark.slow
def test_hands_that_are_stopped_would_have_ended_later(engine: Engine) -> None:
    """With three players every hand ends if it is let; the engine does nothing but play on."""
    table = Seating("olsen-up-down", (), 3)
    stopped = simulate(table.program, hands=100, seed=1, engine=engine)
    patient = table.program.copy()
    patient.action_limit = 500_000
    played = simulate(patient, hands=100, seed=1, engine=engine)
    assert stopped.endings.limited.share > 0.7
    assert played.endings.won.share == 1
    assert played.actions.mean > 4 * stopped.actions.bounds.least
