"""The build for simple games: the same steps, without the branches on features that they do not have."""

from __future__ import annotations

from types import FunctionType
from typing import cast

import pytest

import crazy8
from crazy8.compiler.program.from_rules import program_from
from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import step
from crazy8.runtime.records.actions import DEAL, actions_in, no_actions
from crazy8.runtime.records.calls import HAS_CALLS
from crazy8.runtime.records.program import COMMON_FEATURES
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.pruning import Functions, without_features
from crazy8.runtime.simulation.reached import functions_of_bulk_play
from crazy8.runtime.topics.deal import prepare_game
from crazy8.runtime.topics.turns import lay_card


@pytest.fixture(scope="module")
def pruned() -> Functions:
    return without_features(functions_of_bulk_play(), ~COMMON_FEATURES)


def test_branches_on_rare_features_are_gone_and_all_others_are_there(pruned: Functions) -> None:
    whole, left = lay_card.__code__.co_names, pruned[cast(FunctionType, lay_card)].__code__.co_names
    assert "look_at_table" not in left
    assert "look_at_table" in whole
    assert {"HAS_CALLS", "answer", "has_call_at"} <= {*left}


def test_what_is_left_calls_only_what_is_left(pruned: Functions) -> None:
    originals = set(pruned)
    for copy in pruned.values():
        assert {value for value in copy.__globals__.values() if isinstance(value, FunctionType)} & originals == set()
        assert copy.__globals__.get("HAS_DUTIES", 0) == 0
        assert copy.__globals__.get("HAS_CALLS", HAS_CALLS) == HAS_CALLS


@pytest.mark.parametrize("name", ["pagat", "bicycle", "italian", "vandatta"])
@pytest.mark.parametrize("seed", range(3))
def test_simple_games_are_played_step_by_step_as_by_the_whole_engine(name: str, seed: int, pruned: Functions) -> None:
    program = program_from(crazy8.load(name).rules())
    is_simple = program.features & ~COMMON_FEATURES == 0
    assert is_simple == (name != "vandatta"), "a cover is a rare feature"
    if not is_simple:
        return
    whole, common = State(), State()
    for state in (whole, common):
        prepare_game(program, state, seed, 0)
    action = DEAL
    for number in range(400):
        step(program, whole, action)
        pruned[cast(FunctionType, step)](program, common, action)
        assert whole == common
        found, same = no_actions(), no_actions()
        legal(program, whole, found)
        pruned[cast(FunctionType, legal)](program, common, same)
        assert found == same
        choices = list(actions_in(found))
        if not choices:
            break
        action = choices[(seed + number * number) % len(choices)]
