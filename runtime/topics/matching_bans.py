"""Forbid cards that would fit: for cards held, a first turn, a cover that is missing."""

from __future__ import annotations

from ..records.card_sets import as_word, bit, lowest_of, wide, without_lowest
from ..records.conditions import HAS_BANS_WHILE
from ..records.effects import HAS_STRICT_COVERS
from ..records.matching import HAS_FIRST_BANS, HAS_HOLD_BANS
from ..records.program import Program
from ..records.seats import is_in
from ..records.state import State
from .conditions import without_banned_while
from .matching_naturally import last_covers
from .matching_relations import hand_without, related, related_to_card, related_to_every_card


def without_banned(program: Program, state: State, seat: int, cards: int) -> int:
    """Return the cards of a set that a seat may lay, as far as its hand and its turn are concerned."""
    cards = without_forbidden(program, state, seat, cards)
    if program.features & HAS_STRICT_COVERS:
        doubtful = cards & program.strict_covers
        while doubtful != 0:
            kind = lowest_of(doubtful)
            doubtful = without_lowest(doubtful)
            if not can_cover(program, state, seat, kind):
                cards &= ~bit(kind)
    return cards


def can_cover(program: Program, state: State, seat: int, kind: int) -> bool:
    """Return whether a seat could cover a card of its hand at once, with a card that need not be covered itself.

    A cover that has to be covered too leads on to its own covers. A way that comes to a card again is no shorter one,
    so each is looked at once, the nearest first.
    """
    hand = hand_without(program, state, seat, kind)
    left = state.size[seat] - 1
    seen = bit(kind)
    laid = bit(kind)
    while laid != 0 and left > 0:
        following = as_word(0)
        while laid != 0:
            under = lowest_of(laid)
            laid = without_lowest(laid)
            covers = related_to_card(program, wide(program.cover_relation[under]), under) & hand & ~program.ban[under]
            if left == 1:  # the cover would be the last card
                covers = last_covers(program, state, seat, under, covers, program.natural[under])
            following |= covers
        if following & ~program.strict_covers != 0:
            return True
        laid = following & ~seen
        seen |= following
        left -= 1
    return False


def without_forbidden(program: Program, state: State, seat: int, cards: int) -> int:
    """Return the cards of a set that nothing forbids for what a seat holds, for its first turn, or else."""
    if program.features & HAS_FIRST_BANS and not is_in(state.had_turn, seat):
        cards &= ~banned_in_first_turn(program, state)
    if program.features & HAS_HOLD_BANS:
        doubtful = cards & program.held_bans & ~program.challengeable
        while doubtful != 0:
            kind = lowest_of(doubtful)
            doubtful = without_lowest(doubtful)
            if holds_against(program, state, seat, kind):
                cards &= ~bit(kind)
    if program.features & HAS_BANS_WHILE:
        cards = without_banned_while(program, state, seat, cards)
    return cards


def banned_in_first_turn(program: Program, state: State) -> int:
    """Return the kinds that nobody may lay on the card on top in the first turn."""
    if program.first_ban == 0 or state.discard_size == 0:
        return program.first_bans
    return program.first_bans | related(program, state, program.first_ban)


def holds_against(program: Program, state: State, seat: int, kind: int) -> bool:
    """Return whether a seat holds cards that forbid it to lay a kind on the card on top."""
    relation = wide(program.held_ban[kind])
    bare = state.discard_size == 0
    against = related_to_every_card(program, relation) if bare else related(program, state, relation)
    return hand_without(program, state, seat, kind) & against != 0
