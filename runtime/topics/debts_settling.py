"""Let whoever owes decide once all effects have run, end turns in which a card is asked for, and go on."""

from __future__ import annotations

from ..records.calls import DECIDING_RULES
from ..records.card_sets import bit, wide
from ..records.codes import (
    AGAIN,
    AGAIN_WHOLE_TURN,
    ASIDE,
    CARDS,
    COVERED,
    ELSE_DRAW_FACE,
    ELSE_NOTHING,
    FOLLOWS,
    FOR_A_ROUND,
    NEXT_TURN,
    NO_DEBT,
    OWED,
    ROUND,
    RUNNING,
    SETTLE,
    TURN,
)
from ..records.effects import HAS_DUTIES
from ..records.program import Program
from ..records.seats import is_in, neighbour, next_seat, still_in
from ..records.state import State
from .calls_windows import leave_turn_to_oneself, let_decide
from .debts import MOVING, clear_debt, counts_from_now, next_hit
from .drawing import forget_draws
from .effects_duties import draw_for_duty, is_duty, is_used_up
from .finish import claimed_before_end, count_pass, let_leave


def settle(program: Program, state: State) -> None:
    """Let whoever owes decide, after all effects have run; if nobody does, go on."""
    if state.owed_kind != COVERED:
        state.laid = 0  # until they are covered, cards laid together have not done their work
        state.row_from = 0
    state.acting = 0
    state.answering = 0
    if state.reply in MOVING and counts_from_now(program, state.reply, state.top):
        state.owed_suit = state.named_suit  # what was named came after the answer
        if program.answered_by_top:
            state.owed_source = state.top
    if program.features & HAS_DUTIES and is_duty(state):
        settle_duty(program, state)
        return
    if state.owed_closed and state.owed_kind != CARDS:
        clear_debt(state)  # the hand ends, so nobody has to miss a turn of it
    if state.owed_kind == NO_DEBT:
        if state.leaving[state.turn] and claimed_before_end(program, state, state.turn, SETTLE):
            return
        clear_debt(state)
        let_leave(program, state)
        if state.result == RUNNING:
            go_on(program, state, state.turn)
        return
    after = next_seat(program, state, state.cursor)
    debtor = state.owed_debtor
    if debtor < 0:
        debtor = next_hit(program, state)
    if program.play_on and state.owed_closed and debtor == state.turn:
        debtor = next_seat(program, state, debtor)  # whoever sent it back to himself with the last card is out
    debtor = still_in(program, state, debtor)
    forget_draws(state)
    stays_aside = state.owed_aside and state.owed_then == ASIDE
    state.owed_return = -1 if debtor == after and not stays_aside else state.cursor
    state.owed_debtor = debtor
    state.starting = 0
    let_decide(program, state, debtor, OWED)


def go_on(program: Program, state: State, seat: int) -> None:
    """Leave the turn with the seat that laid a card, if the card says so, else give it to the next one."""
    dealer_starts = state.starting == 2
    state.starting = 0
    if dealer_starts:
        state.coming = state.dealer
        state.stage = NEXT_TURN
    elif state.again and is_in(state.active, seat):
        let_play_again(program, state, seat)
    else:
        state.coming = next_seat(program, state, state.cursor)
        state.stage = NEXT_TURN


def let_play_again(program: Program, state: State, seat: int) -> None:
    """Let a seat lay one more card, or have another turn: one of its own, with draws of its own."""
    if state.again != AGAIN_WHOLE_TURN:
        let_decide(program, state, seat, AGAIN)
        return
    forget_draws(state)
    if program.features & DECIDING_RULES and seat == state.turn:
        leave_turn_to_oneself(program, state)
    let_decide(program, state, seat, TURN)


def settle_duty(program: Program, state: State) -> None:
    """Let the seat decide that has to lay a card, or pass a demand or a round on to the next one."""
    if state.reply == FOLLOWS:
        pass_duty_on(program, state, True)
        return
    if state.owed_kind == COVERED:
        state.owed_debtor = state.turn
        state.starting = 0
        let_decide(program, state, state.turn, OWED)
        return
    # a round is for everybody, also for those who were passed over
    coming = next_seat(program, state, state.turn) if state.owed_kind == ROUND else next_hit(program, state)
    debtor = wide(state.owed_debtor) if state.owed_aside else coming
    debtor = still_in(program, state, debtor)
    state.owed_debtor = debtor
    state.owed_return = state.cursor if state.owed_aside else -1
    state.starting = 0
    forget_draws(state)
    let_decide(program, state, debtor, OWED)


def pass_duty_on(program: Program, state: State, laid: bool) -> None:
    """End a turn under a demand or in a round: pass the duty to the next seat, or clear it."""
    if laid and state.owed_lasting == FOR_A_ROUND:
        state.owed_turns -= state.passed_over  # whoever is skipped is not asked either
    goes_on = state.owed_kind == ROUND or not is_used_up(state, laid)
    again = laid and state.again == AGAIN_WHOLE_TURN and is_in(state.active, state.turn)
    let_leave(program, state)
    if state.result != RUNNING:
        return
    if state.owed_kind == ROUND and is_back_at_nobody(program, state):
        end_round(program, state)
        return
    if not goes_on:
        clear_debt(state)
    if goes_on or not laid:
        after = state.turn
        if laid:
            after = state.cursor
        elif state.owed_aside:
            after = state.owed_return
        state.coming = state.turn if again else next_seat(program, state, after)
        state.stage = NEXT_TURN
    else:
        go_on(program, state, state.turn)


def is_back_at_nobody(program: Program, state: State) -> bool:
    """Return whether a round comes back to whoever opened it and is out since, with the last card laid in it."""
    opener = wide(state.owed_opener)
    out = not is_in(state.active, opener)
    return out and neighbour(program, state.active | bit(opener), state.turn, state.direction) == opener


def end_round(program: Program, state: State) -> None:
    """End a round, or let its opener do so: it was the opener's turn, after whom play goes on."""
    state.turn = wide(state.owed_opener)
    clear_debt(state)
    state.coming = next_seat(program, state, state.turn)
    state.stage = NEXT_TURN


def fail_duty(program: Program, state: State) -> None:
    """End the turn of a debtor who lays no such card, and the duty too unless it goes round."""
    if state.owed_kind == COVERED:
        state.laid = 0
        state.row_from = 0
        clear_debt(state)
        let_leave(program, state)
        if state.result == RUNNING:
            state.coming = next_seat(program, state, state.cursor)
            state.stage = NEXT_TURN
    else:
        pass_duty_on(program, state, False)


def take_for_duty(program: Program, state: State) -> None:
    """Do what is to be done instead of laying a card; who is to draw and draws nothing has passed."""
    held = state.size[state.turn]
    if draw_for_duty(program, state):
        return
    draws = state.owed_otherwise <= ELSE_DRAW_FACE or state.owed_otherwise == ELSE_NOTHING
    if state.owed_kind != COVERED and draws and state.drawn == 0 and state.size[state.turn] == held:
        count_pass(program, state)
    if state.result == RUNNING:
        fail_duty(program, state)
