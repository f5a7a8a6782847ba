"""Find the cards that may be laid on the one just laid: in its row, or as one more of several."""

from __future__ import annotations

from ..records.calls import HAS_CALLS_AHEAD
from ..records.card_sets import as_word, bit, lowest_of, wide, without_lowest
from ..records.codes import ROW_UNTIL_CLOSED
from ..records.deal import HAS_COPIES
from ..records.finish import HAS_LAST_BANS
from ..records.limits import MOST_KINDS
from ..records.matching import HAND_RULES
from ..records.program import Program
from ..records.several import HAS_LEAST_TOGETHER
from ..records.state import State
from .matching_bans import without_forbidden
from .matching_naturally import without_last_bans
from .matching_relations import related_as_named, related_to_card
from .stock import take_from_hand

_KIND_BITS = 7
"""So many bits hold the number of a kind."""
_ONE_KIND = (1 << _KIND_BITS) - 1


def further_cards(program: Program, state: State, seat: int) -> int:
    """Return the kinds that a seat may lay on the card that it has just laid."""
    cards = following_cards(program, state, seat)
    if program.features & HAS_LEAST_TOGETHER and cards != 0 and too_few(program, state, 1):
        cards = leading_to_enough(program, state, seat, cards)
    return cards


def too_few(program: Program, state: State, more: int) -> bool:
    """Return whether so many more cards are still fewer than have to be laid together, if it is more than one."""
    return state.row == 0 and state.laid + more < program.several_least


def may_stop(program: Program, state: State) -> bool:
    """Return whether no further card has to be laid: there is a single one, or there are enough."""
    return program.features & HAS_LEAST_TOGETHER == 0 or state.laid < 2 or not too_few(program, state, 0)


def following_cards(program: Program, state: State, seat: int) -> int:
    """Return the kinds of a hand that go with the card just laid, however many are laid in the end."""
    if state.size[seat] == 0 or (state.row == 0 and state.size[seat] == 1 and program.several_not_last):
        return as_word(0)
    cards = state.hand[seat] & goes_with_last(program, state) & ~program.ban[state.effective]
    if program.features & HAND_RULES:
        cards = without_forbidden(program, state, seat, cards)
    if program.features & HAS_LAST_BANS and state.size[seat] == 1:
        cards = without_last_bans(program, state, seat, cards)
    return cards


def goes_with_last(program: Program, state: State) -> int:
    """Return the kinds that go with the card just laid: in its row, or as one more of several."""
    if state.row != 0:
        return as_word(0) if ends_row(program, state) else related_as_named(program, state, state.row)
    if (
        program.several_relation == 0
        or state.laid_before + state.laid >= program.several_most
        or program.several_of & bit(state.effective) == 0
    ):
        return as_word(0)
    # compared with the card before it, whatever suit was named for that
    return related_to_card(program, program.several_relation, wide(state.effective)) & program.several_of


def ends_row(program: Program, state: State) -> bool:
    """Return whether a row to be closed ends with the card on top: it was added, has no suit, and names one."""
    if program.adding_stays != ROW_UNTIL_CLOSED or (state.row_from > 0 and state.laid == state.row_from):
        return False
    return program.names & bit(state.top) != 0 and program.suit[state.top] < 0


def leading_to_enough(program: Program, state: State, seat: int, cards: int) -> int:
    """Return those of some further cards after which enough others can be laid.

    The cards are laid one after the other, each in the state in which it would lie, and taken back. A way is a number
    that holds the kinds laid on it, the last one lowest.
    """
    top, effective, open_top = state.top, state.effective, state.open_top
    suit, rank = state.named_suit, state.named_rank
    found = as_word(0)
    way, length, tried = 0, 0, -1
    while True:
        choices = cards if length == 0 else _as_further(program, state, seat)
        while choices != 0 and lowest_of(choices) <= tried:
            choices = without_lowest(choices)
        if choices != 0:
            kind = lowest_of(choices)
            way, length, tried = way << _KIND_BITS | kind, length + 1, -1
            _lay_for_a_look(program, state, seat, kind)
            if too_few(program, state, 0):
                continue
            found |= bit(way >> (_KIND_BITS * (length - 1)))  # enough: the first card of the way leads there
            keep = 0
        elif length == 0:
            return found
        else:
            keep = length - 1
        tried = (way >> (_KIND_BITS * (length - 1 - keep))) & _ONE_KIND
        _take_back(program, state, seat, way, length)
        state.top, state.effective, state.open_top = top, effective, open_top
        state.named_suit, state.named_rank = suit, rank
        way >>= _KIND_BITS * (length - keep)
        length = keep
        for place in range(length - 1, -1, -1):
            _lay_for_a_look(program, state, seat, (way >> (_KIND_BITS * place)) & _ONE_KIND)


def _as_further(program: Program, state: State, seat: int) -> int:
    """Return the kinds that may follow on a way, the last of the hand only with the calls made that can be made."""
    if program.features & HAS_CALLS_AHEAD and state.size[seat] == 1:  # noqa: SIM102  # the engine is built without
        if program.binding & program.ahead & ~state.ripe[seat]:
            return as_word(0)
    return following_cards(program, state, seat)


def _lay_for_a_look(program: Program, state: State, seat: int, kind: int) -> None:
    """Let a card lie on top, as far as it decides what may follow it."""
    take_from_hand(program, state, seat, kind)
    state.laid += 1
    state.top = kind
    if program.as_below & bit(kind) == 0:
        state.effective = kind
        state.open_top = 0
        state.named_suit = -1
        state.named_rank = -1


def _take_back(program: Program, state: State, seat: int, way: int, length: int) -> None:
    """Take the cards of a way back into the hand."""
    state.laid -= length
    state.size[seat] += length
    for _ in range(length):
        kind = way & _ONE_KIND
        way >>= _KIND_BITS
        state.hand[seat] |= bit(kind)
        if program.features & HAS_COPIES:
            state.copies[MOST_KINDS * seat + kind] += 1
