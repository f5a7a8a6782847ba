"""Count down: one number for each player that falls through the game, and what it makes wild."""

from __future__ import annotations

from ..records.codes import FALLS_FOR_EMPTIED, FALLS_FOR_LOSER, FALLS_FOR_WINNER
from ..records.counters import HAS_COUNTERS
from ..records.program import Program
from ..records.seats import is_in
from ..records.sides import side_of
from ..records.state import State
from .scoring import one_loser


def start_counters(program: Program, state: State) -> None:
    """Set every counter to its start, at the beginning of a game."""
    for seat in range(program.players):
        state.counter[seat] = program.counter_start


def let_fall(program: Program, state: State, seat: int) -> None:
    """Lower the counter of a seat by one, if it is not at its end."""
    if state.counter[seat] > program.counter_end:
        state.counter[seat] -= 1
    elif state.counter[seat] < program.counter_end:
        state.counter[seat] += 1


def let_fall_after_hand(program: Program, state: State) -> None:
    """Lower the counters that fall after a hand: those of its winners, that of its loser, or all."""
    if program.counter_falls == FALLS_FOR_EMPTIED or program.next_counter:
        return
    seats = (1 << program.players) - 1
    if program.counter_falls == FALLS_FOR_WINNER:
        seats = state.hand_winners
    elif program.counter_falls == FALLS_FOR_LOSER:
        seats = one_loser(program, state)
    for seat in range(program.players):
        if is_in(seats, seat):
            let_fall(program, state, seat)


def has_counted_down(program: Program, state: State, seat: int) -> bool:
    """Return whether the counter of a seat is at its end."""
    return program.features & HAS_COUNTERS != 0 and state.counter[seat] == program.counter_end


def counted_down(program: Program, state: State) -> int:
    """Return the seats whose counters are at their end, as bits."""
    seats = 0
    for seat in range(program.players):
        if is_in(state.in_game, seat) and has_counted_down(program, state, seat):
            seats |= side_of(program, seat)
    return seats
