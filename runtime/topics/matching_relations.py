"""Find the cards a rule means on the card that lies there, where it asks for more than matching."""

from __future__ import annotations

from ..records.card_sets import as_word, bit, lowest_of, wide, without_lowest
from ..records.deal import HAS_COPIES
from ..records.effects import HAS_NAMED_RANKS
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


def related_as_named(program: Program, state: State, relation: int) -> int:
    """Return the kinds that a relation means on the card on top, by what was named for it or is printed on it."""
    if state.discard_size == 0:
        return program.every_kind
    rank = wide(state.named_rank) if program.features & HAS_NAMED_RANKS else -1
    return related_as(program, relation, wide(state.effective), wide(state.named_suit), rank)


def related_as(program: Program, relation: int, kind: int, suit: int, rank: int) -> int:
    """Return the kinds that a relation means on a card; a suit or rank named takes the printed one's place.

    What no card of the pack is in both goes by what was named alone. -1 stands for nothing named.
    """
    if suit < 0 and rank < 0:
        return related_to_card(program, relation, kind)
    named = program.every_kind
    as_printed = program.every_kind
    if suit >= 0:
        named &= cards_of_suit(program, suit)
    else:
        as_printed &= cards_of_suit(program, wide(program.suit[kind]))
    if rank >= 0:
        named &= program.rank_cards[rank]
    else:
        as_printed &= cards_of_rank_of(program, kind)
    counting = named & as_printed
    return related_to_all(program, relation, counting if counting != 0 else named)


def cards_of_suit(program: Program, suit: int) -> int:
    """Return the kinds of a suit; -1 for those without one."""
    cards = as_word(0)
    for kind in range(program.kinds):
        if program.suit[kind] == suit:
            cards |= bit(kind)
    return cards


def cards_of_rank_of(program: Program, kind: int) -> int:
    """Return the kinds of the same rank as a card."""
    for rank in range(program.ranks):
        if program.rank_cards[rank] & bit(kind) != 0:
            return program.rank_cards[rank]
    return bit(kind)


def related_to_all(program: Program, relation: int, cards: int) -> int:
    """Return the kinds that a relation means on each of some cards."""
    found = program.every_kind
    while cards != 0:
        found &= program.relation[MOST_KINDS * relation + lowest_of(cards)]
        cards = without_lowest(cards)
    return found


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
