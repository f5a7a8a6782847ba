"""Play in bulk among players of any kind, counted as that of our bots is.

A player is a function that is called for every decision, so this is for the engine in plain Python; between our own
bots it plays the very same games as `loop`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ..engine.legal import legal
from ..engine.step import step
from ..records.actions import DEAL
from ..records.chance import CHOICES_OF_BOTS, seed_stream
from ..records.codes import GAME_OVER, HAND_OVER
from ..records.program import Program
from ..records.state import State, state_of
from ..topics.deal import prepare_game
from .loop import count_game, count_hand, is_choice, player_at
from .tally import STOPPED, Bots, Tally

Chooser: TypeAlias = Callable[[Program, State, Bots], int]
"""A player: chooses one of the legal actions, which stand in the record of the bots with their generator."""


class OwnPlayers:
    """The players of stretches of games, with one chooser for each player."""

    def __init__(self, choosers: Sequence[Chooser]) -> None:
        """Sit down."""
        self._choosers = choosers

    def stretch(self, whole: bool) -> int:
        """Return the number of hands, or whole games, that are played in one go."""
        return 4 if whole else 64

    def play_stretch(
        self, program: Program, _policies: Sequence[int], tally: Tally, seed: int, begin: int, end: int, whole: bool
    ) -> None:
        """Play games `begin` up to but not including `end` and count them."""
        state, bots = state_of(program)(), Bots()
        for number in range(begin, end):
            prepare_game(program, state, seed, number)
            seed_stream(bots, seed, number, CHOICES_OF_BOTS)
            shift = number % program.players
            seated = [self._choosers[player_at(program, seat, shift)] for seat in range(program.players)]
            play_hand(program, state, bots, seated, shift, tally)
            first = state.first
            while whole and state.phase != GAME_OVER and tally.sums[STOPPED] == tally.before[STOPPED]:
                play_hand(program, state, bots, seated, shift, tally)
            if whole:
                count_game(program, state, first, shift, tally)


def play_hand(program: Program, state: State, bots: Bots, seated: Sequence[Chooser], shift: int, tally: Tally) -> None:
    """Deal a hand, play it to its end, and count it."""
    choices = 0
    action = DEAL
    while True:
        step(program, state, action)
        if state.phase >= HAND_OVER:
            break
        legal(program, state, bots.actions)
        if is_choice(program, state, bots.actions):
            choices += 1
        action = seated[state.mover](program, state, bots)
    count_hand(program, state, state.first, shift, choices, tally)
