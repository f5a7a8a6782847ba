"""Hands that change owners: swapped, passed round the table, given away card by card."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.codes import HAS_CALLS, HAS_COPIES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.seats import neighbour
from ..records.state import State
from .calls import forget_calls
from .stock import give_card


def swap_hands(program: Program, state: State, one: int, other: int) -> None:
    """Two seats swap their hands."""
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
    """Every active seat hands its cards to the next one in a direction."""
    first = neighbour(program, state.active, state.turn, direction)
    # Swapping the first hand through all seats leaves each hand one seat further on.
    seat = first
    while seat != state.turn:
        following = neighbour(program, state.active, seat, direction)
        swap_hands(program, state, state.turn, seat)
        seat = following


def give_away(program: Program, state: State, seat: int, kind: int, receiver: int) -> None:
    """A card goes from one hand to another."""
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
