"""Note what some rules need to know about a card that was just laid, before it acts."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.codes import NO_DEBT, NO_REPLY
from ..records.counters import HAS_COUNTERS
from ..records.deal import HAS_CUTTER
from ..records.effects import HAS_CONDITIONS
from ..records.limits import COUNTER_LISTS, CUTTER_LISTS
from ..records.program import Program
from ..records.state import State
from ..records.stock import HAS_BLOCK_RULES, HAS_STOCK_RULES
from .effects_under_conditions import list_under_condition
from .stock import refill_early


def note_laid_card(program: Program, state: State, seat: int, kind: int) -> None:
    """Choose the effects of a card that a seat has laid, and count what the rules count."""
    state.effect_list = list_of(program, state, seat, kind, wide(state.laid_on))
    state.chain = state.chain + 1 if state.reply != NO_REPLY and state.owed_kind != NO_DEBT else 1
    if program.features & HAS_BLOCK_RULES:
        state.plays += 1
    if program.features & HAS_STOCK_RULES:
        refill_early(program, state, seat)


def counted_at(program: Program, state: State, place: int, lowest: int, otherwise: int) -> int:
    """Return as what one of the discards counts: itself, one under it down to a lowest place, or another card."""
    while place >= lowest:
        if program.as_below & bit(state.discards[place]) == 0:
            return wide(state.discards[place])
        place -= 1
    return otherwise


def list_of(program: Program, state: State, seat: int, kind: int, below: int) -> int:
    """Return the effect list of a card laid on another one, or on none (-1).

    Some act otherwise under a condition, in the suit of the cutter, or for one seat alone.
    """
    if program.features & HAS_CONDITIONS and program.conditional & bit(kind) != 0:
        found = list_under_condition(program, state, seat, kind, below)
        if found >= 0:
            return found
    in_suit = list_in_suit(program, state, kind)
    if in_suit != kind:
        return in_suit
    if program.features & HAS_COUNTERS and program.counter_wild[state.counter[seat]] & bit(kind) != 0:
        return COUNTER_LISTS + kind
    return kind


def list_in_suit(program: Program, state: State, kind: int) -> int:
    """Return the effect list of a card for whomever: some act otherwise in the suit of the cutter."""
    if program.features & HAS_CUTTER and program.cutter_acts & bit(kind) != 0 and program.suit[kind] == state.cutter:
        return CUTTER_LISTS + kind
    return kind


def list_of_copied(program: Program, state: State, place: int) -> int:
    """Return the effect list of a card of the discards that is copied, where it lies, for whoever copies it."""
    kind = wide(state.discards[place])
    if program.features & HAS_CONDITIONS and program.conditional & bit(kind) != 0:
        lies_on = wide(state.discards[place - 1]) if place > 0 else -1
        lies_on = counted_at(program, state, place - 1, 0, lies_on)
        found = list_under_condition(program, state, state.turn, kind, lies_on)
        if found >= 0:
            return found
    return list_in_suit(program, state, kind)
