"""Find the cards that an effect means by the card that was laid, or by what was named for it."""

from __future__ import annotations

from ..records.card_sets import as_word, bit, wide
from ..records.codes import DISCARDS, DRAWS_UNTIL, EFFECTS, NAMES_FOR_THIS
from ..records.effects import HAS_NAMED_FOR_THIS
from ..records.limits import LIST_LENGTH, MOST_SUITS
from ..records.program import Program
from ..records.state import State
from .debts import acting_kind
from .matching_relations import related_as


def acting_card(program: Program, state: State) -> int:
    """Return the card that was laid and acts, also if it does what another one did."""
    laid = state.discard_size - max(1, state.laid) + state.acting
    return wide(state.discards[laid]) if 0 <= laid < state.discard_size else acting_kind(program, state)


def meant(program: Program, state: State, relation: int) -> int:
    """Return the kinds that a relation means on the card that acts, by what was named for it or is printed on it."""
    kind = acting_card(program, state)
    suit = -1
    rank = -1
    if state.top >= 0 and state.acting + 1 >= state.laid and program.as_below & bit(state.top) == 0:
        suit = wide(state.named_suit)
        rank = wide(state.named_rank)
    if program.features & HAS_NAMED_FOR_THIS and state.named_for_this >= 0:
        suit = wide(state.named_for_this) if state.named_for_this < MOST_SUITS else -1
        rank = -1 if state.named_for_this < MOST_SUITS else wide(state.named_for_this) - MOST_SUITS
    return related_as(program, relation, kind, suit, rank)


def cards_with_suit(program: Program) -> int:
    """Return the kinds that have a suit: only their ranks are named, for a joker has none."""
    cards = as_word(0)
    for suit in range(program.suits):
        cards |= program.natural_named[suit]
    return cards


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
