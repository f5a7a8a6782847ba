"""Enforce the card limit: whoever holds more is out of the hand, or loses it."""

from __future__ import annotations

from ..records.card_sets import as_word, lowest_of, wide, without_lowest
from ..records.codes import CLOCKWISE, COVERED, INTERRUPT, NEXT_TURN, NO_DEBT, REST, RUNNING, SETTLE, WON
from ..records.deal import HAS_COPIES
from ..records.effects import HAS_DUTIES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.seats import is_in, next_seat
from ..records.sides import side_of
from ..records.state import State
from .debts import clear_debt
from .debts_settling import fail_duty
from .effects_duties import is_duty
from .finish import stop_hand
from .scoring import lowest_hands


def enforce_card_limit(program: Program, state: State) -> None:
    """Make whoever holds too many cards leave, as soon as nothing is running; of several those who drew first."""
    rests = state.stage == REST and state.phase < INTERRUPT
    if state.result != RUNNING or not (rests or state.stage == SETTLE or state.stage == NEXT_TURN):
        return
    if state.owed_kind == COVERED:
        return  # until it is covered, a card is at work
    for place in range(program.players):
        seat = (state.turn + CLOCKWISE + place) % program.players
        if state.result == RUNNING and is_in(state.active, seat) and state.size[seat] > program.card_limit:
            leave_with_too_many(program, state, seat)


def leave_with_too_many(program: Program, state: State, seat: int) -> None:
    """Put a seat out that holds too many cards, or let all others win."""
    state.busted |= side_of(program, seat) if program.limit_loses else 1 << seat
    if program.limit_loses:
        state.hand_winners = lowest_hands(program, state)
        stop_hand(state, WON)
        return
    put_under(program, state, seat)
    state.active &= ~(1 << seat)
    state.active_count -= 1
    state.called[seat] = 0
    state.due[seat] = 0
    state.wait[seat] = 0
    state.carried[seat] = 0
    if state.active_count == 1:
        survive(program, state, next_seat(program, state, seat))
    elif state.stage == NEXT_TURN:
        if state.coming == seat:
            state.coming = next_seat(program, state, seat)
    elif state.stage == REST and state.turn == seat:
        if program.features & HAS_DUTIES and is_duty(state):
            fail_duty(program, state)
            return
        if state.owed_kind != NO_DEBT:
            clear_debt(state)
        state.coming = next_seat(program, state, seat)
        state.stage = NEXT_TURN


def survive(program: Program, state: State, seat: int) -> None:
    """Give the next place to the one seat that is left, and end the hand."""
    state.places_given += 1
    state.place[seat] = state.places_given
    if state.places_given == 1:
        state.hand_winners = side_of(program, seat)
    stop_hand(state, WON)


def put_under(program: Program, state: State, seat: int) -> None:
    """Put the cards of a hand under the discards, or under the stock where no card lies on the table."""
    cards = state.hand[seat]
    while cards != 0:
        kind = lowest_of(cards)
        cards = without_lowest(cards)
        copies = wide(state.copies[MOST_KINDS * seat + kind]) if program.features & HAS_COPIES else 1
        for _ in range(copies):
            put_card_under(state, kind)
        if program.features & HAS_COPIES:
            state.copies[MOST_KINDS * seat + kind] = 0
    state.hand[seat] = as_word(0)
    state.size[seat] = 0


def put_card_under(state: State, kind: int) -> None:
    """Put one card at the bottom of a pile."""
    if state.discard_size > 0:
        for place in range(state.discard_size, 0, -1):
            state.discards[place] = state.discards[place - 1]
        state.discards[0] = kind
        state.discard_size += 1
    else:
        for place in range(state.stock_size, 0, -1):
            state.stock[place] = state.stock[place - 1]
        state.stock[0] = kind
        state.stock_size += 1
