"""Conditions on whoever lays a card: under which it may not be laid, or not be the last one, and when they are met."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind, Silent

from crazy8.compiler.topics.conditions.claims import OwingMeans
from crazy8.compiler.topics.finish.claims import LastCardDoesWhile
from crazy8.compiler.topics.matching.claims import LaidIsNotHeld, NotWhile

from . import worth
from .book import Heard, LastTold, hears, holds, kinds_in
from .table import Table


@hears(NotWhile)
def hear_not_while(heard: Heard, claim: NotWhile) -> None:
    """forbidden-while: {condition}, you may not lay {cards}.

    forbidden-while-any: {condition}, you may not lay any card.

    if-owing: while you owe cards, turns or a certain card

    if-holding: if you still hold {cards}

    if-holding-none: if you do not hold {cards} any more

    if-holding-several: if you still hold at least {number} cards of this kind ({cards})

    if-holding-points: if the cards left in your hand are worth {points} points at most

    if-on-countdown: if your counter stands at {number}

    if-players-remain: if {players} players are still in
    """
    heard.not_while.append((claim.cards, claim.condition))


@hears(LaidIsNotHeld)
def hear_laid_is_not_held(heard: Heard, claim: LaidIsNotHeld) -> None:
    """forbidden-while-apart: The card that you lay does not count as held."""
    heard.laid_is_not_held = True


@hears(LastCardDoesWhile)
def hear_last_while(heard: Heard, claim: LastCardDoesWhile) -> None:
    """last-card-wins-while: {condition}, you are out at once if your last card is {cards}.

    last-card-forbidden-while: {condition}, you may not go out on {cards}.

    last-card-forbidden-while-any: {condition}, you may not go out.

    last-card-draws-while: {condition}, you are not out if you lay {cards} as your last card: draw {number} cards
    and play on.

    last-card-stays-in-while: {condition}, you are not out if you lay {cards} as your last card: you stay in
    without cards.

    last-card-out-at-next-turn-while: {condition}, you are not out yet if you lay {cards} as your last card: it
    does its work like any other card, and you are out only when your turn comes and you owe nothing. If you have
    drawn cards by then, you play on.

    if-owing: while you owe cards, turns or a certain card

    if-on-countdown: if your counter stands at {number}

    if-players-remain: if {players} players are still in

    if-on-top: if {cards} lies on top
    """
    told = LastTold(claim.last.kind, claim.last.cards)
    for kind in kinds_in(claim.cards):
        heard.last_while.setdefault(kind, []).append((claim.condition, told))


@hears(OwingMeans)
def hear_owing_means(heard: Heard, claim: OwingMeans) -> None:
    """owing-several: Whoever owes something when laying the first of several cards lays them all while owing it.

    owing-thrown-in: Whoever throws a card in owes nothing for that.
    """
    heard.owing_means.add(claim.where)


def is_met(
    table: Table, seat: int, condition: Any, hand: list[Kind], *, owing: bool, below: Kind | None = None
) -> bool:
    """Whether a condition is met for a player who holds these cards besides the one that is laid, on another one."""
    match condition.kind:
        case "lies on":
            return below is not None and holds(condition.cards, below)
        case "holds":
            held = sum(holds(condition.cards, kind) for kind in hand)
            return held >= condition.least if condition.least else held == 0
        case "holds points":
            return worth.of_cards(table, hand) <= condition.at_most
        case "counts to":
            return table.counters[seat] == condition.number
        case "owes":
            return owing
        case _:
            return len(table.playing) == condition.players


def laid_owing(table: Table) -> bool:
    """Whether the cards that lie there were laid by somebody who owed something."""
    if len(table.laid.cards) - table.laid.covered > 1 and table.laid.owing and "several" not in table.heard.owing_means:
        raise Silent("Whether somebody who lays several cards owes something for all of them.")
    if table.laid.thrown and "thrown in" not in table.heard.owing_means:
        raise Silent("Whether somebody who throws a card in owes something.")
    return table.laid.owing


def is_banned(table: Table, seat: int, kind: Kind) -> bool:
    """Whether a card may not be laid as things stand."""
    for cards, condition in table.heard.not_while:
        if holds(cards, kind):
            rest = list(table.hands[seat])
            if kind in rest:
                rest.remove(kind)
            about_itself = condition.kind == "holds" and holds(condition.cards, kind)
            if (about_itself or condition.kind == "holds points") and not table.heard.laid_is_not_held:
                raise Silent("Whether a card counts that is to be laid.")
            if is_met(table, seat, condition, rest, owing=table.lays_owing):
                return True
    return False


def last_told(table: Table, seat: int, kind: Kind, *, owing: bool, below: Kind | None) -> LastTold | None:
    """What the book says of a card as the last one as things stand; nothing if it says so without a condition."""
    for condition, told in table.heard.last_while.get(kind, ()):
        if is_met(table, seat, condition, [], owing=owing, below=below):
            return told
    return None
