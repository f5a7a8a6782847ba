"""Let whoever begins because of a card lay that card first."""

from __future__ import annotations

from ..records.card_sets import as_word, bit, lowest_of, wide, without_lowest
from ..records.codes import FIRST_HOLDER_HIGHEST, FIRST_HOLDER_LOWEST, TURN
from ..records.program import Program
from ..records.state import State
from .matching import playable


def best_rank(program: Program, cards: int) -> int:
    """Return a number that is the greater, the sooner the best of some cards lets its holder begin."""
    best = -program.ranks
    while cards != 0:
        best = max(best, merit_of(program, lowest_of(cards)))
        cards = without_lowest(cards)
    return best


def merit_of(program: Program, kind: int) -> int:
    """Return a number that is the greater, the sooner a card lets its holder begin."""
    rank = wide(program.rank[kind])
    if program.first_player == FIRST_HOLDER_LOWEST:
        return -rank
    return rank if program.first_player == FIRST_HOLDER_HIGHEST else 0


def leads_now(program: Program, state: State) -> bool:
    """Return whether the hand is to begin with a card that let its holder begin, and that may be laid."""
    if state.discard_size > 0 or state.turns > 1 or state.phase != TURN or state.turn != state.first:
        return False
    return to_lead(program, state, playable(program, state, state.turn)) != 0


def to_lead(program: Program, state: State, cards: int) -> int:
    """Return those of some cards with which whoever has the turn would begin the hand."""
    held = state.hand[state.turn] & program.first_cards
    best = best_rank(program, held)
    leading = as_word(0)
    while held != 0:
        kind = lowest_of(held)
        held = without_lowest(held)
        if merit_of(program, kind) == best:
            leading |= bit(kind)
    return cards & leading
