"""Deal some players more cards than the others, or fewer."""

from __future__ import annotations

from ..records.codes import ANTICLOCKWISE, CLOCKWISE, DEALER, LOSER_BEFORE, OLDEST, WINNER_BEFORE, YOUNGEST
from ..records.program import Program
from ..records.seats import is_in, neighbour
from ..records.state import State
from .scoring import one_loser


def note_loser(program: Program, state: State) -> None:
    """Note who has lost the hand that is over, before anybody leaves the game."""
    state.loser = one_loser(program, state)


def set_handicaps(program: Program, state: State) -> None:
    """Set for each seat how many cards more it is dealt than the others; before the last hand is forgotten."""
    for seat in range(program.players):
        state.extra[seat] = extra_cards(program, state, seat)


def extra_cards(program: Program, state: State, seat: int) -> int:
    """Return how many cards more a seat is dealt; the first hand has no winner and no loser before it."""
    cards = 0
    if state.hand_number > 0 and is_in(state.hand_winners, seat):
        cards += program.handicap[WINNER_BEFORE]
    if state.hand_number > 0 and is_in(state.loser, seat):
        cards += program.handicap[LOSER_BEFORE]
    if seat == neighbour(program, state.in_game, program.players - 1, CLOCKWISE):
        cards += program.handicap[YOUNGEST]
    if seat == neighbour(program, state.in_game, 0, ANTICLOCKWISE):
        cards += program.handicap[OLDEST]
    if seat == state.dealer:
        cards += program.handicap[DEALER]
    return cards
