"""Decide which cards go with the card on top like ordinary ones, and which of some cards may be the last one."""

from __future__ import annotations

from ..records.card_sets import as_word
from ..records.codes import LAST_AS_USUAL, LAST_FORBIDDEN, LAST_IF_IT_FITS
from ..records.conditions import HAS_LAST_WHILE
from ..records.effects import HAS_NAMED_RANKS
from ..records.finish import HAS_FINISH_RULES, HAS_LAST_BANS
from ..records.matching import HAS_AS_BELOW
from ..records.program import Program
from ..records.state import State
from .conditions import last_while, owes_now


def banned(program: Program, state: State) -> int:
    """Return all kinds that are forbidden on the card on top; none where no card lies."""
    return as_word(0) if state.top < 0 else program.ban[state.effective]


def counting_as_named(program: Program, state: State) -> int:
    """Return all kinds that go with the card that was named in full, suit and rank."""
    return program.as_named_suit[state.named_suit] | program.as_named_rank[state.named_rank]


def fitting_naturally(program: Program, state: State) -> int:
    """Return all kinds that fit on the top card without being wild."""
    if state.open_top:
        return program.every_kind & ~banned(program, state)
    cards = program.natural[state.effective if program.features & HAS_AS_BELOW else state.top]
    if state.named_suit >= 0:
        cards = program.natural_named[state.named_suit]
        if program.features & HAS_NAMED_RANKS and state.named_rank >= 0:
            cards = counting_as_named(program, state)
    elif program.features & HAS_NAMED_RANKS and state.named_rank >= 0:
        cards = program.natural_rank[state.named_rank]
    return cards & ~program.ban[state.effective]


def without_last_bans(program: Program, state: State, seat: int, cards: int) -> int:
    """Return the cards of a set that a seat may lay as the last one."""
    last = cards & ~program.not_last & (~program.natural_last | fitting_naturally(program, state))
    if program.features & HAS_LAST_WHILE:
        last = last_while(program, state, seat, cards, last, owes_now(state))
    return last


def last_covers(program: Program, state: State, seat: int, covered: int, cards: int, natural: int) -> int:
    """Return those of some cards that may be the last: as a covered card says, else (-1) as they say.

    `natural` are the kinds that go with the card below like ordinary ones. Whoever lays them owes a card.
    """
    if program.features & HAS_FINISH_RULES and covered >= 0:
        rule = program.cover_rule[covered]
        if rule == LAST_FORBIDDEN:
            return as_word(0)
        if rule == LAST_IF_IT_FITS:
            return cards & natural
        if rule != LAST_AS_USUAL:
            return cards
    if program.features & HAS_LAST_BANS:
        last = cards & ~program.not_last & (~program.natural_last | natural)
        if program.features & HAS_LAST_WHILE:
            last = last_while(program, state, seat, cards, last, 1)
        return last
    return cards
