"""Decide which cards of a hand may be laid."""

from __future__ import annotations

from ..records.card_sets import as_word
from ..records.counters import HAS_COUNTERS
from ..records.debts import HAS_DRAWN_ANSWERS
from ..records.effects import HAS_DUTIES
from ..records.every_turn import every_turn
from ..records.finish import HAS_LAST_BANS
from ..records.matching import FITTING_RULES, HAND_RULES, HAS_SERVED_FITS
from ..records.program import Program
from ..records.state import State
from .debts_answers import answers_now
from .effects_duties import is_duty, laying_for_duty
from .matching_bans import without_banned
from .matching_naturally import banned, counting_as_named, without_last_bans
from .matching_relations import related_as_named


@every_turn
def fitting(program: Program, state: State) -> int:
    """Return all kinds that fit on the top card: allowed or wild, and not forbidden."""
    if program.features & FITTING_RULES:
        return fitting_by_rules(program, state)
    if state.open_top:
        return program.every_kind & ~banned(program, state)
    if state.named_suit < 0:
        return program.fits[state.top]
    return program.fits_named[state.named_suit] & ~program.ban[state.top]


def fitting_by_rules(program: Program, state: State) -> int:
    """Return the same as `fitting`, where counting cards, ranks, served debts or open rows change what fits."""
    cards = program.every_kind
    if not state.open_top:
        if state.named_suit >= 0:
            cards = program.fits_named[state.named_suit]
            if state.named_rank >= 0:
                cards = counting_as_named(program, state) | program.wild
        elif state.named_rank >= 0:
            cards = program.fits_rank[state.named_rank]
        elif program.features & HAS_SERVED_FITS and state.served:
            cards = program.served_fits[state.effective]
        else:
            cards = program.fits[state.effective]
        if state.open_row:
            cards |= related_as_named(program, state, state.open_row)
    return cards & ~banned(program, state)


def fit_after_debt(state: State) -> None:
    """Let other cards fit on the top card from now on, for what it made owed is done with."""
    state.served = 1


def wild_for(program: Program, state: State) -> int:
    """Return the kinds that are wild for the seat at turn alone."""
    if program.features & HAS_COUNTERS:
        return program.counter_wild[state.counter[state.turn]]
    return as_word(0)


@every_turn
def playable(program: Program, state: State, seat: int) -> int:
    """Return the kinds that a seat may lay when nothing is owed."""
    cards = state.hand[seat] & fitting(program, state)
    if program.features & HAS_COUNTERS:
        cards |= state.hand[seat] & program.counter_wild[state.counter[seat]] & ~banned(program, state)
    if program.features & HAS_LAST_BANS and state.size[seat] == 1:
        cards = without_last_bans(program, state, seat, cards)
    if program.features & HAND_RULES:
        cards = without_banned(program, state, seat, cards)
    return cards


def answering(program: Program, state: State, seat: int) -> int:
    """Return the kinds with which a seat may answer what is owed; matching is not asked, only what is forbidden."""
    if program.features & HAS_DUTIES and is_duty(state):
        return laying_for_duty(program, state, seat)
    if state.owed_closed:
        return as_word(0)
    cards = state.hand[seat] & answers_now(program, state) & ~banned(program, state)
    if program.features & HAS_LAST_BANS and state.size[seat] == 1:
        cards = without_last_bans(program, state, seat, cards)
    if program.features & HAS_DRAWN_ANSWERS and state.owed_drawing:
        cards &= state.drawn
    if program.features & HAND_RULES:
        cards = without_banned(program, state, seat, cards)
    return cards
