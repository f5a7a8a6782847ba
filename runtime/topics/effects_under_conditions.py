"""Find what a card does under a condition: on certain cards, with a certain hand, or at a certain moment."""

from __future__ import annotations

from ..records.card_sets import bit, count_of, lowest_of, wide, without_lowest
from ..records.codes import COUNTS, HOLDS_LEAST, HOLDS_NONE, HOLDS_POINTS, LIES_ON
from ..records.deal import HAS_COPIES
from ..records.limits import CONDITION_LISTS, MOST_KINDS
from ..records.program import Program
from ..records.state import State
from .scoring import hand_value


def list_under_condition(program: Program, state: State, seat: int, kind: int, below: int) -> int:
    """Return the effect list of a card under the first condition that is met, -1 if none is.

    `below` is the card on which it was laid, -1 for none.
    """
    for number in range(program.conditions):
        if program.condition_of[number] == kind and is_met(program, state, number, seat, below):
            return CONDITION_LISTS + number
    return -1


def is_met(program: Program, state: State, number: int, seat: int, below: int) -> bool:
    """Return whether a condition is met for the player of a card, who does not hold it any more."""
    asks, amount = wide(program.condition_asks[number]), wide(program.condition_amount[number])
    cards = program.condition_cards[number]
    if asks == LIES_ON:
        return below >= 0 and cards & bit(below) != 0
    if asks == HOLDS_LEAST:
        return number_held(program, state, seat, state.hand[seat] & cards) >= amount
    if asks == HOLDS_NONE:
        return state.hand[seat] & cards == 0
    if asks == HOLDS_POINTS:
        return hand_value(program, state, seat) <= amount
    if asks == COUNTS:
        return state.counter[seat] == amount
    return state.active_count == amount


def number_held(program: Program, state: State, seat: int, kinds: int) -> int:
    """Return how many cards of some kinds, of all of which it holds one, a seat holds."""
    if program.features & HAS_COPIES == 0:
        return count_of(kinds)
    held = 0
    while kinds != 0:
        kind = lowest_of(kinds)
        kinds = without_lowest(kinds)
        held += state.copies[MOST_KINDS * seat + kind]
    return held
