"""Let seats act out of turn: everybody is asked in turn order, and the first taker is served.

All seats are asked whatever they hold, so that nobody learns from a question what is in a hand.
"""

from __future__ import annotations

from ..records.card_sets import as_word, lowest_of, wide, without_lowest
from ..records.codes import AGAIN, CARDS, COVERED, FOLLOWS, LAY, OUT_OF_TURN, OWED, REST, ROUND, TURN
from ..records.deal import HAS_COPIES
from ..records.finish import HAS_LAST_BANS
from ..records.limits import MOST_KINDS
from ..records.matching import HAND_RULES
from ..records.program import Program
from ..records.seats import is_in, next_seat
from ..records.state import State
from .calls import can_lay_last
from .matching_bans import without_banned
from .matching_naturally import without_last_bans
from .matching_relations import related_to_card


def may_throw_in(program: Program, state: State) -> bool:
    """Return whether the rules let a card be thrown on the one on top now."""
    if program.jump_relation == 0 or state.ending or state.leaving_count > 0 or not may_throw_in_owing(program, state):
        return False
    return related_to_card(program, program.jump_relation, wide(state.effective)) & ~program.ban[state.effective] != 0


def may_throw_in_owing(program: Program, state: State) -> bool:
    """Return whether nothing is owed that a card thrown in would have to leave alone.

    What the card on top makes others owe is no hindrance, nor what somebody could not draw at an earlier turn; a round
    of ranks is one, and so is a demand that others have followed already.
    """
    if state.resume_phase != OWED or is_carried(state):
        return True
    if program.jump_not_owing or state.owed_kind == ROUND or state.owed_closed:
        return False
    return state.owed_kind < LAY or state.reply != FOLLOWS


def is_carried(state: State) -> bool:
    """Return whether what is owed now is what a seat still owed when it came to turn, and nothing that a card made."""
    return state.owed_kind == CARDS and state.owed_closed != 0 and state.owed_maker == state.owed_debtor


def note_what_stood(program: Program, state: State) -> None:
    """Note how things stood before a card is laid, so that what it is about to do can lapse."""
    state.jumped = 1 if state.phase == OUT_OF_TURN else 0
    state.below_direction = state.direction
    for seat in range(program.players):
        state.below_wait[seat] = state.wait[seat]
        state.missed[seat] = 0


def note_turn(state: State, seat: int) -> None:
    """Note that a seat has had a turn; to throw a card in is none, if nothing but what it makes owed came after it.

    A round is the turn of whoever opened it, up to its end.
    """
    if state.owed_kind != ROUND and (state.jumped == 0 or state.laid_by != seat):
        state.had_turn |= 1 << seat


def may_claim(program: Program, state: State) -> bool:
    """Return whether the rules let a hand be claimed that adds up to the card on top."""
    return program.claims != 0 and state.effective >= 0 and program.face[state.effective] >= 0


def open_questions(program: Program, state: State) -> bool:
    """Ask everybody but the one who laid the card on top, if there is anything to ask; then play goes on.

    While a card has to be covered at once nobody is asked: what is asked about is the cover, or the card left bare.
    """
    if state.owed_kind == COVERED:
        return False
    state.may_jump = 0
    if state.phase != TURN and state.phase != AGAIN and state.phase != OWED:
        return False
    state.resume_phase = state.phase
    if not (may_throw_in(program, state) or may_claim(program, state)):
        return False
    begin_questions(program, state)
    return True


def ask_before_end(program: Program, state: State, stage: int) -> bool:
    """Ask everybody for a claim on the card with which the hand is to end, once; then go on with a stage."""
    if state.ending or not may_claim(program, state):
        return False
    state.ending = 1
    state.may_jump = 0
    state.resume_phase = TURN
    state.resume = stage
    begin_questions(program, state)
    return True


def begin_questions(program: Program, state: State) -> None:
    """Ask everybody who is in once, but not whoever laid the card on top."""
    state.phase = OUT_OF_TURN
    state.stage = REST
    state.mover = state.laid_by
    state.asked_left = state.active_count - (1 if is_in(state.active, state.laid_by) else 0)
    ask_next_player(program, state)


def ask_next_player(program: Program, state: State) -> None:
    """Ask the next seat that could have anything to say, or go on with the turn."""
    while state.asked_left > 0:
        state.asked_left -= 1
        state.mover = next_seat(program, state, state.mover)
        if may_claim(program, state) or state.mover != state.turn:
            return
    end_questions(state)


def end_questions(state: State) -> None:
    """Go on where play was when everybody was asked."""
    state.asked_left = 0
    state.phase = state.resume_phase
    state.mover = state.turn
    if state.ending:
        state.stage = state.resume


def thrown_in(program: Program, state: State) -> int:
    """Return the kinds that the seat that is asked may throw in."""
    seat = state.mover
    if seat == state.turn or not may_throw_in(program, state) or not can_lay_last(program, state, seat):
        return as_word(0)
    cards = state.hand[seat] & related_to_card(program, program.jump_relation, wide(state.effective))
    cards &= ~program.ban[state.effective]
    if program.features & HAS_LAST_BANS and state.size[seat] == 1:
        cards = without_last_bans(program, state, seat, cards)
    if program.features & HAND_RULES:
        cards = without_banned(program, state, seat, cards)
    return cards


def adds_up(program: Program, state: State, seat: int) -> bool:
    """Return whether the numbers on the cards of a hand add up to that of the card on top."""
    if not may_claim(program, state) or state.size[seat] == 0:
        return False
    total = 0
    cards = state.hand[seat]
    while cards != 0:
        kind = lowest_of(cards)
        cards = without_lowest(cards)
        if program.face[kind] < 0:
            return False
        copies = wide(state.copies[MOST_KINDS * seat + kind]) if program.features & HAS_COPIES else 1
        total += program.face[kind] * copies
    return total == program.face[state.effective]
