"""Work out what questions, checks and sentences ask about calls."""

from __future__ import annotations

from ...questions.fact import fact
from ..effects.facts import again_cards
from ..rules import Rules


@fact("Some call is due.")
def calls_exist(rules: Rules) -> bool:
    return bool(rules.calls.calls)


@fact("Who forgets a call draws cards or misses turns; if it only bars the last card, nobody has to notice.")
def forgotten_calls_cost(rules: Rules) -> bool:
    return any(call.penalty.is_claimed for call in rules.calls.calls)


@fact("A forgotten call can be caught until the next turn begins.")
def window_is_next_turn(rules: Rules) -> bool:
    return forgotten_calls_cost(rules) and rules.calls.window == "next turn"


@fact("It is up to a player to notice a forgotten call.")
def players_catch(rules: Rules) -> bool:
    return forgotten_calls_cost(rules) and rules.calls.catcher != "table"


@fact("Who forgets a call misses turns, and some card gives another turn.")
def missed_turn_meets_extra_turn(rules: Rules) -> bool:
    return again_cards(rules) != 0 and any(call.penalty.turns > 0 for call in rules.calls.calls)


@fact("Who forgets a call draws cards.")
def call_penalty_draws(rules: Rules) -> bool:
    return any(call.penalty.cards is not None for call in rules.calls.calls)
