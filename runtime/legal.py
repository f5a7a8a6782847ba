"""Which actions are legal: a function of program and state alone, never empty while a game runs."""

from __future__ import annotations

from crazy8.runtime.actions import CALL_BIT, DEAL_BIT, DRAW_BIT, PASS_BIT, SEAT_SHIFT, SUIT_SHIFT, TAKE_BIT
from crazy8.runtime.calls import callable_now, can_be_caught
from crazy8.runtime.card_sets import as_word
from crazy8.runtime.codes import (
    AGAIN,
    ANOTHER_SUIT,
    DIRECTION,
    DRAWN_MUST,
    DRAWN_WAITS,
    DREW,
    HAND_OVER,
    HAS_CALLS,
    INTERRUPT,
    NAME,
    OPTIONAL,
    OWED,
    TARGET,
    TURN,
)
from crazy8.runtime.effects import targets
from crazy8.runtime.interrupts import catchable_by
from crazy8.runtime.playable import answering, playable
from crazy8.runtime.program import Program
from crazy8.runtime.record import Row
from crazy8.runtime.seats import neighbour
from crazy8.runtime.state import State
from crazy8.runtime.stock import can_draw, scores_when_dry
from crazy8.runtime.turns import can_lay_last, draws_on, plays_after_draw


def legal(program: Program, state: State, actions: Row) -> None:
    """Fill a set of actions (five words) with what the mover may do now."""
    phase = state.phase
    plays = plays_now(program, state, phase)
    others = 0
    if phase <= AGAIN:
        if program.features & HAS_CALLS:
            if callable_now(program, state, state.turn, plays != 0) != 0:
                others = CALL_BIT
            if not can_lay_last(program, state, state.turn):
                plays = as_word(0)
        others |= besides_playing(program, state, phase, plays != 0)
    elif phase < HAND_OVER:
        others = choices(program, state, phase)
    actions[0] = plays
    actions[1] = as_word(others)
    actions[2] = as_word(0)
    actions[3] = as_word(0)
    actions[4] = as_word(DEAL_BIT if phase == HAND_OVER else 0)


def plays_now(program: Program, state: State, phase: int) -> int:
    """The kinds that the seat at turn may lay."""
    if phase == TURN or phase == AGAIN:  # noqa: SIM109  # compiled code would search a tuple
        return playable(program, state, state.turn)
    if phase == OWED:
        return answering(program, state, state.turn)
    if phase == DREW and program.drawn_card != DRAWN_WAITS:
        return plays_after_draw(program, state)
    return as_word(0)


def besides_playing(program: Program, state: State, phase: int, can_play: bool) -> int:
    """Drawing, passing and taking, as bits of the second word."""
    if phase == TURN:
        if can_play:
            return DRAW_BIT if program.draw_at_will and can_draw(program, state) else 0
        return DRAW_BIT if can_draw(program, state) or scores_when_dry(program) else PASS_BIT
    if phase == DREW:
        if can_play:
            return 0 if program.drawn_card == DRAWN_MUST else PASS_BIT
        return DRAW_BIT if draws_on(program, state) else PASS_BIT
    return TAKE_BIT if phase == OWED else PASS_BIT


def choices(program: Program, state: State, phase: int) -> int:
    """What can be chosen in the phases of choice, as bits of the second word."""
    if phase == NAME:
        return suits_to_name(program, state)
    if phase == TARGET:
        return targets(program, state) << SEAT_SHIFT
    if phase == DIRECTION:
        left = neighbour(program, state.active, state.first, 1)
        right = neighbour(program, state.active, state.first, -1)
        return ((1 << left) | (1 << right)) << SEAT_SHIFT
    calls = CALL_BIT if phase == INTERRUPT and can_be_caught(program, state, state.mover) else 0
    return PASS_BIT | calls | (catchable_by(program, state, state.mover) << SEAT_SHIFT)


def suits_to_name(program: Program, state: State) -> int:
    """The suits that may be named; the pass names nothing."""
    suits = (1 << program.suits) - 1
    if state.choice & ANOTHER_SUIT and state.followed_suit >= 0:
        suits &= ~(1 << state.followed_suit)
    bits = suits << SUIT_SHIFT
    return bits | PASS_BIT if state.choice & OPTIONAL else bits
