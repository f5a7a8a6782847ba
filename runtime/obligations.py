"""What is owed: created by a card, answered by another, passed on, served, cleared. One at a time."""

from __future__ import annotations

from crazy8.runtime.card_sets import bit
from crazy8.runtime.codes import (
    ADDS,
    AGAIN,
    AGAIN_WHOLE_TURN,
    CANCELS,
    CARDS,
    DOUBLES,
    MAY_PLAY,
    NEXT_TURN,
    NO_DEBT,
    NO_REPLY,
    OWED,
    PLAYS,
    REPLACES,
    RUNNING,
    SENDS_BACK,
    SKIPS,
    TURN,
)
from crazy8.runtime.finish import let_leave
from crazy8.runtime.interrupts import let_decide
from crazy8.runtime.limits import MOST_KINDS
from crazy8.runtime.program import Program
from crazy8.runtime.seats import is_in, next_seat, seats_on
from crazy8.runtime.state import State
from crazy8.runtime.stock import can_draw, draw_cards

MOST_OWED = 9_999
"""A doubled debt grows no further."""


def answer(program: Program, state: State, kind: int) -> None:
    """A card answers what is owed: what its reply does to the amount and to the one who owes."""
    mode = program.reply[MOST_KINDS * state.owed_source + kind]
    state.reply = mode
    state.owed_debtor = -1
    if mode == DOUBLES:
        state.owed_amount = min(2 * state.owed_amount, MOST_OWED)
    elif mode == SENDS_BACK:
        state.owed_debtor = state.owed_by
    elif mode in (REPLACES, CANCELS):
        clear_debt(state)
    state.owed_source = kind
    state.owed_by = state.turn


def clear_debt(state: State) -> None:
    """Nothing is owed any more."""
    state.owed_kind = NO_DEBT
    state.owed_amount = 0
    state.owed_closed = 0


def makes_its_own(state: State) -> bool:
    """Whether the card that is running makes what it would make if it were no answer."""
    return state.reply in (NO_REPLY, ADDS, REPLACES)


def owe(program: Program, state: State, what: int, amount: int, then: int) -> None:
    """The next seat, as counted at this moment, owes cards or turns; a second debt of the card adds."""
    if state.owed_kind in (NO_DEBT, what):
        state.owed_kind = what
        state.owed_amount = min(state.owed_amount + amount, MOST_OWED)
        state.owed_then = then
        state.owed_debtor = next_seat(program, state, state.cursor)
        state.owed_source = state.top
        state.owed_by = state.turn


def owe_cards(program: Program, state: State, amount: int, then: int) -> None:
    """A draw card acts; laid when nothing at all can be drawn it makes no debt."""
    if makes_its_own(state) and can_draw(program, state):
        owe(program, state, CARDS, amount, then)


def skip_next(program: Program, state: State, seats: int) -> None:
    """Seats are passed over: as an obligation if some card answers it, else at once."""
    if program.skip_waits & bit(state.top) == 0 or state.owed_closed or state.owed_kind == CARDS:
        state.cursor = seats_on(program, state, state.cursor, seats)
    elif makes_its_own(state):
        owe(program, state, SKIPS, seats, 0)


def settle(program: Program, state: State) -> None:
    """All effects have run: whoever owes comes to decide; if nobody does, play goes on."""
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
    in_order = debtor == after and state.reply != SENDS_BACK
    state.owed_return = -1 if in_order else state.cursor
    state.owed_debtor = debtor
    state.starting = 0
    let_decide(program, state, debtor, OWED)


def go_on(program: Program, state: State, seat: int) -> None:
    """The seat that laid a card stays at turn, if the card says so; else the next one comes."""
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


def serve(program: Program, state: State) -> None:
    """The debtor draws what he owes, as far as there are cards, or lets himself be passed over."""
    debtor = state.turn
    what = state.owed_kind
    amount = state.owed_amount
    if what == CARDS and draw_cards(program, state, debtor, amount) > 0:
        state.passes = 0
    clear_debt(state)
    state.drawn = 0
    let_leave(program, state)
    if state.result == RUNNING:
        if what == SKIPS:
            state.coming = seats_on(program, state, debtor, amount)
            state.stage = NEXT_TURN
        else:
            go_on_after_drawing(program, state, debtor)


def go_on_after_drawing(program: Program, state: State, debtor: int) -> None:
    """The debt is served: the debtor plays if the rules say so, else play returns to the order of seats."""
    if state.again and is_in(state.active, state.owed_by):
        let_decide(program, state, state.owed_by, TURN if state.again == AGAIN_WHOLE_TURN else AGAIN)
    elif state.owed_then == PLAYS and state.owed_return < 0 and is_in(state.active, debtor):
        let_decide(program, state, debtor, TURN)
    elif state.owed_then == MAY_PLAY and state.owed_return < 0 and is_in(state.active, debtor):
        let_decide(program, state, debtor, AGAIN)
    else:
        state.coming = next_seat(program, state, debtor if state.owed_return < 0 else state.owed_return)
        state.stage = NEXT_TURN
