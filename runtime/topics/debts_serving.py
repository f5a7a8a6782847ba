"""Serve what is owed, or doubt the card that made it; then find out where play goes on."""

from __future__ import annotations

from ..records.card_sets import bit
from ..records.codes import (
    AGAIN,
    CARDS,
    MAY_PLAY,
    NEXT_TURN,
    PLAYS,
    RUNNING,
    SKIPS,
    TURN,
    WAITS,
)
from ..records.debts import HAS_DRAWN_ANSWERS
from ..records.effects import HAS_DUTIES
from ..records.finish import HAS_CARD_LIMIT
from ..records.program import Program
from ..records.seats import is_in, next_seat, seats_on
from ..records.state import State
from ..records.stock import HAS_SHORTFALLS
from .calls_windows import let_decide
from .debts import clear_debt, miss_turns
from .debts_settling import let_play_again, take_for_duty
from .debts_shortfall import play_after_shortfall
from .drawing import forget_draws
from .effects_duties import is_duty
from .finish import let_leave
from .matching import answering, fit_after_debt
from .stock import can_draw, draw_cards, draw_one, fall_short


def challenge(program: Program, state: State) -> None:
    """Let the debtor doubt the card: an unlawful one costs its player, and the debtor plays; else the debtor pays."""
    source = state.owed_source
    debt = state.owed_amount if state.owed_kind == CARDS else 0
    if state.owed_guilty:
        fine = program.guilty_cards[source] + (debt if program.guilty_debt[source] else 0)
        guilty, debtor = state.owed_maker, state.turn
        clear_debt(state)
        draw_cards(program, state, guilty, fine)
        let_leave(program, state)
        state.again = 0
        if state.result == RUNNING:
            forget_draws(state)
            let_decide(program, state, debtor, TURN)
    else:
        state.owed_kind = CARDS
        state.owed_amount = program.challenger_cards[source] + (debt if program.challenger_debt[source] else 0)
        serve(program, state)


def serve(program: Program, state: State) -> None:
    """Serve the debt: the debtor draws as far as there are cards, or is passed over."""
    debtor = state.turn
    what = state.owed_kind
    amount = state.owed_amount
    if program.features & HAS_DUTIES and is_duty(state):
        take_for_duty(program, state)
        return
    if what == CARDS:
        if program.features & HAS_DRAWN_ANSWERS and not state.owed_closed:
            if draw_until_answer(program, state):
                return
            count_last_draw(program, state, state.owed_amount == 0)
        else:
            drawn = draw_cards(program, state, debtor, amount)
            if drawn > 0:
                state.passes = 0
                count_last_draw(program, state, drawn == amount)
            if program.features & HAS_SHORTFALLS and drawn < amount:
                play_after_shortfall(program, state)
    clear_debt(state)
    forget_draws(state)
    fit_after_debt(state)
    let_leave(program, state)
    if state.result == RUNNING:
        if what == CARDS:
            go_on_after_drawing(program, state, debtor)
        else:
            go_on_after_missing(program, state, debtor, what, amount)


def count_last_draw(program: Program, state: State, whole: bool) -> None:
    """Count a turn that is missed for a draw as a pass, if that was drawn as a whole and then nothing is left."""
    misses = state.owed_then == WAITS and state.owed_return < 0
    if program.pass_when_dry and whole and misses and not can_draw(program, state):
        state.passes = 1


def draw_until_answer(program: Program, state: State) -> bool:
    """Draw card by card; return whether one came that answers the rest, so that the debtor may decide again."""
    while state.owed_amount > 0:
        kind = draw_one(program, state, state.turn)
        if kind < 0:
            if program.features & HAS_SHORTFALLS:
                fall_short(program, state, state.turn, state.owed_amount)
                play_after_shortfall(program, state)
            return False
        state.passes = 0
        state.owed_amount -= 1
        state.drawn |= bit(kind)
        state.owed_drawing = 1
        if program.features & HAS_CARD_LIMIT and state.size[state.turn] > program.card_limit:
            return False
        if state.owed_amount > 0 and answering(program, state, state.turn) != 0:
            return True
    return False


def go_on_after_missing(program: Program, state: State, debtor: int, what: int, amount: int) -> None:
    """Pass over a debtor in order, and perhaps others; one out of order misses the turns that come."""
    state.stage = NEXT_TURN
    if what == SKIPS and not state.owed_aside:
        state.coming = seats_on(program, state, debtor, amount, state.owed_last)
    elif state.owed_return < 0:
        miss_turns(state, debtor, amount - 1)
        state.coming = next_seat(program, state, debtor)
    else:
        miss_turns(state, debtor, amount)
        state.coming = next_seat(program, state, state.owed_return)


def go_on_after_drawing(program: Program, state: State, debtor: int) -> None:
    """Let the debtor play after serving, or miss a turn, as the rules say, else return to the order of seats."""
    plays_again = state.again != 0 and is_in(state.active, state.owed_last)
    if (state.owed_return >= 0 or plays_again) and state.owed_aside and state.owed_then == WAITS:
        miss_turns(state, debtor, 1)
    if plays_again:
        let_play_again(program, state, state.owed_last)
    elif state.owed_then == PLAYS and plays_next(state, debtor):
        let_decide(program, state, debtor, TURN)
    elif state.owed_then == MAY_PLAY and plays_next(state, debtor):
        let_decide(program, state, debtor, AGAIN)
    else:
        state.coming = next_seat(program, state, debtor if state.owed_return < 0 else state.owed_return)
        state.stage = NEXT_TURN


def plays_next(state: State, debtor: int) -> bool:
    """Return whether a debtor may play after serving: not one who is out by now, or was passed over as well."""
    return (state.owed_return < 0 or state.owed_aside != 0) and is_in(state.active, debtor)
