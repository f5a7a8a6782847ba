"""List all bots under their names."""

from __future__ import annotations

from ..records.chance import RandomSource
from ..records.every_turn import every_turn
from ..records.program import Program
from ..records.record import Row
from ..records.state import State
from .random_bot import choose_randomly
from .sensible_bot import choose_sensibly

RANDOM = 0
SENSIBLE = 1
POLICIES = {"random": RANDOM, "sensible": SENSIBLE}
"""The names of the bots."""


@every_turn
def choose_action(policy: int, program: Program, state: State, actions: Row, chance: RandomSource) -> int:
    """Return the action that a bot chooses for the mover; `chance` is the bots' own generator."""
    if policy == SENSIBLE:
        return choose_sensibly(program, state, actions)
    return choose_randomly(program, state, actions, chance)
