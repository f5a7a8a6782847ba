"""More kinds of cards than a machine word has bits: records of two words, sets of actions that reach further."""

from __future__ import annotations

import random
from typing import Any

import pytest
from every_moment import check_moment, check_table, check_whole_game
from playing import legal_now, moments, program_at
from tables import program_of, rules_of

from crazy8.games.bots import bot_action
from crazy8.games.fast_engine import WORTH_LOADING, FastEngine, Stage
from crazy8.runtime.engine.step import new_game, step
from crazy8.runtime.people.bad_save import BadSave
from crazy8.runtime.people.position import Position, state_at
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.replay import load, save
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import CHOSEN_CARD, JUMP, PASS, PLAY, SEAT
from crazy8.runtime.records.deal import HAS_MANY_KINDS
from crazy8.runtime.records.limits import KINDS_OF_A_WORD, MOST_KINDS
from crazy8.runtime.records.program import ProgramOfManyKinds, fingerprint
from crazy8.runtime.records.record import FlatRecord, fields_of
from crazy8.runtime.records.state import State, StateOfManyKinds
from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.simulation.run import simulate

DECK = """deck numbers {
  suits red yellow green blue called colour
  2 of each: 1 to 27
}
value any: 1
wild 8: names suit
"""
RULES = f"""{DECK}
play 27: give 1 card to chosen
play 26: next draws 2
answer 26 with 26: adds
play 25: swap hands with chosen
play 24: take 1 card from next, picked by giver
play 23: cover with same suit, else draw 1
jump with same card
several same rank
call "last" at 1 card, else draw 2
"""
WHOLE = """deck whole {
  suits red yellow green blue called colour
  1 of each: 1 to 32
}
value any: 1
wild 8: names suit
"""


def test_as_many_kinds_as_there_can_be_are_played() -> None:
    program = program_of(WHOLE, 3)
    assert program.kinds == MOST_KINDS
    assert program.every_kind == (1 << MOST_KINDS) - 1
    play_out(RunningGame.begin(program, 1), random.Random(1))


@pytest.mark.parametrize("seed", range(3))
def test_what_holds_at_every_moment_holds_with_many_kinds(seed: int) -> None:
    program = program_of(RULES, 3)
    assert isinstance(new_game(program, seed), StateOfManyKinds)
    play_out(RunningGame.begin(program, seed), random.Random(seed))


def play_out(game: RunningGame, chance: random.Random) -> None:
    for _ in range(250):
        if game.hand_over:
            break
        check_table(game.program, game.state)
        check_moment(game, chance)
        assert not isinstance(game.do(chance.choice(game.actions())), Refusal)
    check_whole_game(game)


def test_cards_of_either_word_are_laid_chosen_and_thrown_in() -> None:
    deck = rules_of(RULES, 3).deck
    names = [deck.name_of(kind) for kind in range(deck.kind_count)]
    red_7, red_20, blue_1, blue_9, blue_27 = map(names.index, ("red 7", "red 20", "blue 1", "blue 9", "blue 27"))
    assert blue_1 >= KINDS_OF_A_WORD > red_20
    hands = {0: (red_20, blue_9, blue_27), 1: (red_7, blue_9), 2: (red_7, red_20)}
    game = RunningGame(program_of(RULES, 3), state_at(program_of(RULES, 3), Position(0, 2, hands, top=blue_1)))
    assert game.actions() == (PLAY + blue_9, PLAY + blue_27)
    assert not isinstance(game.do(PLAY + blue_27), Refusal)
    assert not isinstance(game.do(SEAT + 1), Refusal)
    assert game.actions() == (CHOSEN_CARD + red_20, CHOSEN_CARD + blue_9)
    assert {bot_action(game, "random", seed) for seed in range(20)} == {*game.actions()}
    assert not isinstance(game.do(CHOSEN_CARD + red_20), Refusal)
    while PLAY + blue_9 not in game.actions():
        game.do(PASS)
    assert game.observe(1).hand == (red_7, red_20, blue_9)
    assert not isinstance(game.do(PLAY + blue_9), Refusal)
    assert game.actions() == (PASS, JUMP + blue_9)
    assert not isinstance(game.do(JUMP + blue_9), Refusal)
    assert game.state.top == blue_9
    assert game.state.size[0] == 0


@pytest.mark.parametrize("name", ["pagat", "bicycle", "rich"])
def test_a_game_of_few_kinds_is_played_the_same_in_two_words(name: str) -> None:
    program = program_at((name, 3))
    wide = in_two_words_too(ProgramOfManyKinds(), program)
    wide.features |= HAS_MANY_KINDS
    assert fingerprint(wide) == fingerprint(program)
    for state, action in moments(program, 4, 2):
        other = in_two_words_too(StateOfManyKinds(), state)
        assert legal_now(wide, other) == legal_now(program, state)
        after = state.copy()
        step(program, after, action)
        step(wide, other, action)
        assert other == in_two_words_too(StateOfManyKinds(), after)


def in_two_words_too(wide: Any, record: FlatRecord) -> Any:
    """The content of a record in one of two words."""
    for name in fields_of(type(record)):
        value = getattr(record, name)
        if isinstance(value, int):
            setattr(wide, name, value)
        else:
            row = getattr(wide, name)
            for place, number in enumerate(value):
                row[place] = number
    return wide


def test_the_upper_words_are_part_of_what_the_rules_are_called() -> None:
    one, other = program_of(WHOLE, 3), program_of(WHOLE, 3).copy()
    other.wild ^= 1 << 100
    assert fingerprint(one) != fingerprint(other)
    assert type(one).from_portable(one.portable()) == one


def test_a_save_of_few_kinds_is_none_of_many() -> None:
    few, many = program_of("", 3), program_of(WHOLE, 3)
    assert isinstance(new_game(few, 1), State)
    body = len(save(many, new_game(many, 1))) - len(save(few, new_game(few, 1)))
    assert body > 0
    with pytest.raises(BadSave, match="other rules"):
        load(many, save(few, new_game(few, 1)))


def test_the_compiled_engine_refuses_what_it_cannot_hold() -> None:
    build: Any = None
    with pytest.raises(ValueError, match="128 kinds of cards, and at most 64"):
        Engine(build, build).build_for(program_of(WHOLE, 3))


@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_many_hands_are_played_by_the_plain_engine(policy: str) -> None:
    stages: list[Stage] = []
    with FastEngine(program_of(RULES, 3), WORTH_LOADING + 1, 0, stages.append) as fast:
        assert fast.when_ready() is None
        report = simulate(program_of(RULES, 3), hands=5, seed=2, policies=[policy], faster=fast.when_ready)
    assert stages == ["too many kinds"]
    assert report.hands == 5
