"""Ask our bots what they would do, and make the program that a table is played by."""

from __future__ import annotations

from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.program.from_rules import limits, program_from
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import NotFoundError, RulebookError
from crazy8.runtime.bots.policies import POLICIES, choose_action
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, seed_stream
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.tally import Bots


def bot_action(game: RunningGame, policy: str, seed: int) -> int:
    """Return the action of a bot; the same seed always gives the same choice in the same place of a game."""
    refuse_unknown(policy)
    bots = Bots()
    seed_stream(bots, seed, len(game.done), CHOICES_OF_BOTS)
    found = [0] * len(bots.actions)
    for action in game.actions():
        found[action // 64] |= 1 << action % 64
    return choose_action(POLICIES[policy], game.program, game.state, found, bots)


def program_of(rules: Rules) -> Program:
    """Return the program of rules; raises `RulebookError` if they are too large for the engine."""
    beyond = limits(rules)
    if beyond:
        words = ", ".join(f"{one.number} {one.what} (at most {one.most})" for one in beyond)
        raise RulebookError(f"`{rules.identity.name}` is too large to be played: {words}")
    return program_from(rules)


def refuse_unknown(policy: str) -> None:
    """Raise `NotFoundError` if no bot is called so."""
    if policy not in POLICIES:
        raise NotFoundError(
            f"no bot is called `{policy}`", f"there are {', '.join(POLICIES)}", suggest(policy, POLICIES)
        )
