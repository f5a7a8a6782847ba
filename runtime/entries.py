"""Where compiled code is entered: records come as numpy arrays of one element."""

from __future__ import annotations

from typing import Any

from crazy8.runtime.legal import legal
from crazy8.runtime.simulation.loop import play_stretch
from crazy8.runtime.step import start_game, step


def enter_legal(programs: Any, states: Any, actions: Any) -> None:
    """Enter `legal`."""
    legal(programs[0], states[0], actions)


def enter_step(programs: Any, states: Any, action: int) -> None:
    """Enter `step`."""
    step(programs[0], states[0], action)


def enter_start(programs: Any, states: Any, seed: int, number: int) -> None:
    """Enter `start_game`."""
    start_game(programs[0], states[0], seed, number)


def enter_stretch(
    programs: Any,
    states: Any,
    chances: Any,
    actions: Any,
    policies: Any,
    tallies: Any,
    seed: int,
    begin: int,
    end: int,
    whole_games: int,
) -> None:
    """Enter `play_stretch`."""
    play_stretch(
        programs[0], states[0], chances[0], actions, policies, tallies[0], seed, begin, end, whole_games
    )
