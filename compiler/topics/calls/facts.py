"""Work out what questions, checks and sentences ask about calls."""

from __future__ import annotations

from ...questions.fact import fact
from ..rules import Rules


@fact("Some call is due.")
def calls_exist(rules: Rules) -> bool:
    return bool(rules.calls.calls)


@fact("A forgotten call can be caught until the next turn begins.")
def window_is_next_turn(rules: Rules) -> bool:
    return calls_exist(rules) and rules.calls.window == "next turn"


@fact("It is up to a player to notice a forgotten call.")
def players_catch(rules: Rules) -> bool:
    return calls_exist(rules) and rules.calls.catcher != "table"


@fact("Who forgets a call draws cards.")
def call_penalty_draws(rules: Rules) -> bool:
    return any(call.penalty.cards is not None for call in rules.calls.calls)
