"""What cards do under a condition: on certain cards, with a certain hand, or at a certain moment."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind

from crazy8.compiler.topics.effects.claims import DoesUnderCondition

from . import worth
from .book import Heard, hears, holds, kinds_in
from .table import Table


@hears(DoesUnderCondition)
def hear_does_under_condition(heard: Heard, claim: DoesUnderCondition) -> None:
    """card-does-if: {condition}: {effects}.

    card-does-if-instead: {condition}, instead: {effects}.

    card-does-nothing-if: {condition}: no effect.

    card-does-nothing-if-instead: {condition}, instead: no effect.

    if-laid-on: laid on {cards}

    if-holding: if you still hold {cards}

    if-holding-none: if you do not hold {cards} any more

    if-holding-several: if you still hold at least {number} cards of this kind ({cards})

    if-holding-points: if the cards left in your hand are worth {points} points at most

    if-on-countdown: if your counter stands at {number}

    if-players-remain: if {players} players are still in
    """
    for kind in kinds_in(claim.cards):
        heard.does_if.setdefault(kind, []).append((claim.condition, claim.effects))


def is_met(table: Table, seat: int, below: Kind | None, condition: Any) -> bool:
    """Whether a condition is met for the player of a card that lies on another one, or on none."""
    match condition.kind:
        case "lies on":
            return below is not None and holds(condition.cards, below)
        case "holds":
            held = sum(holds(condition.cards, kind) for kind in table.hands[seat])
            return held >= condition.least if condition.least else held == 0
        case "holds points":
            return worth.of_hand(table, seat) <= condition.at_most
        case "counts to":
            return table.counters[seat] == condition.number
        case _:
            return len(table.playing) == condition.players


def under_conditions(table: Table, seat: int, kind: Kind, below: Kind | None) -> tuple[Any, ...] | None:
    """What a card does under the condition that is met; `None` if none is."""
    met = (does for condition, does in table.heard.does_if.get(kind, ()) if is_met(table, seat, below, condition))
    return next(met, None)


def look_at(table: Table, seat: int, place: int) -> None:
    """See under which condition one of the cards just laid does its work."""
    laid = table.laid
    below = laid.on if place == 0 else laid.cards[place - 1]
    laid.under_condition = under_conditions(table, seat, laid.cards[place], below)
