"""Adjust the points of a hand after the ledger: bonus, rounding, fines; exact totals and columns."""

from __future__ import annotations

from ..records.codes import WINNER_AVERAGE
from ..records.game import HAS_DRAWN_COSTS, HAS_SCORE_RULES
from ..records.limits import MOST_COLUMNS
from ..records.program import Program
from ..records.seats import is_in
from ..records.sides import side_of
from ..records.state import State


def factor_of_hand(program: Program, state: State) -> int:
    """Return the factor of this hand's scores, by the last card of whoever went out first."""
    for seat in range(program.players):
        if state.place[seat] == 1 and state.last_kind[seat] >= 0:
            return max(1, program.bonus_times[state.last_kind[seat]])
    return 1


def rounded(program: Program, points: int) -> int:
    """Return points rounded half up to a multiple; a hand that counts anything counts at least so much."""
    if program.round_to <= 1 and program.round_least == 0:
        return points
    unit = max(1, program.round_to)
    result = (2 * points + unit) // (2 * unit) * unit
    if points > 0 and result < program.round_least:
        return program.round_least
    return result


def adjust_points(program: Program, state: State, mode: int) -> None:
    """Multiply the points of the hand, an average excepted, and round them; then give finishers their bonus."""
    factor = 1 if mode == WINNER_AVERAGE else factor_of_hand(program, state)
    for seat in range(program.players):
        state.points[seat] = rounded(program, state.points[seat] * factor)
    for seat in range(program.players):
        if state.place[seat] > 0 and state.last_kind[seat] >= 0:
            give_bonus(program, state, side_of(program, seat), program.bonus_points[state.last_kind[seat]])


def give_bonus(program: Program, state: State, seats: int, points: int) -> None:
    """Give points for the last card of a finisher."""
    for seat in range(program.players):
        if is_in(seats, seat):
            state.points[seat] += points


def add_fines(program: Program, state: State) -> None:
    """Add what it costs to draw cards and to make the discards become the stock; partners share it."""
    for seat in range(program.players):
        costs = state.fines[seat]
        if program.features & HAS_DRAWN_COSTS:
            costs += program.drawn_costs * state.cards_drawn[seat]
        if costs != 0:
            give_bonus(program, state, side_of(program, seat), costs)


def is_column_closed(program: Program, state: State, column: int) -> bool:
    """Return whether somebody has won a column."""
    for seat in range(program.players):  # noqa: SIM110  # the compiled engine knows no generators
        if state.columns[MOST_COLUMNS * seat + column] >= program.target:
            return True
    return False


def enter_columns(program: Program, state: State) -> None:
    """Enter the points of a hand's winners: first in one column, then in two, later in all."""
    for column in range(program.columns):
        if not is_column_closed(program, state, column):
            for seat in range(program.players):
                if is_in(state.hand_winners, seat) and state.wins[seat] > column:
                    state.columns[MOST_COLUMNS * seat + column] += state.points[seat]


def settle_totals(program: Program, state: State) -> None:
    """Settle the totals after a hand: one of exactly so many points goes back, and columns are entered."""
    if program.features & HAS_SCORE_RULES and program.exact_total != 0:
        for seat in range(program.players):
            if state.total[seat] == program.exact_total:
                state.total[seat] = program.exact_back
    if program.columns:
        enter_columns(program, state)
