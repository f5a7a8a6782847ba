"""Play a turn: coming to turn, laying a card, drawing, passing."""

from __future__ import annotations

from ..records.calls import DECIDING_RULES, HAS_CALLS, HAS_CALLS_AHEAD, HAS_DOUBTS
from ..records.card_sets import bit, wide
from ..records.codes import (
    AGAIN,
    BLOCKED,
    CARD_LAID,
    COVERED,
    DRAWN_WAITS,
    DREW,
    EFFECTS,
    FURTHER_CARDS,
    HAND_COUNTED,
    LAY,
    MORE,
    NEXT_TURN,
    NO_DEBT,
    NO_REPLY,
    NOTHING,
    OWED,
    ROUND,
    RUNNING,
    SCORED,
    SHORT_NO_PLAY,
    TURN,
)
from ..records.conditions import HAS_OWING
from ..records.deal import HAS_COPIES
from ..records.effects import HAS_CONDITIONS, HAS_DUTIES, HAS_OTHER_SUIT
from ..records.every_turn import every_turn
from ..records.finish import HAS_FINISH_RULES
from ..records.limits import LIST_LENGTH, MOST_KINDS
from ..records.matching import HAS_AS_BELOW
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.resetting import reset_card, reset_turn
from ..records.seats import next_seat
from ..records.several import HAS_FURTHER_CARDS
from ..records.state import State
from ..records.stock import HAS_BLOCK_RULES, HAS_SHORTFALLS
from ..records.turns import COMING_RULES, LAYING_RULES, PLAYING_RULES
from .calls import can_be_caught, count_hand, has_call_at
from .calls_windows import ask_next, leave_turn_to_oneself, let_decide, open_interrupt
from .conditions import owes_now
from .debts import answer, clear_debt
from .debts_shortfall import owe_carried
from .drawing import lays_any_after_draw
from .effects_duties import is_missed
from .effects_of_laying import note_laid_card
from .finish import count_pass, stop_hand
from .matching import playable
from .matching_bans import holds_against
from .matching_relations import related_as_named
from .out_of_turn import note_what_stood
from .several import begin_laying, leave_row
from .stock import can_draw, draw_one, fall_short_in_turn, scores_when_dry


@every_turn
def begin_turn(program: Program, state: State) -> None:
    """Give the turn to the seat that is to come, or let it miss one if it has to."""
    phase = TURN
    if program.features & COMING_RULES:
        phase = come_to_turn(program, state)
    reset_turn(program, state)
    if program.features & DECIDING_RULES and state.coming == state.turn:
        leave_turn_to_oneself(program, state)
    let_decide(program, state, state.coming, phase)


def come_to_turn(program: Program, state: State) -> int:
    """Find the seat that has to miss no turn, and the phase in which it comes: it may owe something."""
    seat = state.coming
    in_round = program.features & HAS_DUTIES != 0 and state.owed_kind == ROUND  # which is for everybody, and no turn
    while state.wait[seat] > 0 and not in_round:
        state.wait[seat] -= 1
        state.passes = 0  # whoever misses a turn has not passed, so a round of passes begins anew
        if program.features & HAS_OUT_OF_TURN:
            state.missed[seat] += 1
        if program.features & HAS_DUTIES and state.owed_kind == LAY and is_missed(state):
            clear_debt(state)
        seat = next_seat(program, state, seat)
    state.coming = seat
    if program.features & HAS_DUTIES and state.owed_kind >= LAY:
        state.owed_debtor = seat
        state.owed_drawing = 0
        state.owed_aside = 0
        state.owed_return = -1
        return OWED
    if program.features & HAS_SHORTFALLS and state.carried[seat] > 0 and can_draw(program, state):
        owe_carried(state, seat)
        return OWED
    return TURN


@every_turn
def end_turn(program: Program, state: State) -> None:
    """Let the next seat come; whoever lays no further card after one that skips has skipped others all the same."""
    lays_no_more = state.phase == AGAIN and state.again != 0
    state.coming = next_seat(program, state, state.cursor if lays_no_more else state.turn)
    state.stage = NEXT_TURN


@every_turn
def take_from_hand(program: Program, state: State, seat: int, kind: int) -> None:
    """Take one card of a kind out of a hand."""
    if program.features & HAS_COPIES:
        place = MOST_KINDS * seat + kind
        state.copies[place] -= 1
        if state.copies[place] == 0:
            state.hand[seat] &= ~bit(kind)
    else:
        state.hand[seat] &= ~bit(kind)
    state.size[seat] -= 1


@every_turn
def put_on_top(program: Program, state: State, kind: int) -> None:
    """Put a card on the discard pile; what was named for the one below is over."""
    state.discards[state.discard_size] = kind
    state.discard_size += 1
    state.top = kind
    if program.features & HAS_AS_BELOW and program.as_below & bit(kind) != 0 and state.discard_size > 1:
        return  # it counts as what lies under it, with everything that was named for that
    state.effective = kind
    reset_card(program, state)


@every_turn
def lay_card(program: Program, state: State, kind: int) -> None:
    """Lay a card of the seat at turn, perhaps as an answer."""
    seat = state.turn
    is_further = program.features & HAS_FURTHER_CARDS != 0 and state.phase == MORE
    if program.features & HAS_OTHER_SUIT and not is_further:
        state.followed_suit = suit_to_follow(program, state)
        state.followed_rank = rank_to_follow(program, state)
    if program.features & PLAYING_RULES:
        look_at_table(program, state, seat, kind)
    take_from_hand(program, state, seat, kind)
    put_on_top(program, state, kind)
    state.laid_by = seat
    state.passes = 0
    state.asked = 0
    if not is_further and (program.features & HAS_DUTIES == 0 or state.owed_kind != COVERED):
        state.again = 0
        state.cursor = seat
        state.passed_over = 0
    state.effect_list = kind
    state.effect_position = 0
    if not is_further:
        state.reply = NO_REPLY
        if program.features & HAS_FINISH_RULES:
            state.covered = -1
        if state.owed_kind != NO_DEBT:
            answer(program, state, kind)
    if program.features & LAYING_RULES:
        note_laid_card(program, state, seat, kind)
    if program.features & HAS_FURTHER_CARDS:
        state.stage = FURTHER_CARDS
    elif program.features & HAS_CALLS and (state.due[seat] != 0 or has_call_at(program, state.size[seat])):
        state.stage = CARD_LAID
    elif program.features & HAS_CALLS_AHEAD and state.size[seat] == 0:
        state.stage = CARD_LAID  # the call of the turn before is missed only now
    elif state.size[seat] == 0:
        state.stage = HAND_COUNTED
    elif program.operation[LIST_LENGTH * state.effect_list] != NOTHING or state.reply != NO_REPLY:
        state.stage = EFFECTS
    else:
        state.coming = next_seat(program, state, seat)
        state.stage = NEXT_TURN
    if program.features & HAS_BLOCK_RULES and 0 < program.block_plays <= state.plays and state.size[seat] > 0:
        stop_hand(state, BLOCKED)


def look_at_table(program: Program, state: State, seat: int, kind: int) -> None:
    """Note what some rules need to know about the table before a card is laid on it."""
    if program.features & HAS_OUT_OF_TURN and state.phase != MORE and state.owed_kind != COVERED:
        note_what_stood(program, state)
    if program.features & HAS_CONDITIONS and state.phase != MORE:
        state.laid_on = state.effective
    state.may_jump = 1
    if state.phase != MORE:
        if program.features & HAS_OWING:
            state.laid_owing = owes_now(state)
        state.laid_guilty = 0  # of several cards laid together, one that was not lawful is enough
    if program.held_bans & program.challengeable & bit(kind) != 0 and holds_against(program, state, seat, kind):
        state.laid_guilty = 1
    if state.open_row != 0 and related_as_named(program, state, state.open_row) & bit(kind) == 0:
        state.open_row = 0
    if program.features & HAS_FURTHER_CARDS:
        begin_laying(program, state, kind)


def rank_to_follow(program: Program, state: State) -> int:
    """Return the rank that can be followed now, or -1 if there is none."""
    if state.open_top:
        return -1
    if state.named_suit >= 0 or state.named_rank >= 0:
        return state.named_rank
    return wide(program.rank[state.effective])


@every_turn
def suit_to_follow(program: Program, state: State) -> int:
    """Return the suit that has to be followed now, or -1 if there is none."""
    if state.open_top:
        return -1
    if state.named_suit >= 0:
        return state.named_suit
    if state.named_rank >= 0:
        return -1
    return wide(program.suit[state.effective])


def count_laid_card(program: Program, state: State) -> None:
    """Count the hand after a card: calls become due, and may be caught before effects run."""
    seat = state.turn
    state.stage = HAND_COUNTED
    count_hand(program, state, seat)
    if can_be_caught(program, state, seat):
        open_interrupt(state, seat, HAND_COUNTED, TURN)
    elif program.features & HAS_DOUBTS and state.size[seat] > 0 and has_call_at(program, state.size[seat]):
        open_interrupt(state, seat, HAND_COUNTED, TURN)
        ask_next(program, state)


@every_turn
def leave_without_laying(program: Program, state: State) -> None:
    """Let a row end and nothing more be thrown in, for the seat at turn does something else than to lay a card."""
    if program.features & PLAYING_RULES:
        leave_row(program, state)
        state.may_jump = 0
        state.jumped = 0


@every_turn
def draw_in_turn(program: Program, state: State) -> None:
    """Draw for the seat at turn; the hand ends if there is nothing to draw."""
    leave_without_laying(program, state)
    drawn = 0
    for _ in range(program.draw_at_once):
        kind = draw_one(program, state, state.turn)
        if kind < 0:
            break
        drawn += 1
        state.drawn |= bit(kind)
    if drawn == 0:
        stop_hand(state, SCORED)
        return
    state.draws_made += 1
    state.passes = 0
    state.phase = DREW
    lays_none = program.drawn_card == DRAWN_WAITS and not draws_on(program, state)
    if program.features & HAS_SHORTFALLS and drawn < program.draw_at_once:
        fall_short_in_turn(program, state, program.draw_at_once - drawn)
        lays_none = lays_none or program.shortfall == SHORT_NO_PLAY
    if lays_none:
        end_turn(program, state)


@every_turn
def draws_on(program: Program, state: State) -> bool:
    """Return whether another draw follows in this turn: nothing drawn fits yet, and rules and stock allow it."""
    if state.draws_made >= program.draw_cap:
        return False
    if playable(program, state, state.turn) & state.drawn != 0 and not program.draw_goes_on:
        return False
    return can_draw(program, state) or scores_when_dry(program)


@every_turn
def plays_after_draw(program: Program, state: State) -> int:
    """Return the kinds that fit after a draw; only what was drawn, unless any other card may be laid too."""
    cards = playable(program, state, state.turn)
    if not lays_any_after_draw(program):
        cards &= state.drawn
    return cards


@every_turn
def pass_turn(program: Program, state: State) -> None:
    """Pass the turn; a whole round of turns without a card laid or drawn blocks the hand."""
    if program.features & PLAYING_RULES:
        leave_row(program, state)
        state.jumped = 0
    if state.phase == TURN or (program.features & HAS_BLOCK_RULES and counts_when_dry(program, state)):
        count_pass(program, state)
    if state.result == RUNNING:
        end_turn(program, state)


def counts_when_dry(program: Program, state: State) -> bool:
    """Return whether a pass after a draw counts towards a blocked hand: any does once the stock is dry."""
    return program.pass_when_dry != 0 and not can_draw(program, state)
