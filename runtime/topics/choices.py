"""Choices: who has to choose something for what a card does, and what goes on when it is chosen."""

from __future__ import annotations

from ..records.codes import REST
from ..records.state import State


def ask(state: State, seat: int, phase: int, resume: int) -> None:
    """A seat has to choose; then the given stage runs."""
    state.mover = seat
    state.phase = phase
    state.stage = REST
    state.resume = resume


def end_choice(state: State) -> None:
    """What was to be chosen is chosen; play goes on where it stopped."""
    state.mover = state.turn
    state.stage = state.resume
