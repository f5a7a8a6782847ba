"""What holds at every moment of every game, tried on random hands with nearly every construct of the language."""

from __future__ import annotations

from collections import Counter

import pytest
from every_moment import cards_anywhere
from playing import TABLES, any_of, legal_now, moments, program_at

from crazy8.runtime.engine.step import step
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.replay import load, replay, save
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import ACTIONS
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, seed_stream
from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.holding import cards_held
from crazy8.runtime.simulation.tally import Bots
from crazy8.runtime.topics.stock import NO_CARD

pytestmark = pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=() if place % 4 == 0 else pytest.mark.slow) for place, table in enumerate(TABLES)],
    ids=lambda table: f"{table[0]}-{table[1]}",
)


def test_every_card_is_in_exactly_one_place(table: tuple[str, int], hands: int) -> None:
    program = program_at(table)
    pack = Counter(program.pack[place] for place in range(program.card_count))
    for state, _ in moments(program, 1, hands):
        assert cards_anywhere(program, state) == pack
        if state.discard_size > 0:
            assert state.discards[state.discard_size - 1] == state.top
        else:
            assert state.top == NO_CARD
        for seat in range(program.players):
            assert len(cards_held(program, state, seat)) == state.size[seat]


def test_somebody_can_always_do_something(table: tuple[str, int], hands: int) -> None:
    program = program_at(table)
    for state, _ in moments(program, 2, hands):
        assert legal_now(program, state)
        if state.phase < HAND_OVER:
            assert state.active >> state.mover & 1 or state.mover == state.dealer


def test_what_is_legal_is_done_and_all_else_is_refused_without_a_trace(table: tuple[str, int]) -> None:
    program = program_at(table)
    for index, (state, _) in enumerate(moments(program, 3, 2)):
        if index % 11 == 0:
            before = state.content()
            options = legal_now(program, state)
            for action in range(-1, ACTIONS + 1):
                game = RunningGame(program, state)
                done = game.do(action)
                assert isinstance(done, Refusal) == (action not in options)
                assert (game.state.content() == before) == isinstance(done, Refusal)
            assert state.content() == before


def test_a_replay_repeats_the_game(table: tuple[str, int]) -> None:
    program = program_at(table)
    for number in range(2):
        bots = Bots()
        seed_stream(bots, 4, number, CHOICES_OF_BOTS)
        game = RunningGame.begin(program, 4, number)
        while not game.over and len(game.done) < 150:
            game.do(any_of(list(game.actions()), bots))
        assert replay(program, game.recording) == game.state


def test_a_saved_game_goes_on_as_if_nothing_had_happened(table: tuple[str, int], hands: int) -> None:
    program = program_at(table)
    for index, (state, action) in enumerate(moments(program, 5, hands)):
        if index % 5 == 0:
            loaded = load(program, save(program, state))
            assert loaded == state
            continued = state.copy()
            step(program, continued, action)
            step(program, loaded, action)
            assert loaded == continued
