"""Handle last-card calls: when one may be made, when one was forgotten, and what that costs.

A call belongs to a hand size. It is made just before the card that brings the hand to that size, or made good after.
"""

from __future__ import annotations

from ..records.calls import HAS_CALLS, HAS_CALLS_AHEAD, HAS_FALSE_CALLS, HAS_LATE_CATCHES
from ..records.card_sets import wide
from ..records.codes import DREW, MORE, TURN
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.seats import is_in
from ..records.several import HAS_FURTHER_CARDS
from ..records.state import State
from .stock import draw_cards

MOST_WAITING = 100
"""More turns nobody has to miss at once."""
MOST_CALL_SIZE = 12
"""The largest hand size that a call can belong to."""


def calls_at(program: Program, size: int) -> int:
    """Return the calls that belong to a hand size, as bits."""
    bits = 0
    for slot in range(program.calls):
        if program.call_at[slot] == size:
            bits |= 1 << slot
    return bits


def has_call_at(program: Program, size: int) -> bool:
    """Return whether some call belongs to a hand size."""
    return (program.call_sizes >> min(size, MOST_CALL_SIZE + 1)) & 1 != 0


def callable_now(program: Program, state: State, seat: int, can_lay: bool) -> int:
    """Return the calls that `call` would make, as bits: forgotten ones first, else those of the next card."""
    if state.due[seat] != 0:
        return wide(state.due[seat])
    bits = 0
    if program.features & HAS_CALLS_AHEAD:
        bits = program.ahead & ~state.called[seat]
    if program.features & HAS_FURTHER_CARDS and state.phase == MORE:
        bits |= calls_at(program, state.size[seat]) & ~state.called[seat]
    size = state.size[seat] - 1
    if can_lay and size >= 0 and has_call_at(program, size):
        bits |= calls_at(program, size) & ~state.called[seat]
    return bits


def may_finish(program: Program, state: State, seat: int) -> bool:
    """Return whether no call stands in the way of laying the last card."""
    missing = state.due[seat] | (calls_at(program, 0) & ~state.called[seat]) | (program.ahead & ~state.ripe[seat])
    return missing & program.binding == 0


def can_lay_last(program: Program, state: State, seat: int) -> bool:
    """Return whether no missing call forbids the card that would be the last."""
    if program.features & HAS_CALLS and program.binding and state.size[seat] == 1:
        return may_finish(program, state, seat)
    return True


def make_call(program: Program, state: State, seat: int, can_lay: bool) -> None:
    """Make the call that is due, or that of the next card; who can lay none calls needlessly."""
    bits = callable_now(program, state, seat, can_lay)
    if bits == 0:
        pay_for_call(program, state, seat, program.false_cards, program.false_turns)
        return
    state.due[seat] &= ~bits
    state.called[seat] |= bits


def pay_for_call(program: Program, state: State, seat: int, cards: int, turns: int) -> None:
    """Make a seat pay for calling, or accusing another, without reason."""
    make_wait(program, state, seat, turns)
    draw_cards(program, state, seat, cards)


def make_wait(program: Program, state: State, seat: int, turns: int) -> None:
    """Make a seat miss turns for a call, whatever becomes of the card on top."""
    state.wait[seat] = min(state.wait[seat] + turns, MOST_WAITING)
    if program.features & HAS_OUT_OF_TURN:
        state.below_wait[seat] = min(state.below_wait[seat] + turns, MOST_WAITING)


def may_call_falsely(state: State) -> bool:
    """Return whether a false call is a possible move: it has to cost something."""
    return state.phase in (TURN, DREW)


def ripen_calls(program: Program, state: State, seat: int) -> None:
    """Settle calls made a turn ahead as a seat begins a turn: its own counts now, and can be made anew for the next."""
    before = state.turn
    if state.ripe[before] != 0 and state.size[before] > 0:
        state.ripe[before] = 0
        if program.features & HAS_FALSE_CALLS:
            pay_for_call(program, state, before, program.false_cards, program.false_turns)
    state.ripe[seat] = state.called[seat] & program.ahead
    state.called[seat] &= ~program.ahead


def keep_calls_ahead(state: State, seat: int) -> None:
    """Keep the calls that a seat made a turn ahead: the turn that it came to has not begun after all."""
    state.called[seat] |= state.ripe[seat]
    state.ripe[seat] = 0


def forget_calls(program: Program, state: State, seat: int) -> None:
    """Void the calls of a hand that changed its owner or lost a card; a call may be due again."""
    state.called[seat] = 0
    state.ripe[seat] = 0
    state.due[seat] = 0
    size = wide(state.size[seat])
    if size > 0 and has_call_at(program, size):
        state.due[seat] = calls_at(program, size) & (program.catchable | program.binding)
        state.recount = 1
        state.asked = 0  # whoever was asked since the last card was asked about hands as they were


def count_hand(program: Program, state: State, seat: int) -> None:
    """Note the calls that belong to the hand size after a card was laid and were not made."""
    size = wide(state.size[seat])
    if size == 0:
        state.due[seat] = 0
    missed = calls_at(program, size) & ~state.called[seat]
    if size == 0:
        missed |= program.ahead & ~state.ripe[seat]
    state.due[seat] |= missed & (program.catchable | program.binding)


def can_be_caught(program: Program, state: State, seat: int) -> bool:
    """Return whether a seat forgot a call that somebody may claim now."""
    return is_in(state.active, seat) and state.due[seat] & program.catchable != 0


def anyone_can_be_caught(program: Program, state: State) -> bool:
    """Return whether somebody forgot a call that can be claimed."""
    for seat in range(program.players):  # noqa: SIM110  # the compiled engine knows no generators
        if can_be_caught(program, state, seat):
            return True
    return False


def penalise(program: Program, state: State, seat: int) -> None:
    """Penalise a seat that was caught: it draws at once and will miss turns; the turn does not move (BR-040)."""
    missed = state.due[seat] & program.catchable
    state.due[seat] &= ~missed
    for slot in range(program.calls):
        if is_in(wide(missed), slot):
            make_wait(program, state, seat, wide(program.call_turns[slot]))
            draw_cards(program, state, seat, wide(program.call_cards[slot]))


def close_window(program: Program, state: State) -> None:
    """Forgive what was not caught when everybody was asked, unless it can still be caught later."""
    if program.features & HAS_LATE_CATCHES:
        return
    for seat in range(program.players):
        state.due[seat] &= ~program.catchable
