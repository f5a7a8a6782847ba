"""Turn up the starter after the deal, refuse or keep it, and treat it as the rules say."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.chance import shuffle_stock
from ..records.codes import (
    EFFECTS,
    FROM_DEALER,
    FROM_NOWHERE,
    NEXT_TURN,
    NO_REPLY,
    NOTHING,
    STARTER_ACTS,
    STARTER_ANY_FITS,
    STARTER_BURY,
    STARTER_DEALER_NAMES,
    STARTER_EFFECTS,
    STARTER_FIRST_NAMES,
    STARTER_REDRAW,
    STARTER_RESHUFFLE,
)
from ..records.limits import LIST_LENGTH, MOST_KINDS, STARTER_LISTS
from ..records.program import Program
from ..records.seats import neighbour, next_seat
from ..records.state import State
from ..records.stock import HAS_STOCK_RULES
from .effects import ask_for_suit
from .effects_of_laying import list_of
from .stock import clear_table, refill_early
from .turns import put_on_top, take_from_hand


def turn_up_starter(program: Program, state: State) -> None:
    """Turn up cards until one may stay; if all that are left would be refused, this one stays, plain."""
    refusals = 0
    if program.starter_from == FROM_NOWHERE:
        clear_table(state, 0)
        return
    if program.starter_from == FROM_DEALER:
        turn_up_dealers(program, state)
    else:
        turn_up_one(program, state)
    while is_refused(program, state):
        put_away(program, state, refusals)
        refusals += 1
        turn_up_one(program, state)
    if program.features & HAS_STOCK_RULES:
        refill_early(program, state, state.dealer)


def turn_up_dealers(program: Program, state: State) -> None:
    """Lay the dealer's last card face up, which the deal has left in `top`."""
    kind = state.top
    take_from_hand(program, state, state.dealer, kind)
    put_on_top(program, state, kind)
    state.laid_by = state.dealer


def is_refused(program: Program, state: State) -> bool:
    """Return whether the card that was turned up has to make way for another one."""
    return program.refused & bit(state.top) != 0 and some_may_stay(program, state)


def turn_up_one(program: Program, state: State) -> None:
    """Lay the top card of the stock face up on the discards."""
    state.stock_size -= 1
    put_on_top(program, state, wide(state.stock[state.stock_size]))


def some_may_stay(program: Program, state: State) -> bool:
    """Return whether the stock holds a card that is not refused."""
    for place in range(state.stock_size):  # noqa: SIM110  # the compiled engine knows no generators
        if program.refused & bit(state.stock[place]) == 0:
            return True
    return False


def put_away(program: Program, state: State, refusals: int) -> None:
    """Put a refused starter away: below the next one, into the middle or the bottom of the stock, or shuffled in."""
    kind = state.top
    treatment = program.starter[kind]
    if treatment == STARTER_REDRAW:
        return
    state.discard_size -= 1
    place = 0
    # Cards buried in the middle would be turned up again before those at the bottom: after one round they go there.
    if treatment == STARTER_BURY and refusals <= state.stock_size:
        place = state.stock_size // 2
    for upper in range(state.stock_size, place, -1):
        state.stock[upper] = state.stock[upper - 1]
    state.stock[place] = kind
    state.stock_size += 1
    if treatment == STARTER_RESHUFFLE:
        shuffle_stock(state)


def treat_starter(program: Program, state: State) -> None:
    """Treat the starter: it is plain, is named, lets anything be laid, or acts as a card of the dealer."""
    state.coming = state.first
    state.stage = NEXT_TURN
    if program.starter_from == FROM_NOWHERE:
        return
    kind = state.top
    treatment = program.starter[kind]
    if program.starter_leads[kind]:
        state.coming = state.dealer
    if treatment == STARTER_ANY_FITS:
        state.open_top = 1
    elif treatment == STARTER_DEALER_NAMES:
        ask_for_suit(program, state, state.dealer, wide(program.starter_detail[kind]), NEXT_TURN)
    elif treatment == STARTER_FIRST_NAMES:
        ask_for_suit(program, state, state.first, wide(program.starter_detail[kind]), NEXT_TURN)
    elif treatment == STARTER_ACTS:
        state.starting = 1 + program.starter_leads[kind]
        start_effects(program, state, kind)
    elif treatment == STARTER_EFFECTS:
        state.starting = 1 + program.starter_leads[kind]
        start_effects(program, state, STARTER_LISTS + kind)


def start_effects(program: Program, state: State, effect_list: int) -> None:
    """Run effects as if the dealer had laid the card; or the seat after which the first player comes.

    Where the dealer begins it is the dealer in any case.
    """
    seat = state.dealer
    if state.starting == 1 and next_seat(program, state, state.dealer) != state.first:
        seat = neighbour(program, state.active, state.first, -state.direction)
    if effect_list < MOST_KINDS:
        effect_list = list_of(program, state, seat, effect_list, -1)
    if program.operation[LIST_LENGTH * effect_list] == NOTHING and state.starting == 1:
        state.starting = 0
        return
    state.turn = seat
    state.cursor = state.turn
    state.passed_over = 0
    state.reply = NO_REPLY
    state.effect_list = effect_list
    state.effect_position = 0
    state.stage = EFFECTS
