"""Recordings: a game is played again exactly, and whatever is wrong with one is told as such and as nothing else."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from shipped import Seating, choose

from crazy8.runtime.people.bad_save import BadSave, Fault
from crazy8.runtime.people.replay import VERSION, Recording, recording_from, recording_text, replay
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import ACTIONS, DEAL, DRAW

TABLE = Seating("pagat", ("twos",), 3)
PROGRAM = TABLE.program


def some_game(number: int = 0, actions: int = 40) -> RunningGame:
    """A game after some actions."""
    chance = random.Random(number)
    game = RunningGame.begin(PROGRAM, 21, number)
    while not game.over and len(game.done) < actions:
        game.do(choose(game.actions(), chance))
    return game


GAME = some_game()
RECORDING = GAME.recording
TEXT = recording_text(RECORDING)


def fault_of_text(text: str) -> Fault:
    """What is wrong with the text of a recording."""
    with pytest.raises(BadSave) as caught:
        recording_from(text)
    return caught.value.fault


def changed(**fields: Any) -> str:
    """The text with some fields changed, its check sum left as it is."""
    return json.dumps({**json.loads(TEXT), **fields})


# ---- sound ones


@given(some.integers(min_value=0, max_value=30), some.integers(min_value=0, max_value=120))
def test_a_replay_is_the_game(number: int, actions: int) -> None:
    game = some_game(number, actions)
    assert replay(PROGRAM, game.recording) == game.state
    assert recording_from(recording_text(game.recording)) == game.recording


def test_a_whole_game_of_many_hands_is_replayed() -> None:
    game = some_game(1, 100_000)
    assert game.over
    assert game.done.count(DEAL) == game.state.hand_number - 1 > 0
    assert replay(PROGRAM, game.recording) == game.state


def test_the_text_is_one_short_line_of_json() -> None:
    assert "\n" not in TEXT
    assert len(TEXT) < 200 + 5 * len(RECORDING.actions)
    found = json.loads(TEXT)
    assert (found["crazy8"], found["version"], found["seed"], found["game"]) == ("recording", VERSION, 21, 0)
    assert tuple(found["actions"]) == RECORDING.actions


def test_only_a_game_that_began_with_a_seed_has_a_recording() -> None:
    with pytest.raises(ValueError, match="began with a seed"):
        _ = RunningGame(PROGRAM, GAME.state).recording


# ---- bad ones


def test_an_illegal_action_is_reported_with_its_place() -> None:
    actions = (*RECORDING.actions[:7], DEAL, *RECORDING.actions[7:])
    with pytest.raises(BadSave) as caught:
        replay(PROGRAM, replace(RECORDING, actions=actions))
    assert (caught.value.fault, caught.value.index) == (Fault.ILLEGAL_ACTION, 7)
    assert "hand runs" in caught.value.detail


def test_an_action_after_the_end_of_the_game_is_illegal() -> None:
    game = some_game(1, 100_000)
    recording = replace(game.recording, actions=(*game.done, DRAW))
    with pytest.raises(BadSave) as caught:
        replay(PROGRAM, recording)
    assert (caught.value.fault, caught.value.index) == (Fault.ILLEGAL_ACTION, len(game.done))


def test_a_recording_of_other_rules() -> None:
    for seating in (Seating("pagat", (), 3), Seating("pagat", ("twos",), 4), Seating("bicycle", (), 3)):
        with pytest.raises(BadSave) as caught:
            replay(seating.program, RECORDING)
        assert caught.value.fault is Fault.OTHER_RULES


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": 13},
        {"seats": -1},
        {"seed": -1},
        {"seed": 1 << 63},
        {"number": 1 << 47},
        {"actions": (ACTIONS,)},
        {"actions": (0, -1)},
    ],
)
def test_a_recording_with_an_impossible_number(fields: dict[str, Any]) -> None:
    with pytest.raises(BadSave) as caught:
        replay(PROGRAM, replace(RECORDING, **fields))
    assert caught.value.fault is Fault.IMPOSSIBLE


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"crazy8"', "{}", '{"crazy8": "save"}', "[" * 100_000])
def test_a_text_that_is_something_else(text: str) -> None:
    assert fault_of_text(text) is Fault.NOT_ONE


@pytest.mark.parametrize("version", [VERSION - 1, VERSION + 1, None, str(VERSION), float(VERSION), True, [VERSION]])
def test_a_text_of_another_version(version: object) -> None:
    assert fault_of_text(changed(version=version)) is Fault.OTHER_VERSION


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("actions", None),
        ("actions", "64"),
        ("actions", [64.5]),
        ("actions", [True]),
        ("actions", [[64]]),
        ("actions", [1e400]),
        ("seed", None),
        ("seed", "7"),
        ("seed", 10**40),
        ("game", -1),
        ("seats", [3]),
        ("fingerprint", 7),
        ("fingerprint", None),
    ],
)
def test_a_text_with_something_impossible_in_it(field: str, value: object) -> None:
    assert fault_of_text(changed(**{field: value})) is Fault.IMPOSSIBLE


@pytest.mark.parametrize("field", ["fingerprint", "seats", "seed", "game", "actions", "check"])
def test_a_text_from_which_something_is_missing(field: str) -> None:
    found = json.loads(TEXT)
    del found[field]
    assert fault_of_text(json.dumps(found)) in (Fault.IMPOSSIBLE, Fault.DAMAGED)


@pytest.mark.parametrize(
    "fields",
    [
        {"seed": 22},
        {"game": 1},
        {"seats": 4},
        {"actions": [*RECORDING.actions, DRAW]},
        {"check": 7},
        {"fingerprint": ""},
    ],
)
def test_a_text_that_was_changed(fields: dict[str, Any]) -> None:
    assert fault_of_text(changed(**fields)) is Fault.DAMAGED


@given(some.integers(min_value=0, max_value=len(TEXT) - 1), some.characters())
def test_a_text_with_a_wrong_letter(place: int, letter: str) -> None:
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    try:
        found = recording_from(text)
    except BadSave:
        return
    assert found == RECORDING


@given(some.integers(min_value=0, max_value=len(TEXT) - 1))
def test_a_truncated_text(length: int) -> None:
    assert fault_of_text(TEXT[:length]) is Fault.NOT_ONE


json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=5),
    lambda children: some.lists(children, max_size=3) | some.dictionaries(some.text(max_size=5), children, max_size=3),
    max_leaves=6,
)
field_names = some.sampled_from(["version", "fingerprint", "seats", "seed", "game", "actions", "check"])


@given(some.dictionaries(field_names, json_values, min_size=1))
def test_any_json_in_any_field(fields: dict[str, Any]) -> None:
    try:
        found = recording_from(changed(**fields))
    except BadSave as error:
        assert error.fault is not Fault.ILLEGAL_ACTION  # noqa: PT017  # it may as well not be raised
        return
    assert found == RECORDING


def test_a_recording_made_by_hand_is_checked_like_any_other() -> None:
    with pytest.raises(BadSave) as caught:
        replay(PROGRAM, Recording("", 3, 0, 0, ()))
    assert caught.value.fault is Fault.OTHER_RULES
