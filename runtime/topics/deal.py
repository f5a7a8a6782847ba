"""Deal a hand: who deals, who begins, and everything that a new hand resets."""

from __future__ import annotations

from ..records.card_sets import wide
from ..records.chance import CARDS_OF_GAME, below, seed_stream, shuffle_stock
from ..records.codes import (
    ANTICLOCKWISE,
    CHOSEN,
    CLOCKWISE,
    DEALER_HIGHEST,
    DEALER_LOWEST,
    DEALER_OLDEST,
    DEALER_RANDOM,
    DIRECTION,
    FIRST_DEALER,
    FIRST_HOLDER,
    FIRST_LOSER,
    FIRST_OLDEST,
    FIRST_RANDOM,
    FIRST_RIGHT,
    FIRST_WINNER,
    FIRST_WINNER_ELSE_DEALER,
    FIRST_YOUNGEST,
    HAND_OVER,
    NEXT_LOSER,
    NEXT_RANDOM,
    NEXT_RIGHT,
    NEXT_SAME,
    NEXT_WINNER,
    STARTER_TURNED,
)
from ..records.counters import HAS_COUNTERS
from ..records.deal import HAS_CUTTER, HAS_HANDICAPS
from ..records.program import Program
from ..records.resetting import reset_game, reset_hand
from ..records.seats import is_in, neighbour
from ..records.sides import count_seats
from ..records.state import State
from .choices import ask
from .counters import start_counters
from .deal_cutter import show_cutter
from .deal_handicaps import set_handicaps
from .leading import best_rank
from .scoring import losers
from .starter import turn_up_starter
from .stock import give_card


def prepare_game(program: Program, state: State, seed: int, number: int) -> None:
    """Make a state that of game `number` of a seed, before its first deal."""
    seed_stream(state, seed, number, CARDS_OF_GAME)
    state.phase = HAND_OVER
    state.in_game = (1 << program.players) - 1
    state.hand_winners = 0  # a dealer and a first player are chosen before a hand is reset
    reset_game(program, state)
    if program.features & HAS_COUNTERS:
        start_counters(program, state)


def deal_hand(program: Program, state: State) -> None:
    """Deal the next hand: choose dealer and first player, shuffle, deal, turn up the starter."""
    if state.hand_number == 0:
        state.dealer = first_dealer(program, state)
    else:
        state.dealer = next_dealer(program, state)
    state.first = first_player(program, state)
    if program.features & HAS_HANDICAPS:
        set_handicaps(program, state)
    state.hand_number += 1
    begin_anew(program, state)
    fill_stock(program, state)
    shuffle_stock(state)
    deal_cards(program, state)
    turn_up_starter(program, state)
    if program.first_player >= FIRST_HOLDER:
        state.first = first_holder(program, state)
    if program.features & HAS_CUTTER:
        show_cutter(program, state)
    begin_hand(program, state)


def begin_hand(program: Program, state: State) -> None:
    """Begin a hand when the starter lies: the first player may choose the direction, then it is treated."""
    state.turn = state.first
    state.stage = STARTER_TURNED
    if program.direction == CHOSEN and state.active_count > 2:
        ask(state, state.first, DIRECTION, STARTER_TURNED)


def begin_anew(program: Program, state: State) -> None:
    """Clear what belongs to a hand; all who are in the game take part."""
    reset_hand(program, state)
    state.active = state.in_game
    state.active_count = count_seats(program, state.in_game)
    state.direction = ANTICLOCKWISE if program.direction == ANTICLOCKWISE else CLOCKWISE


def fill_stock(program: Program, state: State) -> None:
    """Put all cards of the game into the stock, in the order of the pack."""
    for place in range(program.card_count):
        state.stock[place] = program.pack[place]
    state.stock_size = program.card_count


def deal_cards(program: Program, state: State) -> None:
    """Deal singly and clockwise, beginning at the dealer's left; `top` is for a moment the dealer's last card."""
    if program.deals_counter or program.features & HAS_HANDICAPS:
        deal_by_seats(program, state)
        return
    seat = state.dealer
    for _ in range(hand_size_of(program, state, seat) * state.active_count):
        seat = neighbour(program, state.active, seat, CLOCKWISE)
        state.stock_size -= 1
        give_card(program, state, seat, wide(state.stock[state.stock_size]))
    state.top = wide(state.stock[state.stock_size])  # the last card of all is the dealer's


def deal_by_seats(program: Program, state: State) -> None:
    """Deal as many rounds as the largest hand needs; who has enough cards is passed over."""
    rounds = 0
    for seat in range(program.players):
        if is_in(state.active, seat):
            rounds = max(rounds, hand_size_of(program, state, seat))
    seat = state.dealer
    for dealt in range(rounds * state.active_count):
        seat = neighbour(program, state.active, seat, CLOCKWISE)
        if dealt // state.active_count < hand_size_of(program, state, seat):
            state.stock_size -= 1
            kind = wide(state.stock[state.stock_size])
            give_card(program, state, seat, kind)
            if seat == state.dealer:
                state.top = kind


def hand_size_of(program: Program, state: State, seat: int) -> int:
    """Return how many cards a seat is dealt in this hand; a schedule begins again when it is through."""
    size = program.hand_size
    if program.deals_counter:
        size = max(1, wide(state.counter[seat]))
    elif program.scheduled:
        size = wide(program.schedule[(state.hand_number - 1) % program.scheduled])
    if program.features & HAS_HANDICAPS:
        size += wide(state.extra[seat])
    return size


def first_dealer(program: Program, state: State) -> int:
    """Return the first dealer; seat 0 counts as the youngest, the last one as the oldest."""
    if program.first_dealer == DEALER_OLDEST:
        return program.players - 1
    if program.first_dealer == DEALER_RANDOM:
        return below(state, program.players)
    if program.first_dealer in (DEALER_LOWEST, DEALER_HIGHEST):
        return cut_for_deal(program, state)
    return 0


def cut_for_deal(program: Program, state: State) -> int:
    """Let each seat take a card, and return the dealer: lowest or highest rank deals, ties take another."""
    seats = state.in_game
    while count_seats(program, seats) > 1:
        fill_stock(program, state)
        shuffle_stock(state)
        seats = best_cuts(program, state, seats)
    return neighbour(program, seats, 0, CLOCKWISE)


def best_cuts(program: Program, state: State, seats: int) -> int:
    """Return those of some seats that cut the lowest or highest rank, as bits; their cards lie in the stock by seat."""
    best = 0
    found = 0
    for seat in range(program.players):
        if is_in(seats, seat):
            rank = program.rank[state.stock[seat]]
            merit = -rank if program.first_dealer == DEALER_LOWEST else rank
            if found == 0 or merit > best:
                best = merit
                found = 1 << seat
            elif merit == best:
                found |= 1 << seat
    return found


def next_dealer(program: Program, state: State) -> int:
    """Return the dealer of the next hand; without a winner the deal moves to the left."""
    rule = program.next_dealer
    if rule == NEXT_RIGHT:
        return neighbour(program, state.in_game, state.dealer, ANTICLOCKWISE)
    if rule == NEXT_SAME and is_in(state.in_game, state.dealer):
        return state.dealer
    if rule == NEXT_WINNER and state.hand_winners & state.in_game != 0:
        return neighbour(program, state.hand_winners & state.in_game, state.dealer, CLOCKWISE)
    if rule == NEXT_LOSER:
        return neighbour(program, losers(program, state), state.dealer, CLOCKWISE)
    if rule == NEXT_RANDOM:
        return anyone(program, state)
    return neighbour(program, state.in_game, state.dealer, CLOCKWISE)


def anyone(program: Program, state: State) -> int:
    """Return some seat that is in the game, each as likely as any other."""
    seat = 0
    for _ in range(below(state, count_seats(program, state.in_game)) + 1):
        seat = neighbour(program, state.in_game, seat, CLOCKWISE)
    return seat


def first_player(program: Program, state: State) -> int:
    """Return the first player of the hand; without a hand before, or without a winner, he sits at the dealer's left."""
    rule = program.first_player
    if rule == FIRST_DEALER:
        return state.dealer
    if rule == FIRST_RIGHT:
        return neighbour(program, state.in_game, state.dealer, ANTICLOCKWISE)
    if rule == FIRST_YOUNGEST:
        return neighbour(program, state.in_game, program.players - 1, CLOCKWISE)
    if rule == FIRST_RANDOM:
        return anyone(program, state)
    if rule == FIRST_OLDEST:
        return neighbour(program, state.in_game, 0, ANTICLOCKWISE)
    if rule == FIRST_LOSER and state.hand_number > 0:
        return neighbour(program, losers(program, state), state.dealer, CLOCKWISE)
    winners = state.hand_winners & state.in_game
    by_winner = rule == FIRST_WINNER or rule == FIRST_WINNER_ELSE_DEALER  # compiled code would search a tuple
    if by_winner and winners != 0:
        return neighbour(program, winners, state.dealer, CLOCKWISE)
    if rule == FIRST_WINNER_ELSE_DEALER:
        return state.dealer
    return neighbour(program, state.in_game, state.dealer, CLOCKWISE)


def first_holder(program: Program, state: State) -> int:
    """Return who holds the card that begins; of several, or if nobody does, the first to the dealer's left."""
    found = 0
    best = 0
    for seat in range(program.players):
        cards = state.hand[seat] & program.first_cards
        if cards != 0 and is_in(state.in_game, seat):
            merit = best_rank(program, cards)
            if found == 0 or merit > best:
                best = merit
                found = 1 << seat
            elif merit == best:
                found |= 1 << seat
    return neighbour(program, found if found != 0 else state.in_game, state.dealer, CLOCKWISE)
