"""Do what cards do to hands: swap them, pass them round the table, give them away card by card."""

from __future__ import annotations

from ..records.calls import HAS_CALLS
from ..records.card_sets import bit, wide
from ..records.codes import CHOOSE_CARD, EFFECTS, GIVES, ROTATE, SWAP
from ..records.deal import HAS_COPIES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.seats import neighbour, next_seat
from ..records.state import State
from .calls import forget_calls
from .choices import ask, end_choice
from .stock import give_card


def is_about_hands(operation: int) -> bool:
    """Return whether an effect means nothing to a player without cards, so that nobody is chosen for it either."""
    return operation == SWAP or operation == GIVES  # compiled code would search a tuple


def run_on_hands(program: Program, state: State, place: int, operation: int, seat: int) -> None:
    """Swap hands, pass them on, or give cards away; a hand that is empty stays where it is."""
    if state.size[state.turn] == 0 or state.starting:
        return
    if seat < 0:
        seat = next_seat(program, state, state.turn)
    if operation == SWAP:
        swap_hands(program, state, state.turn, seat)
    elif operation == ROTATE:
        rotate_hands(program, state, 1 if program.detail[place] else state.direction)
    elif operation == GIVES:
        state.receiver = seat
        state.giving = min(program.amount[place], state.size[state.turn])
        ask(state, state.turn, CHOOSE_CARD, EFFECTS)


def choose_card_of_hand(program: Program, state: State, operation: int, kind: int) -> None:
    """Choose a card; whoever has none left after that is out once all effects have run."""
    if operation == GIVES:
        give_away(program, state, state.turn, kind, state.receiver)
    state.giving -= 1
    if state.giving == 0:
        end_choice(state)
        if state.size[state.turn] == 0:
            state.leaving_count += 1
            state.leaving[state.turn] = state.leaving_count


def swap_hands(program: Program, state: State, one: int, other: int) -> None:
    """Swap the hands of two seats."""
    cards = state.hand[one]
    state.hand[one] = state.hand[other]
    state.hand[other] = cards
    size = wide(state.size[one])
    state.size[one] = state.size[other]
    state.size[other] = size
    if program.features & HAS_COPIES:
        for kind in range(MOST_KINDS):
            count = wide(state.copies[MOST_KINDS * one + kind])
            state.copies[MOST_KINDS * one + kind] = state.copies[MOST_KINDS * other + kind]
            state.copies[MOST_KINDS * other + kind] = count
    if program.features & HAS_CALLS:
        forget_calls(program, state, one)
        forget_calls(program, state, other)


def rotate_hands(program: Program, state: State, direction: int) -> None:
    """Hand the cards of every active seat to the next one in a direction."""
    first = neighbour(program, state.active, state.turn, direction)
    # Swapping the first hand through all seats leaves each hand one seat further on.
    seat = first
    while seat != state.turn:
        following = neighbour(program, state.active, seat, direction)
        swap_hands(program, state, state.turn, seat)
        seat = following


def give_away(program: Program, state: State, seat: int, kind: int, receiver: int) -> None:
    """Move a card from one hand to another."""
    if program.features & HAS_COPIES:
        place = MOST_KINDS * seat + kind
        state.copies[place] -= 1
        if state.copies[place] == 0:
            state.hand[seat] &= ~bit(kind)
    else:
        state.hand[seat] &= ~bit(kind)
    state.size[seat] -= 1
    give_card(program, state, receiver, kind)
    if program.features & HAS_CALLS:
        forget_calls(program, state, seat)
        forget_calls(program, state, receiver)
