"""Turn the cards left in the hands into points. All on integers; an average is rounded once, at the end."""

from __future__ import annotations

from ..records.card_sets import lowest_of, without_lowest
from ..records.codes import (
    EACH_DIFFERENCES,
    ENDED,
    FINISHERS_COLLECT,
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
    WON,
)
from ..records.deal import HAS_COPIES
from ..records.finish import HAS_SIDES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.seats import is_in
from ..records.sides import count_sides, partner_of, side_of
from ..records.state import State
from .scoring_adjusted import factor_of_hand


def hand_value(program: Program, state: State, seat: int) -> int:
    """Return the points of the cards that a seat holds."""
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
    """Return the points of the cards held by all seats of the game but those given."""
    value = 0
    for seat in range(program.players):
        if is_in(state.in_game & ~seats, seat):
            value += hand_value(program, state, seat)
    return value


def side_value(program: Program, state: State, seat: int) -> int:
    """Return the points of the cards that a seat and its partner hold."""
    value = hand_value(program, state, seat)
    if program.features & HAS_SIDES:
        value += hand_value(program, state, partner_of(program, seat))
    return value


def comparable(program: Program, state: State) -> int:
    """Return the seats whose hands are compared, as bits: all but those, or sides, that gave up their cards."""
    seats = state.in_game & ~state.busted
    if program.features & HAS_SIDES:
        for seat in range(program.players):
            if is_in(seats, seat):
                seats |= side_of(program, seat)
    return seats


def lowest_value(program: Program, state: State) -> int:
    """Return the value of the lowest hand, or of the two hands of a side."""
    found = False
    lowest = 0
    for seat in range(program.players):
        if is_in(comparable(program, state), seat):
            value = side_value(program, state, seat)
            if not found or value < lowest:
                lowest = value
            found = True
    return lowest


def lowest_hands(program: Program, state: State) -> int:
    """Return the seats whose hands have the lowest value, as bits."""
    lowest = lowest_value(program, state)
    seats = 0
    for seat in range(program.players):
        if is_in(comparable(program, state), seat) and side_value(program, state, seat) == lowest:
            seats |= 1 << seat
    return seats


def highest_value(program: Program, state: State) -> int:
    """Return the value of the largest hand, or of the two hands of a side; at least 0."""
    highest = 0
    for seat in range(program.players):
        if is_in(state.in_game, seat):
            highest = max(highest, side_value(program, state, seat))
    return highest


def collected(program: Program, state: State, mode: int) -> int:
    """Return what each winner collects from all other hands; shares are rounded down, an average half up."""
    winners = count_sides(program, state.hand_winners)
    # whoever has lost by too many cards is not compared with the others, but still holds those cards
    holding = state.in_game if program.limit_loses else comparable(program, state)
    losers = count_sides(program, holding) - winners
    value = value_of_others(program, state, state.hand_winners)
    if mode == LOWEST_DIFFERENCES:
        value -= losers * lowest_value(program, state)
        value += 2 * below_lowest(program, state)  # a difference is one, whichever of the two hands is larger
    if mode == WINNER_AVERAGE and losers > 0:
        return average(program, state, value, losers, winners)
    return value // winners


def below_lowest(program: Program, state: State) -> int:
    """Return by how much the hand that lost by too many cards lies under the lowest of the others."""
    if program.limit_loses:
        for seat in range(program.players):
            if is_in(state.busted, seat):
                return max(0, lowest_value(program, state) - side_value(program, state, seat))
    return 0


def average(program: Program, state: State, value: int, losers: int, winners: int) -> int:
    """Return the average of the losers' hands, rounded once, half up; shared by several winners it is rounded down."""
    value *= factor_of_hand(program, state)
    if winners > 1:
        return value // (losers * winners)
    unit = max(1, program.round_to)
    result = (2 * value + losers * unit) // (2 * losers * unit) * unit
    return max(result, program.round_least) if value > 0 else result


def pay(program: Program, state: State, seats: int, points: int) -> None:
    """Write points down for each seat of a set."""
    for seat in range(program.players):
        if is_in(seats, seat):
            state.points[seat] += points


def finisher_collects(program: Program, state: State, seat: int) -> None:
    """Give a seat that goes out the value of all cards still held (`finishers collect`), once."""
    if is_in(state.collected, seat):
        return
    state.collected |= 1 << seat
    side = side_of(program, seat)
    pay(program, state, side, value_of_others(program, state, side))


def losers(program: Program, state: State) -> int:
    """Return the seats that were left with most, as bits: the highest value, among equals the most cards.

    Whoever has lost the hand by too many cards is its loser.
    """
    if program.limit_loses:
        for seat in range(program.players):
            if is_in(state.busted & state.in_game, seat) and state.size[seat] > program.card_limit:
                return 1 << seat
    found = 0
    worst_value = 0
    worst_size = 0
    for seat in range(program.players):
        if is_in(state.in_game, seat):
            value = hand_value(program, state, seat)
            size = state.size[seat]
            if found == 0 or value > worst_value or (value == worst_value and size > worst_size):
                worst_value = value
                worst_size = size
                found = 1 << seat
            elif value == worst_value and size == worst_size:
                found |= 1 << seat
    return found


def counts(program: Program, state: State) -> bool:
    """Return whether a hand counts: somebody went out, or it is not void."""
    if state.result == WON or (state.result != LIMITED and state.places_given > 0):
        return True
    return unwon_ledger(program, state.result) != VOID


def one_loser(program: Program, state: State) -> int:
    """Return the loser of a hand, as bits: nobody if it does not count, or if several were left with as much."""
    if not counts(program, state):
        return 0
    seats = losers(program, state)
    return seats if count_sides(program, seats) == 1 else 0


def unwon_ledger(program: Program, result: int) -> int:
    """Return the ledger of a hand that nobody won by going out; VOID if it does not count.

    A hand that ends because the stock ran out is counted like a blocked one. But the rules say that it is scored, so
    where blocked hands are void the ordinary ledger counts. So does a hand that a player ended by a card.
    """
    if result == LIMITED:
        return VOID
    if result in (SCORED, ENDED) and program.blocked_mode == VOID:
        return program.score_mode
    return program.blocked_mode


def score_hand(program: Program, state: State, mode: int, amount: int) -> None:
    """Write the points of the hand down; where nobody went out, those with the lowest hands count as its winners."""
    collects = mode in (WINNER_COLLECTS, WINNER_AVERAGE, FINISHERS_COLLECT, WINNER_TAKES, EACH_DIFFERENCES)
    if mode in (LOWEST_DIFFERENCES, LOWEST_WINS) or (collects and state.hand_winners == 0):
        state.hand_winners = lowest_hands(program, state)
    if mode == PAYS_OWN:
        for seat in range(program.players):
            if is_in(state.in_game, seat):
                state.points[seat] = side_value(program, state, seat)
    elif mode == PLACES:
        if state.places_given == 0:
            state.hand_winners = state.in_game  # all share the first place
        for seat in range(program.players):
            if is_in(state.in_game, seat):
                state.points[seat] = points_for_place(program, state, seat, amount)
                if program.features & HAS_SIDES:
                    state.points[seat] += points_for_place(program, state, partner_of(program, seat), amount)
    elif mode == WINNER_TAKES:
        pay(program, state, state.hand_winners, amount // count_sides(program, state.hand_winners))
    elif mode == EACH_DIFFERENCES:
        highest = highest_value(program, state)
        for seat in range(program.players):
            if is_in(state.in_game, seat):
                state.points[seat] = highest - side_value(program, state, seat)
    elif mode in (WINNER_COLLECTS, WINNER_AVERAGE, LOWEST_DIFFERENCES, FINISHERS_COLLECT):
        pay(program, state, state.hand_winners, collected(program, state, mode))


def points_for_place(program: Program, state: State, seat: int, first: int) -> int:
    """Return the points for the place of a seat, or its number if places bring none; all still in share the next."""
    place = state.place[seat] if state.place[seat] > 0 else state.places_given + 1
    return place if first == 0 else program.place_points[place - 1]
