"""All bots under their names."""

from __future__ import annotations

from crazy8.runtime.bots.random_bot import choose_randomly
from crazy8.runtime.bots.sensible_bot import choose_sensibly
from crazy8.runtime.chance import Source
from crazy8.runtime.program import Program
from crazy8.runtime.record import Row
from crazy8.runtime.state import State

RANDOM = 0
SENSIBLE = 1
POLICIES = {"random": RANDOM, "sensible": SENSIBLE}
"""The names of the bots."""


def choose_action(policy: int, program: Program, state: State, actions: Row, chance: Source) -> int:
    """What a bot does with the legal actions of the mover; `chance` is the bots' own generator."""
    if policy == SENSIBLE:
        return choose_sensibly(program, state, actions)
    return choose_randomly(program, state, actions, chance)
