"""Ask for what a card leaves to somebody's choice, and go on when it is chosen."""

from __future__ import annotations

from ..records.codes import REST
from ..records.state import State


def ask(state: State, seat: int, phase: int, resume: int) -> None:
    """Let a seat choose; then the given stage runs."""
    state.mover = seat
    state.phase = phase
    state.stage = REST
    state.resume = resume


def end_choice(state: State) -> None:
    """Go on where play stopped, after a choice."""
    state.mover = state.turn
    state.stage = state.resume
