"""Find what a card does under a condition: on certain cards, with a certain hand, or at a certain moment."""

from __future__ import annotations

from ..records.card_sets import wide
from ..records.limits import CONDITION_LISTS
from ..records.program import Program
from ..records.state import State
from .conditions import is_met


def list_under_condition(program: Program, state: State, seat: int, kind: int, below: int) -> int:
    """Return the effect list of a card under the first condition that is met, -1 if none is.

    `below` is the card on which it was laid, -1 for none.
    """
    for number in range(program.conditions):
        if program.condition_of[number] == kind and acts_otherwise(program, state, number, seat, below):
            return CONDITION_LISTS + number
    return -1


def acts_otherwise(program: Program, state: State, number: int, seat: int, below: int) -> bool:
    """Return whether a condition is met for the player of a card, who does not hold it any more."""
    asks, amount = wide(program.condition_asks[number]), wide(program.condition_amount[number])
    cards = program.condition_cards[number]
    return is_met(program, state, asks, amount, cards, seat, -1, 1 if state.laid_owing else 0, below)
