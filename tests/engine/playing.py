"""Playing hands at random, for properties that hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator

from example_rules import TEXTS, program_of

from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import new_game, step
from crazy8.runtime.records.actions import actions_in, no_actions
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, below, seed_stream
from crazy8.runtime.records.codes import GAME_OVER, HAND_OVER
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.tally import Bots

TABLES = [(name, players) for name in TEXTS for players in (2, 3, 5)]
"""Every example of rules with several numbers of players."""
LONGEST = 300
"""Actions of a hand after which a test goes on to the next one; strange rules can make a hand very long."""


def program_at(table: tuple[str, int]) -> Program:
    """The program of a table."""
    name, players = table
    return program_of(TEXTS[name], players)


def legal_now(program: Program, state: State) -> list[int]:
    """The legal actions."""
    actions = no_actions()
    legal(program, state, actions)
    return list(actions_in(actions))


def any_of(options: list[int], bots: Bots) -> int:
    """One of several actions, each equally likely."""
    return options[below(bots, len(options))]


def moments(program: Program, seed: int, hands: int) -> Iterator[tuple[State, int]]:
    """All moments of some hands, each with the legal action that is done next; deals are among them."""
    bots = Bots()
    seed_stream(bots, seed, 0, CHOICES_OF_BOTS)
    number = 0
    state = new_game(program, seed, number)
    while hands > 0:
        if state.phase == GAME_OVER or (state.phase < HAND_OVER and state.actions > LONGEST):
            hands -= 1
            number += 1
            state = new_game(program, seed, number)
            continue
        if state.phase == HAND_OVER:
            hands -= 1
        action = any_of(legal_now(program, state), bots)
        yield state, action
        step(program, state, action)
