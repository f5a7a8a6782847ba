"""Answer for every bot the questions that come up at some tables only."""

from __future__ import annotations

from ..records.calls import HAS_FALSE_CALLS
from ..records.program import Program
from ..records.state import State
from ..topics.calls import callable_now

FEW = 2
"""With so many cards a hand may be over in the next turn."""


def calls_in_earnest(program: Program, state: State, can_lay: bool) -> bool:
    """Return whether a call would be true, as far as its caller knows; a false one may be legal too."""
    calls = callable_now(program, state, state.mover, can_lay)
    if program.features & HAS_FALSE_CALLS and state.size[state.mover] > FEW:
        calls &= ~program.ahead
    return calls != 0
