"""Play as the random bot: any fitting card, equally likely; it draws and passes only if it must, and calls in time."""

from __future__ import annotations

from ..records.action_sets import choices_in, plays_in
from ..records.actions import (
    CALL,
    CALL_BIT,
    CHALLENGE,
    CHALLENGE_BIT,
    CHOSEN,
    CHOSEN_CARD,
    CLAIM,
    CLAIM_BIT,
    DEAL,
    DEAL_BIT,
    DRAW,
    DRAW_BIT,
    END,
    END_BIT,
    JUMP,
    JUMPS,
    KNOCK,
    KNOCK_BIT,
    LAST,
    OTHERS,
    PASS,
    PASS_BIT,
    SEAT_SHIFT,
    TAKE,
    TAKE_BIT,
    WORD_BITS,
)
from ..records.card_sets import as_word
from ..records.chance import RandomSource, below
from ..records.codes import INTERRUPT, MORE, NAME, OWED, TURN
from ..records.every_turn import every_turn
from ..records.finish import HAS_KNOCKS
from ..records.program import Program
from ..records.record import Row
from ..records.state import State
from ..records.turns import HAS_TOP_TAKEN
from ..topics.calls_windows import catchable_by
from .picking import any_of
from .questions import calls_in_earnest

CHALLENGES = 4
"""Of so many cards that could be doubted one is."""
CLOSING = 4
"""Of so many rows one is left open by oversight."""


@every_turn
def choose_randomly(program: Program, state: State, actions: Row, chance: RandomSource) -> int:
    """Pick from a set of actions that is not empty."""
    plays = plays_in(program, actions)
    others = actions[OTHERS]
    if others & as_word(CALL_BIT) != 0 and calls_in_earnest(program, state, plays != 0):
        return CALL
    if program.features & HAS_KNOCKS and actions[LAST] & as_word(KNOCK_BIT) != 0 and below(chance, 2) == 0:
        return KNOCK
    if plays != 0:
        return any_of(plays, chance)
    if program.features & HAS_TOP_TAKEN and takes_top(state, others, chance):
        return TAKE
    if others & as_word(DRAW_BIT) != 0:
        return DRAW
    if others & as_word(CHALLENGE_BIT) != 0 and below(chance, CHALLENGES) == 0:
        return CHALLENGE
    if others & as_word(TAKE_BIT) != 0 and state.phase == OWED:
        return TAKE
    if actions[LAST] & as_word(END_BIT) != 0 and state.phase == MORE:
        return END if below(chance, CLOSING) != 0 else PASS
    return PASS if state.phase <= MORE else choose_in_question(program, state, actions, chance)


def takes_top(state: State, others: int, chance: RandomSource) -> bool:
    """Return whether to take the card on top: as often as not."""
    return state.phase == TURN and others & as_word(TAKE_BIT) != 0 and below(chance, 2) == 0


def choose_in_question(program: Program, state: State, actions: Row, chance: RandomSource) -> int:
    """Pick in a phase of choice."""
    others = actions[OTHERS]
    if others & as_word(CLAIM_BIT) != 0:
        return CLAIM
    if state.phase == INTERRUPT:
        others &= as_word(PASS_BIT) | as_word(catchable_by(program, state, state.mover) << SEAT_SHIFT)
    pointing = others & ~as_word(PASS_BIT | CALL_BIT)
    if pointing != 0:
        return DRAW + any_of(pointing, chance)
    if state.phase == NAME and actions[OTHERS + 1] != 0:
        return WORD_BITS * (OTHERS + 1) + any_of(actions[OTHERS + 1], chance)  # the last ranks
    chosen = choices_in(program, actions, CHOSEN)
    if chosen != 0:
        return CHOSEN_CARD + any_of(chosen, chance)
    thrown = choices_in(program, actions, JUMPS)
    if thrown != 0:
        return JUMP + any_of(thrown, chance)
    if actions[LAST] & ~as_word(DEAL_BIT) != 0:
        return WORD_BITS * LAST + any_of(actions[LAST], chance)
    return PASS if others != 0 else DEAL
