"""End the hand in turn with few points, by the word that the rules have for it."""

from __future__ import annotations

from ..records.codes import ENDED
from ..records.program import Program
from ..records.state import State
from .finish import stop_hand
from .scoring import hand_value


def may_knock(program: Program, state: State) -> bool:
    """Return whether the seat at turn holds few enough points."""
    return hand_value(program, state, state.turn) <= program.knock_at_most


def knock(state: State) -> None:
    """End the hand; whoever does so is counted like all the others."""
    stop_hand(state, ENDED)
