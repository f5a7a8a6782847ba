"""Ledgers: how the cards left in the hands become points. All on integers; an average is rounded once, at the end."""

from __future__ import annotations

from crazy8.runtime.card_sets import lowest_of, without_lowest
from crazy8.runtime.codes import (
    FINISHERS_COLLECT,
    HAS_COPIES,
    LIMITED,
    LOWEST_DIFFERENCES,
    LOWEST_WINS,
    PAYS_OWN,
    PLACES,
    SCORED,
    VOID,
    WINNER_AVERAGE,
    WINNER_COLLECTS,
    WINNER_TAKES,
)
from crazy8.runtime.limits import MOST_KINDS
from crazy8.runtime.program import Program
from crazy8.runtime.seats import is_in
from crazy8.runtime.state import State


def hand_value(program: Program, state: State, seat: int) -> int:
    """The points of the cards that a seat holds."""
    value = 0
    cards = state.hand[seat]
    while cards != 0:
        kind = lowest_of(cards)
        cards = without_lowest(cards)
        if program.features & HAS_COPIES:
            value += program.points[kind] * state.copies[MOST_KINDS * seat + kind]
        else:
            value += program.points[kind]
    return value


def value_of_others(program: Program, state: State, seats: int) -> int:
    """The points of the cards held by all seats of the game but those given."""
    value = 0
    for seat in range(program.players):
        if is_in(state.in_game & ~seats, seat):
            value += hand_value(program, state, seat)
    return value


def lowest_value(program: Program, state: State) -> int:
    """The value of the lowest hand."""
    found = False
    lowest = 0
    for seat in range(program.players):
        if is_in(state.in_game, seat):
            value = hand_value(program, state, seat)
            if not found or value < lowest:
                lowest = value
            found = True
    return lowest


def lowest_hands(program: Program, state: State) -> int:
    """Bits of the seats whose hands have the lowest value."""
    lowest = lowest_value(program, state)
    seats = 0
    for seat in range(program.players):
        if is_in(state.in_game, seat) and hand_value(program, state, seat) == lowest:
            seats |= 1 << seat
    return seats


def count_seats(program: Program, seats: int) -> int:
    """How many seats are in a set."""
    count = 0
    for seat in range(program.players):
        if is_in(seats, seat):
            count += 1
    return count


def collected(program: Program, state: State, mode: int) -> int:
    """What each of the winners collects from the hands of all others; shares are rounded down, an average half up."""
    winners = count_seats(program, state.hand_winners)
    losers = count_seats(program, state.in_game) - winners
    value = value_of_others(program, state, state.hand_winners)
    if mode == LOWEST_DIFFERENCES:
        value -= losers * lowest_value(program, state)
    if mode == WINNER_AVERAGE and losers > 0:
        return (2 * value + losers) // (2 * losers) if winners == 1 else value // (losers * winners)
    return value // winners


def pay(program: Program, state: State, seats: int, points: int) -> None:
    """Write points down for each seat of a set."""
    for seat in range(program.players):
        if is_in(seats, seat):
            state.points[seat] += points


def finisher_collects(program: Program, state: State, seat: int) -> None:
    """Under `finishers collect`: a seat that goes out takes the value of all cards still held."""
    state.points[seat] += value_of_others(program, state, 1 << seat)


def unwon_ledger(program: Program, result: int) -> int:
    """How a hand counts that nobody won by going out; VOID if it does not.

    A hand that ends because the stock ran out is counted like a blocked one. But the rules say that it is scored, so
    where blocked hands are void the ordinary ledger counts.
    """
    if result == LIMITED:
        return VOID
    if result == SCORED and program.blocked_mode == VOID:
        return program.score_mode
    return program.blocked_mode


def score_hand(program: Program, state: State, mode: int, amount: int) -> None:
    """Write the points of the hand down; where nobody went out, those with the lowest hands count as its winners."""
    collects = mode in (WINNER_COLLECTS, WINNER_AVERAGE, FINISHERS_COLLECT, WINNER_TAKES)
    if mode in (LOWEST_DIFFERENCES, LOWEST_WINS) or (collects and state.hand_winners == 0):
        state.hand_winners = lowest_hands(program, state)
    if mode == PAYS_OWN:
        for seat in range(program.players):
            if is_in(state.in_game, seat):
                state.points[seat] = hand_value(program, state, seat)
    elif mode == PLACES:
        for seat in range(program.players):
            if is_in(state.in_game, seat):
                place = state.place[seat]
                state.points[seat] = place if place > 0 else state.places_given + 1
    elif mode == WINNER_TAKES:
        pay(program, state, state.hand_winners, amount // count_seats(program, state.hand_winners))
    elif mode in (WINNER_COLLECTS, WINNER_AVERAGE, LOWEST_DIFFERENCES, FINISHERS_COLLECT):
        pay(program, state, state.hand_winners, collected(program, state, mode))
