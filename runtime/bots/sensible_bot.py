"""Play as the sensible bot: shed points, keep wild cards for last, name the longest suit, answer, call and catch."""

from __future__ import annotations

from ..records.action_sets import choices_in, plays_in
from ..records.actions import (
    CALL,
    CALL_BIT,
    CHALLENGE,
    CHALLENGE_BIT,
    CHOSEN,
    CHOSEN_CARD,
    CLAIM,
    CLAIM_BIT,
    DEAL,
    DRAW,
    DRAW_BIT,
    END,
    END_BIT,
    JUMP,
    KNOCK,
    KNOCK_BIT,
    LAST,
    NAME_RANK,
    NAME_SUIT,
    OTHERS,
    PASS,
    PASS_BIT,
    SEAT,
    SEAT_SHIFT,
    TAKE,
    TAKE_BIT,
)
from ..records.card_sets import as_word, bit, lowest_of, wide, without_lowest
from ..records.codes import HAND_OVER, INTERRUPT, MORE, NAME, OFFER, OUT_OF_TURN, OWED, TURN
from ..records.program import Program
from ..records.record import Row
from ..records.seats import is_in
from ..records.state import State
from ..topics.calls_windows import catchable_by
from ..topics.effects import asks_for_rank
from ..topics.out_of_turn import thrown_in
from .picking import is_wild, length_of_rank, length_of_suit
from .questions import calls_in_earnest

WORST = -(1 << 40)
MANY_CARDS = 5
"""Whoever holds so many cards probably holds one that forbids the doubtful one."""


def choose_sensibly(program: Program, state: State, actions: Row) -> int:
    """Pick from a set of actions that is not empty; the same situation always gives the same choice."""
    plays = plays_in(program, actions)
    others = actions[OTHERS]
    if others & as_word(CALL_BIT) != 0 and calls_in_earnest(program, state, plays != 0):
        return CALL
    if actions[LAST] & as_word(KNOCK_BIT) != 0 and holds_fewest(program, state, state.mover):
        return KNOCK
    if plays != 0:
        return best_card(program, state, plays)
    if state.phase == NAME:
        return best_name(program, state, actions)
    if state.phase == TURN and others & as_word(TAKE_BIT) != 0 and is_wild(program, wide(state.top)):
        return TAKE
    if others & as_word(DRAW_BIT) != 0:
        return DRAW
    if others & as_word(CHALLENGE_BIT) != 0 and state.size[state.owed_maker] >= MANY_CARDS:
        return CHALLENGE
    if others & as_word(TAKE_BIT) != 0 and state.phase == OWED:
        return TAKE
    if actions[LAST] & as_word(END_BIT) != 0 and state.phase == MORE:
        return END
    if state.phase >= INTERRUPT:
        return answer_sensibly(program, state, actions) if state.phase < HAND_OVER else DEAL
    if others & ~as_word(PASS_BIT | CALL_BIT) != 0:
        return SEAT + most_dangerous(program, state, others)
    return PASS


def answer_sensibly(program: Program, state: State, actions: Row) -> int:
    """Answer a question that is asked between the turns, or about a card: claim, throw in, catch, choose."""
    others = actions[OTHERS]
    if state.phase == INTERRUPT:
        seats = catchable_by(program, state, state.mover)
        return SEAT + most_dangerous(program, state, as_word(seats << SEAT_SHIFT)) if seats != 0 else PASS
    if state.phase == OUT_OF_TURN:
        if others & as_word(CLAIM_BIT) != 0:
            return CLAIM
        cards = thrown_in(program, state)
        return JUMP + lowest_of(cards) if cards != 0 else PASS
    if state.phase == OFFER:
        return END if holds_fewest(program, state, state.mover) else PASS
    return CHOSEN_CARD + best_card(program, state, choices_in(program, actions, CHOSEN))


def holds_fewest(program: Program, state: State, seat: int) -> bool:
    """Return whether nobody who is still in holds fewer cards."""
    for other in range(program.players):
        if is_in(state.active, other) and state.size[other] < state.size[seat]:
            return False
    return True


def best_card(program: Program, state: State, plays: int) -> int:
    """Return the card to lay: no wild one if another fits, then the most points, then the longest suit."""
    best = WORST
    chosen = 0
    while plays != 0:
        kind = lowest_of(plays)
        plays = without_lowest(plays)
        merit = 64 * program.points[kind] + length_of_suit(program, state, state.mover, wide(program.suit[kind]))
        if is_wild(program, kind):
            merit -= 1 << 32
        if merit > best:
            best = merit
            chosen = kind
    return chosen


def best_name(program: Program, state: State, actions: Row) -> int:
    """Return the suit or the rank to name: the one of which the hand holds most; nothing, if nothing can be named."""
    ranks = asks_for_rank(state)
    best = -1
    chosen = PASS
    for one in range(program.ranks if ranks else program.suits):
        action = one + (NAME_RANK if ranks else NAME_SUIT)
        if actions[action >> 6] & bit(action & 63) != 0:
            length = (
                length_of_rank(program, state, state.mover, one)
                if ranks
                else length_of_suit(program, state, state.mover, one)
            )
            if length > best:
                best = length
                chosen = action
    return chosen


def most_dangerous(program: Program, state: State, others: int) -> int:
    """Return the seat to pass over or to catch: the one that holds the fewest cards."""
    fewest = 0
    chosen = -1
    for seat in range(program.players):
        if others & bit(SEAT_SHIFT + seat) != 0 and (chosen < 0 or state.size[seat] < fewest):
            fewest = state.size[seat]
            chosen = seat
    return chosen
