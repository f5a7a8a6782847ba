"""Interruptions: somebody forgot a call, and everybody is asked in turn order; the first who acts is served.

The player who forgot is asked first. Nothing is opened unless somebody can be caught, so a table where everybody calls
in time never gets here.
"""

from __future__ import annotations

from crazy8.runtime.calls import anyone_can_be_caught, can_be_caught, close_window, penalise
from crazy8.runtime.codes import (
    CAUGHT_BY_ANYONE,
    CAUGHT_BY_NEXT,
    CAUGHT_BY_TABLE,
    HAS_LATE_CATCHES,
    INTERRUPT,
    REST,
)
from crazy8.runtime.program import Program
from crazy8.runtime.seats import next_seat
from crazy8.runtime.state import State


def catchable_by(program: Program, state: State, seat: int) -> int:
    """Bits of the seats that a seat may catch."""
    bits = 0
    for other in range(program.players):
        if other != seat and can_be_caught(program, state, other):
            is_next = program.call_catcher == CAUGHT_BY_NEXT and next_seat(program, state, other) == seat
            if is_next or program.call_catcher == CAUGHT_BY_ANYONE:
                bits |= 1 << other
    return bits


def has_a_say(program: Program, state: State, seat: int) -> bool:
    """Whether a seat has anything to decide in an interruption."""
    return can_be_caught(program, state, seat) or catchable_by(program, state, seat) != 0


def open_interrupt(state: State, first: int, resume: int, resume_phase: int) -> None:
    """Ask everybody, beginning with a seat that forgot its call; then go on with the given stage and phase."""
    state.phase = INTERRUPT
    state.stage = REST
    state.mover = first
    state.asked_first = first
    state.resume = resume
    state.resume_phase = resume_phase


def close_interrupt(program: Program, state: State) -> None:
    """Everybody was asked."""
    if program.call_catcher == CAUGHT_BY_TABLE:
        for seat in range(program.players):
            if can_be_caught(program, state, seat):
                penalise(program, state, seat)
    close_window(program, state)
    if state.resume != REST:
        state.asked = 1
    state.stage = state.resume
    state.phase = state.resume_phase
    state.mover = state.turn


def ask_next(program: Program, state: State) -> None:
    """Ask the next seat that has a say, or close the interruption."""
    seat = next_seat(program, state, state.mover)
    while seat != state.asked_first and anyone_can_be_caught(program, state):
        if has_a_say(program, state, seat):
            state.mover = seat
            return
        seat = next_seat(program, state, seat)
    close_interrupt(program, state)


def let_decide(program: Program, state: State, seat: int, phase: int) -> None:
    """A seat comes to decide in a phase; before that, late catches are possible if the rules know them."""
    state.turn = seat
    state.mover = seat
    state.phase = phase
    state.stage = REST
    state.turns += 1
    if program.features & HAS_LATE_CATCHES:
        if state.asked:
            state.asked = 0
        else:
            for other in range(program.players):
                if can_be_caught(program, state, other):
                    open_interrupt(state, other, REST, phase)
                    return
