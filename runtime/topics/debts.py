"""Keep what is owed: created by a card, answered by another, passed on, served, cleared. One debt at a time.

The fields `owed_…` hold the one debt that there may be. `owed_kind` tells what is owed: cards, turns or seats passed
over, or (from LAY on) a duty, that is a card to be laid.

Where play goes on when a debt is served depends on the debtor. The one who comes next anyway is in order: play goes on
after that seat, and `owed_return` is -1. Any other debtor was called out of order (`owed_aside`: the debt was
sent back, or its card names the debtor), and `owed_return` keeps the seat after which play would have gone on.
"""

from __future__ import annotations

from ..records.card_sets import as_word, bit
from ..records.codes import (
    ADDS,
    AGAIN,
    AGAIN_WHOLE_TURN,
    CANCELS,
    CARDS,
    COVERED,
    DOUBLES,
    FOLLOWS,
    LAY,
    MAY_PLAY,
    NEXT_TURN,
    NO_DEBT,
    NO_REPLY,
    ONCE,
    OWED,
    PLAYS,
    REPLACES,
    ROUND,
    RUNNING,
    SENDS_BACK,
    SKIPS,
    TURN,
    TURNS,
)
from ..records.debts import HAS_DRAWN_ANSWERS
from ..records.effects import HAS_DUTIES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.seats import is_in, next_seat, seats_on
from ..records.state import State
from ..records.stock import HAS_SHORTFALLS
from .calls import MOST_WAITING
from .calls_windows import let_decide
from .debts_shortfall import fall_short
from .effects_duties import cards_of_duty, draw_for_duty, is_duty, is_used_up
from .finish import let_leave
from .matching import answering, fit_after_debt
from .matching_relations import all_discarded
from .stock import can_draw, draw_cards, draw_one

MOST_OWED = 9_999
"""A doubled debt grows no further."""


def answer(program: Program, state: State, kind: int) -> None:
    """Answer what is owed with a card: change the amount and the debtor as its reply says."""
    if program.features & HAS_DUTIES and is_duty(state):
        follow(state)
        return
    mode = program.reply[MOST_KINDS * state.owed_source + kind]
    state.reply = mode
    if mode == CANCELS and state.owed_aside:
        state.cursor = state.owed_return  # the debtor was out of order: play goes on where it would have gone on
    state.owed_debtor = -1
    state.owed_aside = 0
    state.owed_drawing = 0
    if mode == DOUBLES:
        state.owed_amount = min(2 * state.owed_amount, MOST_OWED)
    elif mode == SENDS_BACK:
        state.owed_debtor = state.owed_by
        state.owed_aside = 1
    elif mode in (REPLACES, CANCELS):
        clear_debt(state)
    state.owed_source = kind
    state.owed_by = state.turn


def follow(state: State) -> None:
    """Follow a duty with a card; a cover and a demand for one player are done with it."""
    state.reply = FOLLOWS
    if state.owed_aside:
        state.cursor = state.owed_return
    if state.owed_kind == COVERED:
        state.covered = state.owed_source
    if state.owed_kind == COVERED or (state.owed_kind == LAY and state.owed_lasting == ONCE):
        clear_debt(state)


def clear_debt(state: State) -> None:
    """Clear the debt: nothing is owed any more."""
    state.owed_kind = NO_DEBT
    state.owed_amount = 0
    state.owed_closed = 0
    state.owed_drawing = 0
    state.owed_rank = -1


def makes_its_own(state: State) -> bool:
    """Return whether the card that acts makes a debt of its own, as it would if it were no answer."""
    return state.reply in (NO_REPLY, ADDS, REPLACES, FOLLOWS)


def owe(program: Program, state: State, what: int, amount: int, then: int, debtor: int) -> None:
    """Make a seat owe cards or turns; a second debt of the same kind adds. A negative `debtor` is the next seat."""
    if state.owed_kind >= LAY:
        clear_debt(state)
        state.reply = NO_REPLY
    # INVARIANT: one debt at a time. A duty gives way to cards or turns; a debt of another kind is left as it is.
    if state.owed_kind in (NO_DEBT, what):
        state.owed_kind = what
        state.owed_amount = min(state.owed_amount + amount, MOST_OWED)
        state.owed_then = then
        state.owed_aside = 0 if debtor < 0 else 1
        state.owed_debtor = next_seat(program, state, state.cursor) if debtor < 0 else debtor
        state.owed_source = acting_kind(state)
        state.owed_by = state.turn


def acting_kind(state: State) -> int:
    """Return the card whose effects run; one that copies another acts as that one."""
    return state.effect_list % MOST_KINDS


def owe_cards(program: Program, state: State, amount: int, then: int, debtor: int) -> None:
    """Make a seat owe cards for a draw card, unless nothing at all can be drawn."""
    if makes_its_own(state) and can_draw(program, state):
        owe(program, state, CARDS, amount, then, debtor)


def owe_turns(program: Program, state: State, amount: int, debtor: int) -> None:
    """Make a seat miss turns: as a debt if some card answers that, else it simply waits."""
    if not makes_its_own(state):
        return
    seat = next_seat(program, state, state.cursor) if debtor < 0 else debtor
    if program.skip_waits & bit(acting_kind(state)) == 0 or state.owed_closed or state.owed_kind == CARDS:
        state.wait[seat] = min(state.wait[seat] + amount, MOST_WAITING)
    else:
        owe(program, state, TURNS, amount, 0, debtor)


def skip_next(program: Program, state: State, seats: int) -> None:
    """Pass over seats: as a debt if some card answers it, else at once."""
    if not makes_its_own(state):
        return
    if program.skip_waits & bit(acting_kind(state)) == 0 or state.owed_closed or state.owed_kind == CARDS:
        state.cursor = seats_on(program, state, state.cursor, seats)
    else:
        owe(program, state, SKIPS, seats, 0, -1)


def settle(program: Program, state: State) -> None:
    """Let whoever owes decide, after all effects have run; if nobody does, go on."""
    state.laid = 0
    state.acting = 0
    if program.features & HAS_DUTIES and is_duty(state):
        drop_void_demand(program, state)
        if state.owed_kind != NO_DEBT:
            settle_duty(program, state)
            return
    if state.owed_kind == NO_DEBT:
        clear_debt(state)
        let_leave(program, state)
        if state.result == RUNNING:
            go_on(program, state, state.turn)
        return
    after = next_seat(program, state, state.cursor)
    debtor = state.owed_debtor
    if debtor < 0:
        debtor = after
    if not is_in(state.active, debtor):
        debtor = next_seat(program, state, debtor)
    state.owed_return = -1 if debtor == after and not state.owed_aside else state.cursor
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
        let_decide(program, state, seat, TURN if state.again == AGAIN_WHOLE_TURN else AGAIN)
    else:
        state.coming = next_seat(program, state, state.cursor)
        state.stage = NEXT_TURN


def drop_void_demand(program: Program, state: State) -> None:
    """Drop a new demand if every card that would meet it lies in the discards."""
    is_new = state.owed_kind == LAY and state.reply != FOLLOWS
    if is_new and all_discarded(program, state, cards_of_duty(program, state)):
        clear_debt(state)


def settle_duty(program: Program, state: State) -> None:
    """Let the seat decide that has to lay a card, or pass a demand or a round on to the next one."""
    if state.reply == FOLLOWS:
        pass_duty_on(program, state, True)
        return
    if state.owed_kind == COVERED:
        state.owed_debtor = state.turn
        let_decide(program, state, state.turn, OWED)
        return
    debtor = state.owed_debtor if state.owed_aside else next_seat(program, state, state.cursor)
    if not is_in(state.active, debtor):
        debtor = next_seat(program, state, debtor)
    state.owed_debtor = debtor
    state.owed_return = state.cursor if state.owed_aside else -1
    state.starting = 0
    state.drawn = as_word(0)
    state.draws_made = 0
    let_decide(program, state, debtor, OWED)


def pass_duty_on(program: Program, state: State, laid: bool) -> None:
    """End a turn under a demand or in a round: pass the duty to the next seat, or clear it."""
    goes_on = state.owed_kind == ROUND or not is_used_up(state, laid)
    let_leave(program, state)
    if state.result != RUNNING:
        return
    if state.owed_kind == ROUND and not is_in(state.active, state.owed_opener):
        goes_on = False
    if not goes_on:
        clear_debt(state)
    if goes_on or not laid:
        after = state.turn
        if laid:
            after = state.cursor
        elif state.owed_aside:
            after = state.owed_return
        state.coming = next_seat(program, state, after)
        state.stage = NEXT_TURN
    else:
        go_on(program, state, state.turn)


def end_round(program: Program, state: State) -> None:
    """Let the opener of a round of ranks end it; play goes on after him."""
    clear_debt(state)
    state.coming = next_seat(program, state, state.turn)
    state.stage = NEXT_TURN


def fail_duty(program: Program, state: State) -> None:
    """End the turn of a debtor who lays no such card, and the duty too unless it goes round."""
    if state.owed_kind == COVERED:
        clear_debt(state)
        let_leave(program, state)
        if state.result == RUNNING:
            state.coming = next_seat(program, state, state.cursor)
            state.stage = NEXT_TURN
    else:
        pass_duty_on(program, state, False)


def take_for_duty(program: Program, state: State) -> None:
    """Do what is to be done instead of laying a card."""
    if not draw_for_duty(program, state):
        fail_duty(program, state)


def challenge(program: Program, state: State) -> None:
    """Let the debtor doubt the card: an unlawful one costs its player, and the debtor plays; else the debtor pays."""
    source = state.owed_source
    debt = state.owed_amount if state.owed_kind == CARDS else 0
    if state.owed_guilty:
        fine = program.guilty_cards[source] + (debt if program.guilty_debt[source] else 0)
        guilty, debtor = state.owed_by, state.turn
        clear_debt(state)
        draw_cards(program, state, guilty, fine)
        let_leave(program, state)
        state.again = 0
        if state.result == RUNNING:
            state.drawn = as_word(0)
            state.draws_made = 0
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
        else:
            drawn = draw_cards(program, state, debtor, amount)
            if drawn > 0:
                state.passes = 0
                if program.pass_when_dry and drawn == amount and not can_draw(program, state):
                    state.passes = 1
            if program.features & HAS_SHORTFALLS and drawn < amount:
                fall_short(program, state, debtor, amount - drawn)
    clear_debt(state)
    state.drawn = as_word(0)
    fit_after_debt(state)
    let_leave(program, state)
    if state.result == RUNNING:
        if what == SKIPS:
            state.coming = seats_on(program, state, debtor, amount)
            state.stage = NEXT_TURN
        elif what == TURNS:
            state.wait[debtor] = min(state.wait[debtor] + amount - 1, MOST_WAITING)
            state.coming = next_seat(program, state, debtor if state.owed_return < 0 else state.owed_return)
            state.stage = NEXT_TURN
        else:
            go_on_after_drawing(program, state, debtor)


def draw_until_answer(program: Program, state: State) -> bool:
    """Draw card by card; return whether one came that answers the rest, so that the debtor may decide again."""
    while state.owed_amount > 0:
        kind = draw_one(program, state, state.turn)
        if kind < 0:
            if program.features & HAS_SHORTFALLS:
                fall_short(program, state, state.turn, state.owed_amount)
            return False
        state.passes = 0
        state.owed_amount -= 1
        state.drawn |= bit(kind)
        state.owed_drawing = 1
        if state.owed_amount > 0 and answering(program, state, state.turn) != 0:
            return True
    return False


def go_on_after_drawing(program: Program, state: State, debtor: int) -> None:
    """Let the debtor play after serving if the rules say so, else return to the order of seats."""
    if state.again and is_in(state.active, state.owed_by):
        let_decide(program, state, state.owed_by, TURN if state.again == AGAIN_WHOLE_TURN else AGAIN)
    elif state.owed_then == PLAYS and state.owed_return < 0 and is_in(state.active, debtor):
        let_decide(program, state, debtor, TURN)
    elif state.owed_then == MAY_PLAY and state.owed_return < 0 and is_in(state.active, debtor):
        let_decide(program, state, debtor, AGAIN)
    else:
        state.coming = next_seat(program, state, debtor if state.owed_return < 0 else state.owed_return)
        state.stage = NEXT_TURN
