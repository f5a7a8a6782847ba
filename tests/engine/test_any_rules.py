"""Whatever is written, as long as it does not contradict itself, can be played.

By default sixty rulebooks are made up; `CRAZY8_HANDS=1000 pytest tests/engine` makes up a thousand.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from any_rules import program_for
from every_moment import cards_anywhere
from shipped import choose, with_other_hidden_cards

from crazy8.runtime.engine.step import step
from crazy8.runtime.people.endings import HandEnded
from crazy8.runtime.people.refusals import Refusal, reason_against
from crazy8.runtime.people.replay import load, replay, save
from crazy8.runtime.people.soundness import is_sound
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import ACTIONS, actions_in
from crazy8.runtime.records.codes import GAME_OVER
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.compiled import Engine

SEEDS = range(int(os.environ.get("CRAZY8_HANDS", "60")))
LONGEST = 120
"""Actions that are tried with each rules."""


@pytest.mark.parametrize("seed", SEEDS)
def test_any_rules_can_be_played(seed: int) -> None:
    """Cards are conserved, somebody can act, telling changes nothing, and a save goes on anywhere."""
    chance = random.Random(seed)
    text, program = program_for(chance)
    game = RunningGame.begin(program, seed)
    for _ in range(LONGEST):
        if game.over:
            break
        check(program, game.state, chance)
        before = game.state.copy()
        action = choose(game.actions(), chance)
        step(program, before, action)
        told = game.do(action)
        assert not isinstance(told, Refusal)
        assert game.state == before, text
        ended = [event for event in told if isinstance(event, HandEnded)]
        assert len(ended) == game.hand_over, text
    assert replay(program, game.recording) == game.state


def check(program: Program, state: State, chance: random.Random) -> None:
    """What holds at one moment."""
    assert cards_anywhere(program, state) == Counter(program.pack[: program.card_count])
    assert is_sound(program, state)
    game = RunningGame(program, state)
    options = game.actions()
    assert options
    if chance.random() < 1 / 16:
        for action in range(-1, ACTIONS + 1):
            assert (reason_against(program, state, action) is None) == (action in options)
        assert load(program, save(program, state)) == state
        for seat in game.seats:
            other = RunningGame(program, with_other_hidden_cards(program, state, seat, chance))
            assert game.observe(seat) == other.observe(seat)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_and_plain_play_are_the_same(seed: int, engine: Engine) -> None:
    """Every step, byte by byte, over several hands."""
    chance = random.Random(1_000 + seed)
    text, program = program_for(chance)
    state = RunningGame.begin(program, seed).state
    for _ in range(LONGEST):
        if state.phase == GAME_OVER:
            break
        options = tuple(actions_in(engine.legal(program, state)))
        assert options == RunningGame(program, state).actions(), text
        compiled, action = state.copy(), choose(options, chance)
        engine.step(program, compiled, action)
        step(program, state, action)
        assert compiled == state, text
