"""Questions that come up at some tables only, and what every bot thinks of them."""

from __future__ import annotations

from ..records.codes import GIVE, HAS_FALSE_CALLS
from ..records.program import Program
from ..records.state import State
from ..topics.calls import callable_now
from ..topics.several import laid_together

FEW = 2
"""With so many cards a hand may be over in the next turn."""


def calls_in_earnest(program: Program, state: State, can_lay: bool) -> bool:
    """Whether a call would be true, as far as its caller knows; a false one is legal where it costs something."""
    calls = callable_now(program, state, state.mover, can_lay)
    if program.features & HAS_FALSE_CALLS and state.size[state.mover] > FEW:
        calls &= ~program.ahead
    return calls != 0


def cards_to_choose(state: State) -> int:
    """The cards of which one is given away, or comes to lie on top."""
    return state.hand[state.mover] if state.phase == GIVE else laid_together(state)
