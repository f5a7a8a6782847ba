"""Handle the cutter: the bottom card of the stock, which is shown to all."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.chance import below
from ..records.program import Program
from ..records.state import State


def show_cutter(program: Program, state: State) -> None:
    """Choose the bottom card anew until it may be the cutter; if the stock holds no such card there is no cutter."""
    state.cutter = -1
    left = possible_cutters(program, state)
    if left == 0:
        return
    left = below(state, left)
    for place in range(state.stock_size):
        if program.cutter_cards & bit(state.stock[place]) != 0:
            if left == 0:
                kind = state.stock[place]
                state.stock[place] = state.stock[0]
                state.stock[0] = kind
                state.cutter = wide(program.suit[kind])
                return
            left -= 1


def possible_cutters(program: Program, state: State) -> int:
    """Return how many cards of the stock may be the cutter."""
    count = 0
    for place in range(state.stock_size):
        if program.cutter_cards & bit(state.stock[place]) != 0:
            count += 1
    return count
