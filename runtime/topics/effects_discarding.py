"""Let players discard cards of their hands for what a card does; these lie under the discards and do nothing."""

from __future__ import annotations

from ..records.calls import HAS_CALLS
from ..records.card_sets import lowest_of, wide
from ..records.codes import CHOOSE_CARD, DISCARDS, EFFECTS, OF_ONE, OF_OTHERS, OF_PLAYER
from ..records.limits import LIST_LENGTH
from ..records.program import Program
from ..records.seats import neighbour
from ..records.state import State
from ..records.stock import HAS_STOCK_RULES
from .calls import forget_calls
from .choices import ask, end_choice
from .conditions import number_held
from .effects_meaning import meant
from .finish import go_if_empty
from .finish_card_limit import put_card_under
from .stock import refill_early, take_from_hand


def begin_discarding(program: Program, state: State, place: int, seat: int) -> None:
    """Let the seats discard that an effect means, the player of the card first; `seat` is the one it is aimed at."""
    who = wide(program.detail[place])
    if who == OF_OTHERS:
        let_discard(program, state, place, neighbour(program, state.active, state.turn, state.direction))
    elif who == OF_ONE:
        let_discard(program, state, place, seat)
    else:
        let_discard(program, state, place, wide(state.turn))


def let_discard(program: Program, state: State, place: int, seat: int) -> None:
    """Let a seat, and those that come after it, discard all that is meant, or ask the first that has to pick."""
    while seat >= 0:
        amount = wide(program.amount[place])
        held = wide(number_held(program, state, seat, discardable(program, state, place, seat)))
        if amount > 0 and held > 0:
            state.receiver = seat
            state.giving = min(amount, held)
            ask(state, seat, CHOOSE_CARD, EFFECTS)
            return
        for _ in range(held):
            discard(program, state, seat, lowest_of(discardable(program, state, place, seat)))
        if held > 0:
            go_if_empty(state, seat)
        seat = next_to_discard(program, state, place, seat)


def discard_chosen(program: Program, state: State, place: int, kind: int) -> None:
    """Discard a card that its player has picked; after the last of them the next seat comes."""
    seat = wide(state.mover)
    discard(program, state, seat, kind)
    if discardable(program, state, place, seat) == 0:
        state.giving = 0
    if state.giving == 0:
        go_if_empty(state, seat)
        end_choice(state)
        let_discard(program, state, place, next_to_discard(program, state, place, seat))


def next_to_discard(program: Program, state: State, place: int, seat: int) -> int:
    """Return the seat that discards after another one; -1 for none."""
    who = wide(program.detail[place])
    if who == OF_ONE or who == OF_PLAYER:  # noqa: SIM109  # compiled code would search a tuple
        return -1
    following = neighbour(program, state.active, seat, state.direction)
    return -1 if following == state.turn else following


def discardable(program: Program, state: State, place: int, seat: int) -> int:
    """Return the kinds in a hand that an effect means."""
    return state.hand[seat] & meant(program, state, wide(program.relation_of[place]))


def to_choose(program: Program, state: State) -> int:
    """Return the kinds of which the mover has to choose one."""
    place = LIST_LENGTH * state.effect_list + state.effect_position - 1
    if program.operation[place] == DISCARDS:
        return discardable(program, state, place, wide(state.mover))
    return state.hand[state.mover]


def discard(program: Program, state: State, seat: int, kind: int) -> None:
    """Put a card of a hand under the discards."""
    take_from_hand(program, state, seat, kind)
    put_card_under(state, kind)
    if program.features & HAS_CALLS:
        forget_calls(program, state, seat)
    if program.features & HAS_STOCK_RULES:
        refill_early(program, state, seat)
