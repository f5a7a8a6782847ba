"""Interrupt play when somebody forgot a call: everybody is asked in turn order, the first who acts is served.

The player who forgot is asked first. Nothing is opened unless somebody can be caught, so a table where everybody calls
in time never gets here.
"""

from __future__ import annotations

from ..records.calls import ASKING_RULES, DECIDING_RULES, HAS_CALLS_AHEAD, HAS_DOUBTS, HAS_LATE_CATCHES
from ..records.codes import CAUGHT_BY_ANYONE, CAUGHT_BY_NEXT, CAUGHT_BY_TABLE, INTERRUPT, NEXT_TURN, REST, TURN
from ..records.every_turn import every_turn
from ..records.matching import HAS_FIRST_BANS
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.seats import is_in, next_seat
from ..records.state import State
from .calls import (
    anyone_can_be_caught,
    can_be_caught,
    close_window,
    has_call_at,
    penalise,
    ripen_calls,
)
from .out_of_turn import note_turn, open_questions


def catchable_by(program: Program, state: State, seat: int) -> int:
    """Return the seats that a seat may catch, as bits."""
    bits = 0
    for other in range(program.players):
        if other != seat and can_be_caught(program, state, other):
            is_next = program.call_catcher == CAUGHT_BY_NEXT and next_seat(program, state, other) == seat
            if is_next or program.call_catcher == CAUGHT_BY_ANYONE:
                bits |= 1 << other
    return bits


def doubtable_by(program: Program, state: State, seat: int) -> int:
    """Return the seats that a seat may accuse, with or without reason, as bits."""
    bits = catchable_by(program, state, seat)
    if program.features & HAS_DOUBTS:
        for other in range(program.players):
            near = is_in(state.active, other) and state.size[other] > 0 and has_call_at(program, state.size[other])
            is_next = program.call_catcher == CAUGHT_BY_NEXT and next_seat(program, state, other) == seat
            if near and other != seat and (is_next or program.call_catcher == CAUGHT_BY_ANYONE):
                bits |= 1 << other
    return bits


def has_a_say(program: Program, state: State, seat: int) -> bool:
    """Return whether a seat has anything to decide in an interruption."""
    return can_be_caught(program, state, seat) or doubtable_by(program, state, seat) != 0


def open_interrupt(state: State, first: int, resume: int, resume_phase: int) -> None:
    """Ask everybody, beginning with a seat that forgot its call; then go on with the given stage and phase."""
    state.phase = INTERRUPT
    state.stage = REST
    state.mover = first
    state.asked_first = first
    state.resume = resume
    state.resume_phase = resume_phase


def close_interrupt(program: Program, state: State) -> None:
    """End an interruption after everybody was asked, and go on where play stopped."""
    if program.call_catcher == CAUGHT_BY_TABLE:
        for seat in range(program.players):
            if can_be_caught(program, state, seat):
                penalise(program, state, seat)
    close_window(program, state)
    if state.resume != REST:
        state.asked = 1  # so that `ask_before` does not ask for the same calls again as soon as the next seat decides
    state.stage = state.resume
    state.phase = state.resume_phase
    state.mover = state.turn
    if program.features & HAS_OUT_OF_TURN and state.stage == REST and state.may_jump:
        open_questions(program, state)


def ask_next(program: Program, state: State) -> None:
    """Ask the next seat that has a say, or close the interruption.

    INVARIANT: the seat that was asked first stays in the hand during the interruption (`enforce_card_limit` waits for
    its end), so going from seat to seat comes back to it, and nobody is asked twice.
    """
    seat = next_seat(program, state, state.mover)
    doubts = program.features & HAS_DOUBTS != 0
    while seat != state.asked_first and (doubts or anyone_can_be_caught(program, state)):
        if has_a_say(program, state, seat):
            state.mover = seat
            return
        seat = next_seat(program, state, seat)
    close_interrupt(program, state)


@every_turn
def let_decide(program: Program, state: State, seat: int, phase: int) -> None:
    """Let a seat decide in a phase; before that, late catches are possible if the rules have them."""
    if program.features & DECIDING_RULES:
        leave_turn(program, state, seat)
    state.turn = seat
    state.mover = seat
    state.phase = phase
    state.stage = REST
    state.turns += 1
    if program.features & ASKING_RULES:
        ask_before(program, state, phase)


def ask_about_changed_hands(program: Program, state: State) -> bool:
    """Ask about the calls of hands that have changed, before the next turn begins: whose player may have to miss it."""
    return ask_about_forgotten_calls(program, state, NEXT_TURN, TURN)


def ask_about_forgotten_calls(program: Program, state: State, resume: int, resume_phase: int) -> bool:
    """Interrupt play if somebody can be caught."""
    state.recount = 0
    for other in range(program.players):
        if can_be_caught(program, state, other):
            open_interrupt(state, other, resume, resume_phase)
            return True
    return False


def ask_before(program: Program, state: State, phase: int) -> None:
    """Ask others before a seat decides: about late catches, calls of changed hands, cards thrown in."""
    if program.features & HAS_LATE_CATCHES or state.recount:
        if state.asked:
            state.recount = 0
            state.asked = 0
        elif ask_about_forgotten_calls(program, state, REST, phase):
            return
    if program.features & HAS_OUT_OF_TURN and state.may_jump:
        open_questions(program, state)


def leave_turn(program: Program, state: State, seat: int) -> None:
    """Close what ends with a turn, before a seat comes to decide."""
    if program.features & HAS_CALLS_AHEAD and state.turns > 0 and seat != state.turn:
        ripen_calls(program, state, seat)
    if program.features & HAS_FIRST_BANS and state.turns > 0 and seat != state.turn:
        note_turn(state, state.turn)


def leave_turn_to_oneself(program: Program, state: State) -> None:
    """Close what ends with a turn whose player has the next one too; to see a starter act was no turn."""
    if program.features & HAS_CALLS_AHEAD and state.turns > 0:
        ripen_calls(program, state, state.turn)
    if program.features & HAS_FIRST_BANS and state.turns > 0:
        note_turn(state, state.turn)
