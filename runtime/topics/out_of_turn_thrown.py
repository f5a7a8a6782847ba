"""Lay a card that is thrown in: what the card below was about to do lapses, or is added to what the new one does.

What the card below has already done, such as a swap of hands, stands. Nothing has come of the rest yet, for nobody has
laid or drawn a card since: the direction, the turns to be missed and what is owed are put back as they were.
"""

from __future__ import annotations

from ..records.actions import JUMP
from ..records.calls import HAS_CALLS_AHEAD
from ..records.codes import AGAIN, EFFECTS, NEXT_TURN, NO_DEBT, TURN
from ..records.program import Program
from ..records.seats import neighbour, next_seat
from ..records.state import State
from ..records.stock import HAS_SHORTFALLS
from .calls import keep_calls_ahead
from .debts import clear_debt, pass_over
from .drawing import forget_draws
from .out_of_turn import is_carried


def come_out_of_turn(program: Program, state: State, action: int) -> int:
    """Give the turn to a seat that throws a card in, and return the card, which is laid as in a turn."""
    if program.features & HAS_SHORTFALLS and is_carried(state):
        carry_further(state)
    if program.features & HAS_CALLS_AHEAD and state.resume_phase != AGAIN:
        keep_calls_ahead(state, state.turn)
    interrupted = state.asked_first
    state.asked_first = state.turn
    if program.jump_cancels:
        let_lapse(program, state)
        # where play was interrupted first, if the card below was thrown in itself
        state.asked_first = interrupted if state.jumped else next_seat(program, state, state.laid_by)
        state.below_passed = 0
    elif not program.jump_resumes:
        let_be_added(program, state)
    state.turn = state.mover
    state.asked_left = 0
    forget_draws(state)
    return action - JUMP


def carry_further(state: State) -> None:
    """Let a seat that came to turn owe until its next turn what it still owed: its turn has not begun after all."""
    state.carried[state.owed_debtor] = state.owed_amount
    clear_debt(state)


def let_lapse(program: Program, state: State) -> None:
    """Let everything lapse that the card below was about to do."""
    state.direction = state.below_direction
    for seat in range(program.players):
        state.wait[seat] = state.below_wait[seat]
    if state.owed_kind != NO_DEBT:
        clear_debt(state)


def let_be_added(program: Program, state: State) -> None:
    """Keep what the card below was about to do, for whoever comes after the new card."""
    for seat in range(program.players):
        state.wait[seat] += state.missed[seat]
        state.missed[seat] = 0
    state.owed_debtor = -1
    state.owed_aside = 0
    state.below_passed = state.passed_over


def go_on_from_thrown(program: Program, state: State) -> None:
    """Go on after the player of a card that was thrown in, or where play was."""
    state.phase = TURN
    if program.jump_resumes:
        # The seat before the one that comes, for play goes on with the seat after `cursor`.
        state.cursor = neighbour(program, state.active, state.asked_first, -state.direction)
    else:
        pass_over(program, state, state.below_passed)
    if state.stage == NEXT_TURN:
        state.stage = EFFECTS
