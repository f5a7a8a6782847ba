"""The sensible bot: gets rid of points, keeps wild cards for last, names its longest suit, answers, calls, catches."""

from __future__ import annotations

from crazy8.runtime.actions import (
    CALL,
    CALL_BIT,
    DEAL,
    DRAW,
    DRAW_BIT,
    NAME_SUIT,
    PASS,
    PASS_BIT,
    SEAT,
    TAKE,
    TAKE_BIT,
)
from crazy8.runtime.bots.picking import is_wild, length_of_suit
from crazy8.runtime.card_sets import as_word, bit, lowest_of, wide, without_lowest
from crazy8.runtime.codes import NAME
from crazy8.runtime.program import Program
from crazy8.runtime.record import Row
from crazy8.runtime.state import State

WORST = -(1 << 40)


def choose_sensibly(program: Program, state: State, actions: Row) -> int:
    """Pick from a set of actions that is not empty; the same situation always gives the same choice."""
    others = actions[1]
    if others & as_word(CALL_BIT) != 0:
        return CALL
    if actions[0] != 0:
        return best_card(program, state, actions[0])
    if state.phase == NAME:
        return NAME_SUIT + best_suit(program, state, others)
    if others & as_word(DRAW_BIT) != 0:
        return DRAW
    if others & as_word(TAKE_BIT) != 0:
        return TAKE
    if others & ~as_word(PASS_BIT) != 0:
        return SEAT + most_dangerous(program, state, others)
    return PASS if others != 0 else DEAL


def best_card(program: Program, state: State, plays: int) -> int:
    """The card to lay: no wild one if another fits, then the most points, then the longest suit."""
    best = WORST
    chosen = 0
    while plays != 0:
        kind = lowest_of(plays)
        plays = without_lowest(plays)
        merit = 64 * program.points[kind] + length_of_suit(program, state, state.turn, wide(program.suit[kind]))
        if is_wild(program, kind):
            merit -= 1 << 32
        if merit > best:
            best = merit
            chosen = kind
    return chosen


def best_suit(program: Program, state: State, others: int) -> int:
    """The suit to name: the longest of the hand."""
    best = -1
    chosen = 0
    for suit in range(program.suits):
        if others & bit(NAME_SUIT - DRAW + suit) != 0:
            length = length_of_suit(program, state, state.mover, suit)
            if length > best:
                best = length
                chosen = suit
    return chosen


def most_dangerous(program: Program, state: State, others: int) -> int:
    """The seat to pass over or to catch: the one that holds the fewest cards."""
    fewest = 0
    chosen = -1
    for seat in range(program.players):
        if others & bit(SEAT - DRAW + seat) != 0 and (chosen < 0 or state.size[seat] < fewest):
            fewest = state.size[seat]
            chosen = seat
    return chosen
