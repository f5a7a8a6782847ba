"""Whatever the table can see, an observation tells: two states that differ in it give different ones."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from typing import Any, cast

import pytest
from any_rules import program_for
from shipped import choose

import crazy8
from crazy8.games import observation as interface
from crazy8.runtime.engine.step import step
from crazy8.runtime.people.observation import observe
from crazy8.runtime.people.refusals import legal_actions
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.codes import FOR_A_ROUND, GAME_OVER, HAND_OVER, NO_DEBT, UNTIL_LAID
from crazy8.runtime.records.limits import MOST_COLUMNS
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.effects_duties import is_duty

NOT_SHOWN = {
    "random": "decides what nobody knows yet",
    "hand": "the other hands are hidden",
    "copies": "the other hands are hidden",
    "drawn": "only the player who drew them knows the cards",
    "aside": "lies face down until both have chosen",
    "stock": "lies face down",
    "discards": "what lies under the cards laid last is covered",
    "owed_guilty": "depends on the hand of the player who is doubted",
    "laid_guilty": "depends on the hand of the player who is doubted",
    "active_count": "is the number of those in `active`",
    "stage": "always rests between two actions",
    "actions": "counts for the limit of a program, which no table knows",
    "turns": "tells the engine whether anybody has had a turn",
}
"""The fields of a state that an onlooker is not told, and why."""
FIELDS = tuple(name for name, _ in cast(Any, State._fields_))
PUBLIC = tuple(name for name in FIELDS if name not in NOT_SHOWN)


def is_a_fact(state: State, name: str) -> bool:
    """Whether a field says something at this moment; what a debt was is nothing once it is served."""
    if name in ("points", "hand_winners"):
        return state.phase >= HAND_OVER
    if name == "top":
        return state.discard_size > 0
    if name == "owed_turns":
        return is_duty(state) and state.owed_lasting in (FOR_A_ROUND, UNTIL_LAID)
    return not name.startswith("owed_") or name == "owed_kind" or state.owed_kind != NO_DEBT


def places(program: Program, name: str) -> Iterator[int]:
    """The places of a row that belong to the seats of the game."""
    if name == "columns":
        for seat in range(program.players):
            yield from range(MOST_COLUMNS * seat, MOST_COLUMNS * seat + program.columns)
    else:
        yield from range(program.players)


def changed(program: Program, state: State, name: str) -> Iterator[State]:
    """The state with another number in a field, once for each place that it has."""
    kind = dict(cast(Any, State._fields_))[name]
    for place in places(program, name) if issubclass(kind, ctypes.Array) else (None,):
        other = state.copy()
        number = getattr(state, name) if place is None else getattr(state, name)[place]
        another = number + 1 if number <= 0 else number - 1
        if place is None:
            setattr(other, name, another)
        else:
            getattr(other, name)[place] = another
        yield other


@pytest.mark.parametrize("seed", range(12))
def test_states_that_differ_in_a_public_fact_are_told_apart(seed: int) -> None:
    chance = random.Random(seed)
    _, program = program_for(chance)
    game = RunningGame.begin(program, seed)
    state = game.state.copy()
    for _ in range(60):
        if state.phase == GAME_OVER:
            break
        seen = observe(program, state, None)
        for name in PUBLIC:
            if is_a_fact(state, name):
                for other in changed(program, state, name):
                    assert observe(program, other, None) != seen, name
        step(program, state, choose(legal_actions(program, state), chance))


def test_what_is_not_shown_are_fields_of_a_state() -> None:
    assert NOT_SHOWN.keys() <= set(FIELDS)


def test_every_part_of_it_comes_to_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the engine's observation holds stands in that of the interface too."""
    looked_at: set[str] = set()

    class Watched:
        """An observation that notes which of its fields are read."""

        def __init__(self, seen: object) -> None:
            self.seen = seen

        def __getattr__(self, name: str) -> object:
            looked_at.add(name)
            return getattr(self.seen, name)

    real = interface.engine.observe
    monkeypatch.setattr(interface.engine, "observe", lambda *arguments: Watched(real(*arguments)))
    game = crazy8.load("pagat").deal(players=3, seed=1)
    game.observation(0)
    told_from_the_state = {"result"}
    assert looked_at | told_from_the_state == set(interface.engine.Observation.__dataclass_fields__)
