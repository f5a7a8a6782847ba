"""What holds at every moment of every game of the shipped variants, at each of their tables.

By default two hands are played at each table; `CRAZY8_HANDS=1000 pytest tests/runtime` plays a thousand.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterable

import pytest
from shipped import Seating, choose, seatings, with_other_hidden_cards

from crazy8.runtime.actions import ACTIONS, actions_in
from crazy8.runtime.codes import HAND_OVER, LIMITED
from crazy8.runtime.compiled import Engine
from crazy8.runtime.events import Event, HandEnded
from crazy8.runtime.holding import cards_held
from crazy8.runtime.program import Program
from crazy8.runtime.refusals import Refusal
from crazy8.runtime.replay import load, recording_from, recording_text, replay, save
from crazy8.runtime.state import State
from crazy8.runtime.step import step
from crazy8.runtime.table import Game

HANDS = int(os.environ.get("CRAZY8_HANDS", "2"))
tables = pytest.mark.parametrize("seating", seatings(), ids=str)


def test_the_tables_are_all_there() -> None:
    """One pack with 2 to 7 players and eight choices, one with 2 to 5 and three, one with 4 and three."""
    assert Counter(seating.variant for seating in seatings()) == {"pagat": 6 * 8, "bicycle": 4 * 3, "italian": 1 * 3}


@tables
def test_every_moment_of_every_game(seating: Seating) -> None:
    """Cards are conserved, somebody can act, what is legal is done and told, all else leaves no trace, all is kept."""
    program, chance = seating.program, random.Random(str(seating))
    number = played = 0
    while played < HANDS:
        game = Game.begin(program, 1, number)
        while not game.over and played < HANDS:
            check_table(program, game.state)
            check_moment(game, chance)
            before = game.state.copy()
            action = choose(game.actions(), chance)
            told = game.do(action)
            assert not isinstance(told, Refusal)
            step(program, before, action)
            assert game.state == before
            ended = [event for event in told if isinstance(event, HandEnded)]
            assert len(ended) == (game.hand_over and game.state.actions > 0)
            played += len(ended)
        check_whole_game(game)
        number += 1


def check_table(program: Program, state: State) -> None:
    """Every card of the pack is in one place, and all counts agree with what they count."""
    held = Counter(kind for seat in range(program.players) for kind in cards_held(program, state, seat))
    held.update(state.stock[: state.stock_size])
    held.update(state.discards[: state.discard_size])
    assert held == Counter(program.pack[: program.card_count])
    assert state.discards[state.discard_size - 1] == state.top
    for seat in range(program.players):
        assert state.size[seat] == state.hand[seat].bit_count()


def check_moment(game: Game, chance: random.Random) -> None:
    """What is checked at some moments only, for it takes time: refusals, saves, observations."""
    options = game.actions()
    assert options
    check_refusals(game, range(-1, ACTIONS + 1) if chance.random() < 1 / 16 else [chance.randrange(ACTIONS)])
    if chance.random() < 1 / 4:
        assert load(game.program, save(game.program, game.state)) == game.state
        seat = chance.choice((None, *game.seats))
        other = with_other_hidden_cards(game.program, game.state, -1 if seat is None else seat, chance)
        seen, seen_otherwise = game.observe(seat), Game(game.program, other).observe(seat)
        assert seen == seen_otherwise
        if seat is not None:
            decides = not game.hand_over and seat == game.mover
            assert seen.hand == cards_held(game.program, game.state, seat)
            assert seen.actions == (options if decides else ())


def check_refusals(game: Game, actions: Iterable[int]) -> None:
    """Actions are refused exactly if they are not legal, with what is legal instead, and without a trace."""
    options, before, log, done = game.actions(), game.state.content(), game.log, game.done
    for action in actions:
        if action in options:
            assert game.refusal(action) is None
        else:
            refusal = game.do(action)
            assert isinstance(refusal, Refusal)
            assert refusal.legal == options
            assert game.state.content() == before
    assert (game.log, game.done) == (log, done)


def check_whole_game(game: Game) -> None:
    """The recording plays the same again, also as text; totals are the sums of what the hands brought."""
    recording = recording_from(recording_text(game.recording))
    assert recording == game.recording
    assert replay(game.program, recording) == game.state
    ends = [event for event in game.log if isinstance(event, HandEnded)]
    totals = [sum(end.points[seat] for end in ends) for seat in game.seats]
    assert list(game.state.total)[: game.players] == totals
    for seat in game.seats:
        assert all(no_hidden_card(event, seat) for event in game.log_of(seat))


def no_hidden_card(event: Event, seat: int) -> bool:
    """Whether an event shows a seat only its own cards."""
    return getattr(event, "kinds", None) is None or getattr(event, "seat", None) == seat


@tables
def test_the_compiled_engine_does_the_same(seating: Seating, engine: Engine) -> None:
    """Every step of every hand, byte by byte."""
    program, chance = seating.program, random.Random(str(seating))
    for number in range(HANDS):
        state = Game.begin(program, 2, number).state
        while state.phase < HAND_OVER:
            options = tuple(actions_in(engine.legal(program, state)))
            assert options == Game(program, state).actions()
            compiled, action = state.copy(), choose(options, chance)
            engine.step(program, compiled, action)
            step(program, state, action)
            assert compiled == state
        assert state.result != LIMITED
