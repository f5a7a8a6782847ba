"""Work out what questions, checks and sentences ask about players and partners."""

from __future__ import annotations

from typing import NamedTuple

from ...questions.fact import fact
from ...rules.key import Key
from ..finish.facts import plays_on
from ..game.facts import reachers_drop_out, somebody_leaves
from ..rules import Rules
from .model import SEAT_DUMMIES, SEAT_PARTNERS, Holder


@fact("Two players sit down, or play goes on until two are left in the hand or in the game.")
def two_may_play(rules: Rules) -> bool:
    return rules.players == 2 or plays_on(rules) or somebody_leaves(rules) or reachers_drop_out(rules)


@fact("At least three players sit down.")
def three_or_more_play(rules: Rules) -> bool:
    return rules.players > 2


@fact("The players could be partners: an even number of them, from four up, none of whom plays two hands.")
def sides_are_possible(rules: Rules) -> bool:
    return rules.players >= 4 and rules.players % 2 == 0 and not rules.seating.dummies


@fact("The players could be partners, or are said to be.")
def partners_come_up(rules: Rules) -> bool:
    return sides_are_possible(rules) or rules.seating.partners


@fact("Players who sit opposite each other play together.")
def partners_play(rules: Rules) -> bool:
    return rules.seating.partners and sides_are_possible(rules)


@fact("Each player plays two hands.")
def dummies_play(rules: Rules) -> bool:
    return rules.seating.dummies


class Sides(NamedTuple):
    """What makes two hands belong together, in words for reports."""

    question: Key
    line: str
    one: str
    other: str


def what_makes_sides(rules: Rules) -> Sides:
    """Return what makes the two hands that lie opposite each other belong together."""
    if rules.seating.dummies:
        return Sides(SEAT_DUMMIES, "dummy hands", "one hand", "the other hand of its player")
    return Sides(SEAT_PARTNERS, "partners opposite", "one player", "the partner")


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
