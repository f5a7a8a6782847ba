"""Lay several cards in one turn: together, or as a row of cards added to one that allows it."""

from __future__ import annotations

from ..records.actions import CHOSEN_CARD
from ..records.calls import HAS_CALLS
from ..records.card_sets import as_word, bit, wide
from ..records.codes import (
    CARD_LAID,
    CHOOSE_TOP,
    COVERED,
    EFFECTS,
    HAND_COUNTED,
    MORE,
    REST,
    ROUND,
    ROW_CLOSES,
    ROW_UNTIL_CLOSED,
)
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.state import State
from .effects_of_laying import counted_at, list_of
from .several_further import ends_row, further_cards


def begin_laying(program: Program, state: State, kind: int) -> None:
    """Begin laying with a card: the first of its turn, or one more; a row goes on from it, or is opened by it."""
    if state.phase == MORE:
        state.laid += 1
        return
    state.laid_before = state.laid_before + state.laid if state.owed_kind == COVERED else 0
    state.laid = 1
    state.acting = 0
    state.answering = 0
    state.row_closed = 0
    state.row_from = 0
    opened = state.open_row
    state.open_row = 0
    # Whoever names something first adds cards after that, when the effect comes to run; a card that acts otherwise
    # under a condition, in the suit of the cutter, or for its player alone, adds only what that says.
    if program.names & bit(kind) == 0 and list_of(program, state, state.turn, kind, wide(state.laid_on)) == kind:
        state.row = wide(program.adding[kind])
    else:
        state.row = 0
    if state.row == 0 and opened != 0 and program.adding_stays != ROW_CLOSES:
        state.row = opened


def may_close(program: Program, state: State) -> bool:
    """Return whether the row may be closed now: not on a card that lets cards be added, nor one that ends it anyway."""
    if program.adding_stays != ROW_UNTIL_CLOSED or state.row == 0 or state.size[state.turn] == 0:
        return False
    if program.adding[state.top] != 0 or (state.row_from > 0 and state.laid == state.row_from):
        return False
    return not ends_row(program, state)


def close_row(program: Program, state: State) -> None:
    """Stop laying, and leave nothing that the next player could go on with."""
    stop_laying(program, state)
    state.open_row = 0


def leave_row(program: Program, state: State) -> None:
    """Leave a row that is open without a card for it: it ends with that, unless only closing ends it."""
    if program.adding_stays != ROW_UNTIL_CLOSED:
        state.open_row = 0


def offer_further_cards(program: Program, state: State) -> None:
    """Let the player add cards to the one laid, as long as there are any; then play goes on."""
    alone = program.features & HAS_OUT_OF_TURN != 0 and state.jumped != 0
    if state.owed_kind == ROUND:
        alone = True  # in a round of ranks everybody lays one card
    if not alone and (further_cards(program, state, state.turn) != 0 or may_close(program, state)):
        state.phase = MORE
        state.stage = REST
        state.mover = state.turn
    else:
        stop_laying(program, state)


def stop_laying(program: Program, state: State) -> None:
    """Stop laying: of several cards the player may choose the one on top, if the rules say so."""
    if state.row == 0 and program.several_top_chosen and state.laid > 1 and differ(state):
        state.phase = CHOOSE_TOP
        state.stage = REST
        state.mover = state.turn
    else:
        go_on_from_laying(program, state)


def differ(state: State) -> bool:
    """Return whether the cards just laid are not all of one kind."""
    for place in range(state.discard_size - state.laid, state.discard_size):  # no generators here
        if state.discards[place] != state.top:
            return True
    return False


def laid_together(state: State) -> int:
    """Return the kinds of the cards just laid."""
    cards = as_word(0)
    for place in range(state.discard_size - state.laid, state.discard_size):
        cards |= bit(state.discards[place])
    return cards


def choose_top(program: Program, state: State, action: int) -> None:
    """Put one of the cards just laid on top."""
    kind = action - CHOSEN_CARD
    last = state.discard_size - 1
    for place in range(state.discard_size - state.laid, last):
        if state.discards[place] == kind and state.discards[last] != kind:
            state.discards[place] = state.discards[last]
            state.discards[last] = kind
            if place == state.discard_size - state.laid:
                state.answering = state.laid - 1  # the first one answers, wherever it lies
    state.top = kind
    count_as_below(program, state)
    go_on_from_laying(program, state)


def count_as_below(program: Program, state: State) -> None:
    """Let the card on top count as itself, or as the first one under it that counts as itself, if it lies there."""
    for place in range(state.discard_size - 1, -1, -1):
        if program.as_below & bit(state.discards[place]) == 0:
            state.effective = wide(state.discards[place])
            return


def go_on_from_laying(program: Program, state: State) -> None:
    """Count the hand once for all cards; then they act, each or only the last one."""
    from_row = state.row != 0
    if from_row and program.adding_stays != ROW_CLOSES and not ends_row(program, state):
        state.open_row = state.row
    state.row_closed = 1 if from_row else 0
    if from_row and state.row_from == state.laid:
        # Nothing was added to the card whose effects were running.
        state.row = 0
        state.stage = EFFECTS
        return
    state.acting = 0
    if from_row or program.several_last_acts:
        state.acting = state.laid - 1
    state.row = 0
    state.effect_list = list_of_acting(program, state)
    state.effect_position = 0
    if program.features & HAS_CALLS:
        state.stage = CARD_LAID
    elif state.size[state.turn] == 0:
        state.stage = HAND_COUNTED
    else:
        state.stage = EFFECTS


def list_of_acting(program: Program, state: State) -> int:
    """Return the effect list of the card that acts now."""
    first = state.discard_size - state.laid
    place = first + state.acting
    below = counted_at(program, state, place - 1, first, wide(state.laid_on))
    return list_of(program, state, state.turn, wide(state.discards[place]), below)
