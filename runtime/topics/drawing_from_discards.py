"""Take the card on top of the discards instead of drawing."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.matching import HAS_AS_BELOW
from ..records.program import Program
from ..records.resetting import reset_card
from ..records.state import State
from .stock import give_card
from .turns import end_turn, leave_without_laying


def may_take_top(program: Program, state: State, can_play: bool) -> bool:
    """Return whether the seat at turn may take the card on top; one lies under it then, to be followed.

    Whoever laid the last card may not, or a card that lets its player play again could be laid and taken back for ever.
    """
    if state.discard_size < 2 or state.laid_by == state.turn:
        return False
    return program.draw_at_will != 0 or not can_play


def take_top(program: Program, state: State) -> None:
    """Take the card on top, which ends the turn: laid again at once, it would fit where it has just lain."""
    leave_without_laying(program, state)
    kind = wide(state.top)
    uncover(program, state)
    give_card(program, state, state.turn, kind)
    state.passes = 0
    end_turn(program, state)


def uncover(program: Program, state: State) -> None:
    """Take the top card off the pile: the one under it is followed as it lies there, and does nothing again."""
    state.discard_size -= 1
    place = state.discard_size - 1
    state.top = wide(state.discards[place])
    if program.features & HAS_AS_BELOW:
        while place > 0 and program.as_below & bit(state.discards[place]) != 0:
            place -= 1
    state.effective = wide(state.discards[place])
    reset_card(program, state)
