"""What cards do under a condition: on certain cards, with a certain hand, or at a certain moment."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind, Silent

from crazy8.compiler.topics.effects.claims import ConditionMeeting, DoesUnderCondition, ToldUnderCondition

from . import conditions
from .book import Heard, hears, kinds_in
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

    if-owing: while you owe cards, turns or a certain card

    if-on-countdown: if your counter stands at {number}

    if-players-remain: if {players} players are still in
    """
    for kind in kinds_in(claim.cards):
        heard.does_if.setdefault(kind, []).append((claim.condition, claim.effects))


@hears(ToldUnderCondition)
def hear_told_under_condition(heard: Heard, claim: ToldUnderCondition) -> None:
    """told-if: {condition}: {text}"""
    # whoever plays by claims takes no notice of what the players themselves see to


@hears(ConditionMeeting)
def hear_condition_meeting(heard: Heard, claim: ConditionMeeting) -> None:
    """condition-on-for-starter: The starter lies on no card.

    condition-on-for-several: Of cards laid together, each lies on the one before it.

    condition-copied-hand: Whoever lays a card that does what the card below it did goes by their own hand.

    condition-copied-counter: Whoever lays a card that does what the card below it did goes by their own counter.
    """
    heard.condition_meets.add(claim.where)


def need_meeting(table: Table, kind: Kind, where: str, conditions: tuple[str, ...]) -> None:
    """Ask the book what a condition of a card means where another rule is met."""
    asked = {condition.kind for condition, _ in table.heard.does_if.get(kind, ())}
    if asked & set(conditions) and where not in table.heard.condition_meets:
        raise Silent(f"What a condition means here: {where}.")


def is_met(table: Table, seat: int, below: Kind | None, condition: Any) -> bool:
    """Whether a condition is met for the player of a card that lies on another one, or on none."""
    owing = condition.kind == "owes" and conditions.laid_owing(table)
    return conditions.is_met(table, seat, condition, table.hands[seat], owing=owing, below=below)


def under_conditions(table: Table, seat: int, kind: Kind, below: Kind | None) -> tuple[Any, ...] | None:
    """What a card does under the condition that is met; `None` if none is."""
    met = (does for condition, does in table.heard.does_if.get(kind, ()) if is_met(table, seat, below, condition))
    return next(met, None)


def look_at(table: Table, seat: int, place: int) -> None:
    """See under which condition one of the cards just laid does its work."""
    laid = table.laid
    below = table.counting(laid.cards[:place], laid.on)
    if laid.is_starter and place == 0:
        need_meeting(table, laid.cards[0], "on for starter", ("lies on",))
    elif place > laid.covered and not laid.row:
        need_meeting(table, laid.cards[place], "on for several", ("lies on",))
    laid.under_condition = under_conditions(table, seat, laid.cards[place], below)
