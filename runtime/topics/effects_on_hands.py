"""Do what cards do to hands: swap them, pass them round the table, move some of their cards."""

from __future__ import annotations

from ..records.calls import HAS_CALLS
from ..records.card_sets import bit, wide
from ..records.chance import below
from ..records.codes import (
    CHOOSE_CARD,
    DISCARDS,
    EFFECTS,
    GIVES,
    PASSES_CARDS,
    ROTATE,
    SWAP,
    SWAPS_CARDS,
    TAKES,
    TAKES_UNSEEN,
)
from ..records.deal import HAS_COPIES
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.seats import neighbour
from ..records.state import State
from .calls import forget_calls
from .choices import ask, end_choice
from .debts import next_hit
from .effects_discarding import begin_discarding, discard_chosen
from .finish import go_if_empty
from .stock import give_card, take_from_hand


def is_about_hands(operation: int) -> bool:
    """Return whether an effect means nothing to a player without cards, so that nobody is chosen for it either."""
    if operation == SWAP or operation == GIVES:  # noqa: SIM109  # compiled code would search a tuple
        return True
    return TAKES <= operation <= DISCARDS


def run_on_hands(program: Program, state: State, place: int, operation: int, seat: int) -> None:
    """Swap hands, pass them on, or move some of their cards; a hand that is empty stays where it is."""
    if state.size[state.turn] == 0:
        return
    if seat < 0:
        seat = next_hit(program, state)
    if operation == SWAP:
        swap_hands(program, state, state.turn, seat)
    elif operation == ROTATE:
        rotate_hands(program, state, 1 if program.detail[place] else state.direction)
    elif operation == GIVES:
        choose_cards(state, state.turn, seat, min(program.amount[place], state.size[state.turn]))
    elif operation == TAKES:
        choose_cards(state, seat, state.turn, min(program.amount[place], state.size[seat]))
    elif operation == TAKES_UNSEEN:
        take_unseen(program, state, seat, min(program.amount[place], state.size[seat]))
    elif operation == SWAPS_CARDS:
        most = min(state.size[state.turn], state.size[seat])
        choose_cards(state, state.turn, seat, min(program.amount[place], most))
    elif operation == PASSES_CARDS:
        receiver = neighbour(program, state.active, state.turn, 1 if program.detail[place] else state.direction)
        choose_cards(state, state.turn, receiver, min(program.amount[place], state.size[state.turn]))
    elif operation == DISCARDS:
        begin_discarding(program, state, place, seat)


def choose_card_of_hand(program: Program, state: State, place: int, kind: int) -> None:
    """Choose a card of the own hand; what is exchanged, or passed on, changes hands when all have chosen."""
    operation = wide(program.operation[place])
    seat = state.mover
    state.giving -= 1
    if operation == SWAPS_CARDS:
        put_aside(program, state, seat, kind)
        if state.giving > 0:
            return
        if seat == state.turn:
            choose_cards(state, state.receiver, seat, wide(state.aside_count[seat]))
        else:
            exchange_aside(program, state, state.turn, seat)
            end_choice(state)
    elif operation == PASSES_CARDS:
        put_aside(program, state, seat, kind)
        if state.giving == 0:
            let_next_choose(program, state, seat, place)
    elif operation == DISCARDS:
        discard_chosen(program, state, place, kind)
    else:
        give_away(program, state, seat, kind, state.receiver)
        if state.giving == 0:
            end_choice(state)
            go_if_empty(state, seat)


def choose_cards(state: State, seat: int, receiver: int, count: int) -> None:
    """Let a seat choose so many cards of its hand for another; nothing, if there is none to be chosen."""
    if count > 0:
        state.receiver = receiver
        state.giving = count
        ask(state, seat, CHOOSE_CARD, EFFECTS)


def let_next_choose(program: Program, state: State, seat: int, place: int) -> None:
    """Let the next seat that holds cards choose what it passes on; after the last one all pass their cards on."""
    direction = 1 if program.detail[place] else wide(state.direction)
    following = neighbour(program, state.active, seat, direction)
    while following != state.turn and state.size[following] == 0:
        following = neighbour(program, state.active, following, direction)
    if following == state.turn:
        pass_aside(program, state, direction)
        end_choice(state)
    else:
        receiver = neighbour(program, state.active, following, direction)
        choose_cards(state, following, receiver, min(program.amount[place], state.size[following]))


def pass_aside(program: Program, state: State, direction: int) -> None:
    """Put what each seat has chosen into the hand of its neighbour; calls lapse where a hand has changed its size."""
    place = 0
    seat = wide(state.turn)
    for _ in range(state.active_count):
        following = neighbour(program, state.active, seat, direction)
        for _ in range(state.aside_count[seat]):
            put_into_hand(program, state, following, wide(state.aside[place]))
            place += 1
        seat = following
    if program.features & HAS_CALLS:
        for _ in range(state.active_count):
            following = neighbour(program, state.active, seat, direction)
            if state.aside_count[seat] != state.aside_count[following]:
                forget_calls(program, state, following)
            seat = following
    for one in range(program.players):
        state.aside_count[one] = 0


def take_unseen(program: Program, state: State, seat: int, count: int) -> None:
    """Let the player of the card draw some cards from another hand, each card of it equally likely."""
    for _ in range(count):
        give_away(program, state, seat, card_at(program, state, seat, below(state, wide(state.size[seat]))), state.turn)
    go_if_empty(state, seat)


def card_at(program: Program, state: State, seat: int, place: int) -> int:
    """Return the card at a place of a hand in the order of the deck."""
    kind = 0
    while kind < program.kinds - 1:
        held = 1 if state.hand[seat] & bit(kind) != 0 else 0
        if program.features & HAS_COPIES:
            held = wide(state.copies[MOST_KINDS * seat + kind])
        if place < held:
            break
        place -= held
        kind += 1
    return kind


def put_aside(program: Program, state: State, seat: int, kind: int) -> None:
    """Put a card of a hand aside, until others have chosen too."""
    place = 0
    for other in range(program.players):
        place += state.aside_count[other]
    take_from_hand(program, state, seat, kind)
    state.aside[place] = kind
    state.aside_count[seat] += 1


def exchange_aside(program: Program, state: State, one: int, other: int) -> None:
    """Put what two seats have chosen into each other's hand: equally many cards, so calls stand as they were."""
    count = wide(state.aside_count[one])
    for place in range(count):
        put_into_hand(program, state, other, wide(state.aside[place]))
        put_into_hand(program, state, one, wide(state.aside[count + place]))
    state.aside_count[one] = 0
    state.aside_count[other] = 0


def swap_hands(program: Program, state: State, one: int, other: int) -> None:
    """Swap the hands of two seats."""
    cards = state.hand[one]
    state.hand[one] = state.hand[other]
    state.hand[other] = cards
    size = wide(state.size[one])
    state.size[one] = state.size[other]
    state.size[other] = size
    if program.features & HAS_COPIES:
        for kind in range(program.kinds):
            count = wide(state.copies[MOST_KINDS * one + kind])
            state.copies[MOST_KINDS * one + kind] = state.copies[MOST_KINDS * other + kind]
            state.copies[MOST_KINDS * other + kind] = count
    if program.features & HAS_CALLS:
        forget_calls(program, state, one)
        forget_calls(program, state, other)


def rotate_hands(program: Program, state: State, direction: int) -> None:
    """Hand the cards of every active seat to the next one in a direction."""
    first = neighbour(program, state.active, state.turn, direction)
    # Swapping the first hand through all seats leaves each hand one seat further on.
    seat = first
    while seat != state.turn:
        following = neighbour(program, state.active, seat, direction)
        swap_hands(program, state, state.turn, seat)
        seat = following


def give_away(program: Program, state: State, seat: int, kind: int, receiver: int) -> None:
    """Move a card from one hand to another."""
    take_from_hand(program, state, seat, kind)
    give_card(program, state, receiver, kind)
    if program.features & HAS_CALLS:
        forget_calls(program, state, seat)
        forget_calls(program, state, receiver)


def put_into_hand(program: Program, state: State, seat: int, kind: int) -> None:
    """Put a card into a hand, whose calls stand as they were."""
    state.hand[seat] |= bit(kind)
    if program.features & HAS_COPIES:
        state.copies[MOST_KINDS * seat + kind] += 1
    state.size[seat] += 1
