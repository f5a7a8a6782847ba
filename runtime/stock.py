"""The stock: everything that draws a card draws it here."""

from __future__ import annotations

from crazy8.runtime.card_sets import bit, wide
from crazy8.runtime.chance import shuffle_stock
from crazy8.runtime.codes import HAS_CALLS, HAS_COPIES, STOCK_RESHUFFLE, STOCK_SCORE, STOCK_TURN_OVER
from crazy8.runtime.limits import MOST_KINDS
from crazy8.runtime.program import Program
from crazy8.runtime.state import State


def can_draw(program: Program, state: State) -> bool:
    """Whether there is a card to be drawn, if need be after the discards have become the stock."""
    return state.stock_size > 0 or (program.stock_empty <= STOCK_TURN_OVER and state.discard_size > 1)


def scores_when_dry(program: Program) -> bool:
    """Whether the hand ends when a card is needed and there is none."""
    if program.stock_empty <= STOCK_TURN_OVER:
        return program.stock_exhausted == STOCK_SCORE
    return program.stock_empty == STOCK_SCORE


def refill(program: Program, state: State) -> None:
    """Make all discards but the top card the stock, shuffled or turned over."""
    count = state.discard_size - 1
    for place in range(count):
        state.stock[count - 1 - place] = state.discards[place]
    state.stock_size = count
    if program.stock_empty == STOCK_RESHUFFLE:
        shuffle_stock(state)
    state.discards[0] = state.discards[count]
    state.discard_size = 1
    state.refills += 1


def give_card(program: Program, state: State, seat: int, kind: int) -> None:
    """Put a card into a hand; a call that was made or forgotten lapses, for it belongs to a hand size (BR-038)."""
    state.hand[seat] |= bit(kind)
    if program.features & HAS_COPIES:
        state.copies[MOST_KINDS * seat + kind] += 1
    state.size[seat] += 1
    if program.features & HAS_CALLS:
        state.called[seat] = 0
        state.due[seat] = 0


def draw_one(program: Program, state: State, seat: int) -> int:
    """Draw a card into a hand: its kind, or -1 if there is none; the top card never moves (BR-002, BR-003)."""
    if state.stock_size == 0:
        if not can_draw(program, state):
            return -1
        refill(program, state)
    state.stock_size -= 1
    kind = wide(state.stock[state.stock_size])
    give_card(program, state, seat, kind)
    return kind


def draw_cards(program: Program, state: State, seat: int, count: int) -> int:
    """Draw up to `count` cards into a hand; how many there were."""
    for drawn in range(count):
        if draw_one(program, state, seat) < 0:
            return drawn
    return count
