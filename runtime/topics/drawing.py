"""Say what the rules allow and ask of whoever has drawn in a turn."""

from __future__ import annotations

from ..records.card_sets import as_word
from ..records.codes import DRAWN_MUST, DRAWN_MUST_OR_OTHER, DRAWN_OR_OTHER
from ..records.every_turn import every_turn
from ..records.program import Program
from ..records.state import State


@every_turn
def lays_any_after_draw(program: Program) -> bool:
    """Return whether whoever has drawn may lay any card that fits, and not only one that was drawn."""
    return program.drawn_card == DRAWN_OR_OTHER or program.drawn_card == DRAWN_MUST_OR_OTHER


@every_turn
def has_to_lay_after_draw(program: Program) -> bool:
    """Return whether whoever has drawn and can lay a card has to lay one."""
    return program.drawn_card == DRAWN_MUST or program.drawn_card == DRAWN_MUST_OR_OTHER


def forget_draws(state: State) -> None:
    """Let nothing count as drawn: what is drawn from now on belongs to another turn, or is drawn for a debt."""
    state.drawn = as_word(0)
    state.draws_made = 0
