"""Find the cards that an effect means by the card that was laid, or by what was named for it."""

from __future__ import annotations

from ..records.card_sets import as_word, bit, lowest_of, wide, without_lowest
from ..records.codes import DISCARDS, DRAWS_UNTIL, EFFECTS, NAMES_FOR_THIS
from ..records.effects import HAS_NAMED_FOR_THIS
from ..records.limits import LIST_LENGTH, MOST_KINDS, MOST_SUITS
from ..records.program import Program
from ..records.state import State
from .debts import acting_kind
from .matching_relations import related_to_card


def acting_card(program: Program, state: State) -> int:
    """Return the card that was laid and acts, also if it does what another one did."""
    laid = state.discard_size - max(1, state.laid) + state.acting
    return wide(state.discards[laid]) if 0 <= laid < state.discard_size else acting_kind(program, state)


def meant(program: Program, state: State, relation: int) -> int:
    """Return the kinds that a relation means on the card that acts; a suit or rank named takes the printed one's place.

    What no card of the pack is in both goes by what was named alone.
    """
    kind = acting_card(program, state)
    suit = -1
    rank = -1
    if state.top >= 0 and state.acting + 1 >= state.laid and program.as_below & bit(state.top) == 0:
        suit = wide(state.named_suit)
        rank = wide(state.named_rank)
    if program.features & HAS_NAMED_FOR_THIS and state.named_for_this >= 0:
        suit = wide(state.named_for_this) if state.named_for_this < MOST_SUITS else -1
        rank = -1 if state.named_for_this < MOST_SUITS else wide(state.named_for_this) - MOST_SUITS
    if suit < 0 and rank < 0:
        return related_to_card(program, relation, kind)
    named = program.every_kind
    as_printed = program.every_kind
    if suit >= 0:
        named &= program.natural_named[suit]
    else:
        as_printed &= cards_of_suit_of(program, kind)
    if rank >= 0:
        named &= program.rank_cards[rank]
    else:
        as_printed &= cards_of_rank_of(program, kind)
    counting = named & as_printed
    return related_to_all(program, relation, counting if counting != 0 else named)


def cards_with_suit(program: Program) -> int:
    """Return the kinds that have a suit: only their ranks are named, for a joker has none."""
    cards = as_word(0)
    for suit in range(program.suits):
        cards |= program.natural_named[suit]
    return cards


def cards_of_suit_of(program: Program, kind: int) -> int:
    """Return the kinds of the same suit as a card, or without a suit if it has none."""
    cards = as_word(0)
    for other in range(program.kinds):
        if program.suit[other] == program.suit[kind]:
            cards |= bit(other)
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


def is_for_this(program: Program, state: State) -> bool:
    """Return whether what is being named is named for what the card does, and for nothing else."""
    if program.features & HAS_NAMED_FOR_THIS and state.resume == EFFECTS:
        return program.operation[LIST_LENGTH * state.effect_list + state.effect_position - 1] == NAMES_FOR_THIS
    return False


def is_gone_by(program: Program, state: State) -> bool:
    """Return whether something that the card still does goes by what is named for it; without cards nobody discards."""
    for place in range(LIST_LENGTH * state.effect_list + state.effect_position, LIST_LENGTH * (state.effect_list + 1)):
        operation = program.operation[place]
        if operation == DRAWS_UNTIL or (operation == DISCARDS and state.size[state.turn] > 0):
            return True
    return False
