"""Draw cards: everything that draws a card draws it here."""

from __future__ import annotations

from ..records.calls import HAS_CALLS
from ..records.card_sets import bit, wide
from ..records.chance import shuffle_stock
from ..records.codes import (
    NO_DEBT,
    RUNNING,
    SCORED,
    SHORT_OWED,
    SHORT_TAKE_TOP,
    STOCK_RESHUFFLE,
    STOCK_SCORE,
    STOCK_TURN_OVER,
)
from ..records.deal import HAS_COPIES
from ..records.every_turn import every_turn
from ..records.game import HAS_DRAWN_COSTS
from ..records.limits import MOST_KINDS
from ..records.program import Program
from ..records.state import State
from ..records.stock import HAS_CHAIN_KEPT, HAS_DRY_ENDS, HAS_SHORTFALLS, HAS_STOCK_RULES

MOST_CARRIED = 9_999

NO_CARD = -1
"""Stands for the top card where no card lies."""
MOST_DOUBLED = 20
"""How many refills of a seat are counted: a fine doubles no more often, so that sums of squares are still exact."""


def kept_on_table(program: Program, state: State) -> int:
    """Return how many discards a refill leaves where they are: the top card, or the running row of answers."""
    if state.laid > 1:
        return state.laid  # cards laid together act one after the other
    if program.features & HAS_CHAIN_KEPT and state.owed_kind != NO_DEBT:
        return max(1, min(state.chain, state.discard_size))
    return 1


def can_refill(program: Program, state: State) -> bool:
    """Return whether discards can become the stock."""
    if program.stock_empty > STOCK_TURN_OVER or state.discard_size <= max(1, state.laid):
        return False
    if program.features & HAS_STOCK_RULES:
        return state.refills < program.refill_limit and state.discard_size > kept_on_table(program, state)
    return True


@every_turn
def can_draw(program: Program, state: State) -> bool:
    """Return whether there is a card to be drawn, if need be after the discards have become the stock."""
    return state.stock_size > 0 or can_refill(program, state)


def scores_when_dry(program: Program) -> bool:
    """Return whether the hand ends when a card is needed and there is none."""
    if program.stock_empty <= STOCK_TURN_OVER:
        return program.stock_exhausted == STOCK_SCORE
    return program.stock_empty == STOCK_SCORE


def refill(program: Program, state: State, seat: int) -> None:
    """Make all discards but those that stay the stock, shuffled or turned over, because a seat needs a card."""
    kept = kept_on_table(program, state)
    count = state.discard_size - kept
    for place in range(count):
        state.stock[count - 1 - place] = state.discards[place]
    state.stock_size = count
    if program.stock_empty == STOCK_RESHUFFLE:
        shuffle_stock(state)
    for place in range(kept):
        state.discards[place] = state.discards[count + place]
    state.discard_size = kept
    state.refills += 1
    if program.refill_fine != 0:
        fine(program, state, seat)


def refill_early(program: Program, state: State, seat: int) -> None:
    """Refill an empty stock as soon as there are discards for it, where the rules say so."""
    if program.refills_at_once and state.stock_size == 0 and can_refill(program, state):
        refill(program, state, seat)


def fine(program: Program, state: State, seat: int) -> None:
    """Write points down for the one who made the discards become the stock, perhaps twice as many as the last time."""
    state.fines[seat] += program.refill_fine << min(state.refilled[seat], program.fine_doubles)
    state.refilled[seat] = min(state.refilled[seat] + 1, MOST_DOUBLED)


def clear_table(state: State, discards: int) -> None:
    """Leave so many discards, and let no card be followed."""
    state.discard_size = discards
    state.top = wide(state.discards[discards - 1]) if discards > 0 else NO_CARD
    state.named_suit = -1
    state.named_rank = -1
    state.effective = state.top
    state.laid_by = -1
    state.open_top = 1


@every_turn
def give_card(program: Program, state: State, seat: int, kind: int) -> None:
    """Put a card into a hand; a call that was made or forgotten lapses, for it belongs to a hand size (BR-038)."""
    state.hand[seat] |= bit(kind)
    if program.features & HAS_COPIES:
        state.copies[MOST_KINDS * seat + kind] += 1
    state.size[seat] += 1
    if program.features & HAS_CALLS:
        state.called[seat] = 0
        state.due[seat] = 0


def take_from_hand(program: Program, state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    if program.features & HAS_COPIES:
        place = MOST_KINDS * seat + kind
        state.copies[place] -= 1
        if state.copies[place] == 0:
            state.hand[seat] &= ~bit(kind)
    else:
        state.hand[seat] &= ~bit(kind)
    state.size[seat] -= 1


@every_turn
def draw_one(program: Program, state: State, seat: int) -> int:
    """Draw a card into a hand: its kind, or -1 if there is none; the top card never moves (BR-002, BR-003)."""
    if state.stock_size == 0:
        if not can_draw(program, state):
            return -1
        refill(program, state, seat)
    state.stock_size -= 1
    kind = wide(state.stock[state.stock_size])
    give_card(program, state, seat, kind)
    if program.features & HAS_DRAWN_COSTS:
        state.cards_drawn[seat] += 1
    if program.features & HAS_STOCK_RULES:
        refill_early(program, state, seat)
    return kind


def draw_cards(program: Program, state: State, seat: int, count: int) -> int:
    """Draw up to `count` cards into a hand; how many there were."""
    for drawn in range(count):
        if draw_one(program, state, seat) < 0:
            if program.features & HAS_DRY_ENDS and drawn == 0:
                run_dry(state)
            elif program.features & HAS_SHORTFALLS:
                fall_short(program, state, seat, count - drawn)
            return drawn
    return count


def run_dry(state: State) -> None:
    """Let the hand end as soon as the running step comes to it, because somebody needs a card and there is none."""
    if state.result == RUNNING:
        state.result = SCORED


def fall_short(program: Program, state: State, seat: int, rest: int) -> None:
    """Handle the cards that are missing in a draw: they are owed on, or the card on top is taken as well."""
    if program.shortfall == SHORT_OWED:
        state.carried[seat] = min(state.carried[seat] + rest, MOST_CARRIED)
    elif program.shortfall == SHORT_TAKE_TOP and state.discard_size > 0:
        kind = wide(state.discards[state.discard_size - 1])
        clear_table(state, state.discard_size - 1)
        give_card(program, state, seat, kind)


def fall_short_in_turn(program: Program, state: State, rest: int) -> None:
    """Handle the cards that are missing in the draw of a turn; a card that is taken instead counts as drawn."""
    if program.shortfall == SHORT_TAKE_TOP and state.discard_size > 0:
        state.drawn |= bit(state.discards[state.discard_size - 1])
    fall_short(program, state, state.turn, rest)
