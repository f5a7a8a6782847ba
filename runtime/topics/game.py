"""End a game: see after a hand whether anybody has won it."""

from __future__ import annotations

from ..records.codes import (
    END_COLUMNS,
    END_COUNTER,
    END_HANDS,
    END_ONE_LEFT,
    END_SINGLE,
    FALLS_FOR_WINNER,
    FIRST_THERE,
    GAME_OVER,
    HIGHEST_TOTAL,
    LOSER_LEAVES,
    LOWEST_TOTAL,
    MOST_HANDS,
    NO_POINTS,
    REACHERS_DROP_OUT,
    REACHERS_LOSE,
    RUN_DOWN_LEAVES,
    RUN_DOWN_LOSES,
    TIE_EARLIER_LOWEST,
    TIE_EXTRA_HAND,
    VOID,
    WINNER_LEAVES,
    WON,
)
from ..records.limits import MOST_COLUMNS
from ..records.program import Program
from ..records.seats import is_in
from ..records.sides import count_sides
from ..records.state import State
from .counters import counted_down
from .scoring import one_loser, unwon_ledger
from .scoring_adjusted import is_column_closed


def merit(state: State, seat: int, order: int) -> int:
    """Return a number that is the greater, the better a seat stands."""
    if order == MOST_HANDS:
        return state.wins[seat]
    if order in (HIGHEST_TOTAL, FIRST_THERE):
        return state.total[seat]
    return -state.total[seat]


def best_of(program: Program, state: State, seats: int, order: int) -> int:
    """Return those seats of a set that stand best, as bits."""
    best = 0
    found = 0
    for seat in range(program.players):
        if is_in(seats, seat):
            value = merit(state, seat, order)
            if found == 0 or value > best:
                best = value
                found = 1 << seat
            elif value == best:
                found |= 1 << seat
    return found


def earlier_lowest(program: Program, state: State, seats: int) -> int:
    """Return those seats of a set whose total was the lowest before the last hand, as bits."""
    lowest = 0
    found = 0
    for seat in range(program.players):
        if is_in(seats, seat):
            value = state.total[seat] - state.points[seat]
            if found == 0 or value < lowest:
                lowest = value
                found = 1 << seat
            elif value == lowest:
                found |= 1 << seat
    return found


def after_tie(program: Program, state: State, seats: int) -> int:
    """Return the winners among seats that stand equal, as bits; none if an extra hand decides."""
    if count_sides(program, seats) > 1:
        if program.tie == TIE_EXTRA_HAND:
            return 0
        if program.tie == TIE_EARLIER_LOWEST:
            return earlier_lowest(program, state, seats)
    return seats


def has_reached(program: Program, state: State, seat: int) -> bool:
    """Return whether a seat is at the target, or past it if the rules say so."""
    if program.past:
        return state.total[seat] > program.target
    return state.total[seat] >= program.target


def reachers(program: Program, state: State) -> int:
    """Return the seats still in the game that have reached the target, as bits."""
    seats = 0
    for seat in range(program.players):
        if is_in(state.in_game, seat) and has_reached(program, state, seat):
            seats |= 1 << seat
    return seats


def finish_game(state: State, winners: int) -> None:
    """Set the game over."""
    state.phase = GAME_OVER
    state.game_winners = winners


def end_with_target(program: Program, state: State) -> None:
    """End a game to a target if somebody has won; or let seats drop out."""
    reached = reachers(program, state)
    others = state.in_game & ~reached
    if reached == 0:
        return
    if program.outcome == REACHERS_LOSE and others != 0:
        finish_game(state, others)
    elif program.outcome == REACHERS_DROP_OUT and others != 0:
        state.in_game = others
        if count_sides(program, others) == 1:
            finish_game(state, others)
    else:
        seats = reached if program.outcome == FIRST_THERE else state.in_game
        order = program.outcome if program.outcome in (HIGHEST_TOTAL, FIRST_THERE) else LOWEST_TOTAL
        end_with_best(program, state, seats, order)


def end_with_best(program: Program, state: State, seats: int, order: int) -> None:
    """Let whoever stands best win, unless a tie calls for an extra hand."""
    winners = after_tie(program, state, best_of(program, state, seats, order))
    if winners != 0:
        finish_game(state, winners)


def end_with_columns(program: Program, state: State) -> None:
    """End the game when every column is won: most columns win, among equals most points."""
    for column in range(program.columns):
        if not is_column_closed(program, state, column):
            return
    best = 0
    found = 0
    for seat in range(program.players):
        won = columns_won(program, state, seat)
        if won > best:
            best = won
            found = 1 << seat
        elif won == best:
            found |= 1 << seat
    finish_game(state, best_of(program, state, found, HIGHEST_TOTAL))


def leavers(program: Program, state: State) -> int:
    """Return the seats that leave the game after this hand: its winners, its one loser, or those at their end."""
    if program.leaver == WINNER_LEAVES:
        return state.hand_winners & state.in_game
    if program.leaver == LOSER_LEAVES:
        return one_loser(program, state)
    return counted_down(program, state) if program.counter_over == RUN_DOWN_LEAVES else 0


def last_one_loses(program: Program) -> bool:
    """Return whether the last one left has lost: those who leave are winners."""
    if program.counter_over == RUN_DOWN_LEAVES:
        return program.counter_falls == FALLS_FOR_WINNER
    return program.leaver == WINNER_LEAVES


def end_with_one_left(program: Program, state: State) -> None:
    """Let seats leave, and end the game when one is left: it has won, or lost where the winners of hands leave."""
    leaving = leavers(program, state)
    state.in_game &= ~leaving
    if count_sides(program, state.in_game) < 2:
        everybody = (1 << program.players) - 1
        finish_game(state, everybody & ~state.in_game if last_one_loses(program) else state.in_game)


def end_with_counters(program: Program, state: State) -> None:
    """End the game if a counter has run down: whose it is has won, or lost."""
    seats = counted_down(program, state)
    if seats != 0 and program.counter_over == RUN_DOWN_LOSES:
        finish_game(state, state.in_game & ~seats)
    elif seats != 0:
        end_with_best(program, state, seats, program.outcome)


def columns_won(program: Program, state: State, seat: int) -> int:
    """Return in how many columns a seat has got to the end."""
    count = 0
    for column in range(program.columns):
        if state.columns[MOST_COLUMNS * seat + column] >= program.target:
            count += 1
    return count


def end_single(program: Program, state: State) -> None:
    """Let the winner of a single hand win; if nobody won it the points decide, without points nobody wins."""
    winners = state.hand_winners
    if winners == 0 and state.result != WON:
        ledger = unwon_ledger(program, state.result)
        if ledger in (VOID, NO_POINTS):
            finish_game(state, 0)
            return
        winners = best_of(program, state, state.in_game, program.outcome)
    finish_game(state, winners)


def end_game(program: Program, state: State) -> None:
    """End the game after a hand, or go on to another; at the limit of hands without a winner nobody wins."""
    if program.ending == END_SINGLE:
        end_single(program, state)
    elif program.ending == END_HANDS:
        if state.hand_number >= program.ending_hands:
            end_with_best(program, state, state.in_game, program.outcome)
    elif program.ending == END_COLUMNS:
        end_with_columns(program, state)
    elif program.ending == END_ONE_LEFT:
        end_with_one_left(program, state)
    elif program.ending == END_COUNTER:
        end_with_counters(program, state)
    else:
        end_with_target(program, state)
    if state.phase != GAME_OVER and state.hand_number >= program.hand_limit:
        finish_game(state, 0)
