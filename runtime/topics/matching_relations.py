"""Find the cards a rule means on the card that lies there, where it asks for more than matching."""

from __future__ import annotations

from ..records.card_sets import as_word, bit
from ..records.deal import HAS_COPIES
from ..records.limits import MOST_KINDS, MOST_SUITS
from ..records.program import Program
from ..records.state import State


def related(program: Program, state: State, relation: int) -> int:
    """Return the kinds that a relation means on the card on top, or on the suit that was named for it."""
    if state.discard_size == 0:
        return program.every_kind
    if state.named_suit >= 0:
        return program.relation_named[MOST_SUITS * relation + state.named_suit]
    return program.relation[MOST_KINDS * relation + state.effective]


def related_to_card(program: Program, relation: int, kind: int) -> int:
    """Return the kinds that a relation means on a certain card, as it is printed."""
    return program.relation[MOST_KINDS * relation + kind]


def related_to_every_card(program: Program, relation: int) -> int:
    """Return the kinds that a relation means whatever card lies there, so also where none does."""
    cards = program.every_kind
    for kind in range(program.kinds):
        cards &= program.relation[MOST_KINDS * relation + kind]
    return cards


def hand_without(program: Program, state: State, seat: int, kind: int) -> int:
    """Return the kinds that a seat would still hold if it laid one card of a kind."""
    if program.features & HAS_COPIES and state.copies[MOST_KINDS * seat + kind] > 1:
        return state.hand[seat]
    return state.hand[seat] & ~bit(kind)


def all_discarded(program: Program, state: State, cards: int) -> bool:
    """Return whether every card of a set lies in the discards."""
    held = as_word(0)
    for seat in range(program.players):
        held |= state.hand[seat]
    if held & cards != 0:
        return False
    for place in range(state.stock_size):  # noqa: SIM110  # the compiled engine knows no generators
        if cards & bit(state.stock[place]) != 0:
            return False
    return True
