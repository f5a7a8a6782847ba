"""Find out whether a condition is met: for a card that is to be laid, or for one that lies there."""

from __future__ import annotations

from ..records.card_sets import bit, count_of, lowest_of, wide, without_lowest
from ..records.codes import (
    COUNTS,
    HOLDS_LEAST,
    HOLDS_NONE,
    HOLDS_POINTS,
    LAST_AS_USUAL,
    LAST_FORBIDDEN,
    LIES_ON,
    MORE,
    OWED,
    OWES,
    ROUND,
)
from ..records.deal import HAS_COPIES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.state import State
from .scoring import hand_value


def is_met(
    program: Program, state: State, asks: int, amount: int, cards: int, seat: int, laying: int, owing: int, below: int
) -> bool:
    """Return whether a condition is met for a seat, which still holds a card that it is to lay (-1 for none).

    `owing` says whether the card is laid by somebody who owes something, `below` on which card (-1 for none).
    """
    if asks == OWES:
        return owing != 0
    if asks == LIES_ON:
        return below >= 0 and cards & bit(below) != 0
    if asks in (HOLDS_LEAST, HOLDS_NONE):
        held = number_held(program, state, seat, state.hand[seat] & cards)
        if laying >= 0 and cards & bit(laying) != 0:
            held -= 1
        return held >= amount if asks == HOLDS_LEAST else held == 0
    if asks == HOLDS_POINTS:
        points = hand_value(program, state, seat)
        if laying >= 0:
            points -= program.points[laying]
        return points <= amount
    if asks == COUNTS:
        return state.counter[seat] == amount
    return state.active_count == amount


def owes_now(state: State) -> int:
    """Return 1 if whoever lays a card now owes something, else 0; who has opened a round may end it, and owes none."""
    if state.phase == MORE:
        return 1 if state.laid_owing else 0
    if state.phase != OWED:
        return 0
    return 0 if state.owed_kind == ROUND and state.turn == state.owed_opener else 1


def without_banned_while(program: Program, state: State, seat: int, cards: int) -> int:
    """Return those of some cards that no condition forbids a seat to lay."""
    owing = owes_now(state)
    for number in range(program.clauses):
        if program.clause_last[number] == LAST_AS_USUAL:
            cards &= ~concerned(program, state, number, seat, cards, owing)
    return cards


def last_while(program: Program, state: State, seat: int, cards: int, usual: int, owing: int) -> int:
    """Return those of some cards that may be the last one, where `usual` may be so without a condition."""
    for number in range(program.clauses):
        last = program.clause_last[number]
        if last != LAST_AS_USUAL:
            concerned_cards = concerned(program, state, number, seat, cards, owing)
            usual = usual & ~concerned_cards if last == LAST_FORBIDDEN else usual | concerned_cards
    return usual


def concerned(program: Program, state: State, number: int, seat: int, cards: int, owing: int) -> int:
    """Return those of some cards of a hand for which the condition of a clause is met if they are laid."""
    about = cards & program.clause_about[number]
    asks, amount = wide(program.clause_asks[number]), wide(program.clause_amount[number])
    held = program.clause_cards[number]
    below = wide(state.effective) if state.discard_size > 0 else -1
    left = about
    while left != 0:
        kind = lowest_of(left)
        left = without_lowest(left)
        if not is_met(program, state, asks, amount, held, seat, kind, owing, below):
            about &= ~bit(kind)
    return about


def clause_of_last(program: Program, state: State, seat: int, kind: int, below: int) -> int:
    """Return the clause that says what the last card of a seat does, which lies on another one; -1 for none."""
    for number in range(program.clauses):
        last = program.clause_last[number]
        if last in (LAST_AS_USUAL, LAST_FORBIDDEN) or program.clause_about[number] & bit(kind) == 0:
            continue
        asks, amount = wide(program.clause_asks[number]), wide(program.clause_amount[number])
        owing = 1 if state.laid_owing else 0
        if is_met(program, state, asks, amount, program.clause_cards[number], seat, -1, owing, below):
            return number
    return -1


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
