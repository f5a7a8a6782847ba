"""Which cards of a hand may be laid."""

from __future__ import annotations

from crazy8.runtime.card_sets import as_word
from crazy8.runtime.codes import HAS_LAST_BANS
from crazy8.runtime.program import Program
from crazy8.runtime.state import State


def fitting(program: Program, state: State) -> int:
    """All kinds that fit on the top card: allowed or wild, and not forbidden."""
    if state.open_top:
        return program.every_kind & ~program.ban[state.top]
    if state.named_suit < 0:
        return program.fits[state.top]
    return program.fits_named[state.named_suit] & ~program.ban[state.top]


def fitting_naturally(program: Program, state: State) -> int:
    """All kinds that fit on the top card without being wild."""
    if state.open_top:
        return program.every_kind & ~program.ban[state.top]
    if state.named_suit < 0:
        return program.natural[state.top]
    return program.natural_named[state.named_suit] & ~program.ban[state.top]


def playable(program: Program, state: State, seat: int) -> int:
    """The kinds that a seat may lay when nothing is owed."""
    cards = state.hand[seat] & fitting(program, state)
    if program.features & HAS_LAST_BANS and state.size[seat] == 1:
        cards &= ~program.not_last & (~program.natural_last | fitting_naturally(program, state))
    return cards


def answering(program: Program, state: State, seat: int) -> int:
    """The kinds with which a seat may answer what is owed; matching is not asked, only what is forbidden."""
    if state.owed_closed:
        return as_word(0)
    cards = state.hand[seat] & program.answers[state.owed_source] & ~program.ban[state.top]
    if program.features & HAS_LAST_BANS and state.size[seat] == 1:
        cards &= ~program.not_last
    return cards
