"""The effects of a card, in the order in which the rules list them."""

from __future__ import annotations

from crazy8.runtime.card_sets import wide
from crazy8.runtime.codes import (
    AGAIN_ONE_CARD,
    AGAIN_OPTIONAL,
    AGAIN_WHOLE,
    AGAIN_WHOLE_TURN,
    EFFECTS,
    EVERYONE_DRAWS,
    NAME,
    NAMES_SUIT,
    NEXT_OWES,
    NOTHING,
    OTHERS_DRAW,
    REST,
    REVERSE,
    SETTLE,
    SKIP_CHOSEN,
    SKIP_NEXT,
    SKIP_OTHERS,
    TARGET,
    YOU_DRAW,
)
from crazy8.runtime.obligations import owe_cards, skip_next
from crazy8.runtime.program import LIST_LENGTH, Program
from crazy8.runtime.seats import is_in, neighbour, next_seat, seats_on
from crazy8.runtime.state import State
from crazy8.runtime.stock import draw_cards


def run_effects(program: Program, state: State) -> None:
    """Run the effects that are left of the current list, up to a choice or to the end."""
    while state.stage == EFFECTS:
        run_effect(program, state)


def run_effect(program: Program, state: State) -> None:
    """Run the next effect of the current list, or ask for its choice; at the end of the list settle."""
    place = LIST_LENGTH * state.effect_list + state.effect_position
    operation = NOTHING if state.effect_position == LIST_LENGTH else wide(program.operation[place])
    if operation == NOTHING:
        state.stage = SETTLE
        return
    state.effect_position += 1
    if operation == NAMES_SUIT:
        if state.leaving[state.turn] == 0:
            ask_for_suit(state, state.dealer if state.starting else state.turn, wide(program.detail[place]), EFFECTS)
    elif operation == SKIP_CHOSEN:
        if targets(program, state) != 0 and (state.leaving[state.turn] == 0 or program.play_on):
            ask(state, state.dealer if state.starting else state.turn, TARGET, EFFECTS)
    else:
        run_operation(program, state, operation, wide(program.amount[place]), wide(program.detail[place]))


def ask(state: State, seat: int, phase: int, resume: int) -> None:
    """A seat has to choose; then the given stage runs."""
    state.mover = seat
    state.phase = phase
    state.stage = REST
    state.resume = resume


def ask_for_suit(state: State, seat: int, detail: int, resume: int) -> None:
    """A seat has to name a suit."""
    state.choice = detail
    ask(state, seat, NAME, resume)


def targets(program: Program, state: State) -> int:
    """Bits of the seats that can be chosen: all others that are in and hold on."""
    seats = 0
    for seat in range(program.players):
        if seat != state.turn and is_in(state.active, seat) and state.leaving[seat] == 0:
            seats |= 1 << seat
    return seats


def run_operation(program: Program, state: State, operation: int, amount: int, detail: int) -> None:
    """Run one effect that asks for no choice."""
    if operation == NEXT_OWES:
        owe_cards(program, state, amount, detail)
    elif operation == SKIP_NEXT:
        skip_next(program, state, amount)
    elif operation == SKIP_OTHERS:
        state.cursor = seats_on(program, state, state.cursor, state.active_count - 1)
    elif operation == REVERSE:
        reverse(program, state)
    elif operation == AGAIN_WHOLE:
        state.again = AGAIN_WHOLE_TURN
    elif operation == AGAIN_OPTIONAL:
        state.again = AGAIN_ONE_CARD
    else:
        all_draw(program, state, operation, amount)


def reverse(program: Program, state: State) -> None:
    """The order of play turns round; with two active seats it passes one over, if the rules say so."""
    state.direction = -state.direction
    if state.active_count == 2 and program.reverse_skips:
        state.cursor = next_seat(program, state, state.cursor)


def all_draw(program: Program, state: State, operation: int, amount: int) -> None:
    """Several seats draw at once, clockwise from the player's left; the player comes last, if at all."""
    if operation in (OTHERS_DRAW, EVERYONE_DRAWS):
        seat = neighbour(program, state.active, state.turn, 1)
        for _ in range(state.active_count):
            if seat != state.turn:
                draw_cards(program, state, seat, amount)
            seat = neighbour(program, state.active, seat, 1)
    if operation in (EVERYONE_DRAWS, YOU_DRAW):
        draw_cards(program, state, state.turn, amount)
