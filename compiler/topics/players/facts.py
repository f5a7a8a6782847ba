"""Work out what questions, checks and sentences ask about players and partners."""

from __future__ import annotations

from ...questions.fact import fact
from ..finish.facts import plays_on
from ..game.facts import reachers_drop_out, somebody_leaves
from ..rules import Rules
from .model import Holder


@fact("Two players sit down, or play goes on until two are left in the hand or in the game.")
def two_may_play(rules: Rules) -> bool:
    return rules.players == 2 or plays_on(rules) or somebody_leaves(rules) or reachers_drop_out(rules)


@fact("At least three players sit down.")
def three_or_more_play(rules: Rules) -> bool:
    return rules.players > 2


@fact("The players could be partners: an even number of them, from four up.")
def sides_are_possible(rules: Rules) -> bool:
    return rules.players >= 4 and rules.players % 2 == 0


@fact("Players who sit opposite each other play together.")
def partners_play(rules: Rules) -> bool:
    return rules.seating.partners and sides_are_possible(rules)


@fact("Whoever holds certain cards begins.")
def holder_begins(rules: Rules) -> bool:
    return isinstance(rules.seating.first_player, Holder)


@fact("Whoever begins because of a card has to lay it first.")
def holder_leads(rules: Rules) -> bool:
    first = rules.seating.first_player
    return isinstance(first, Holder) and first.leads


@fact("The rank of certain cards says who begins.")
def rank_begins(rules: Rules) -> bool:
    first = rules.seating.first_player
    return isinstance(first, Holder) and first.which != "any"
