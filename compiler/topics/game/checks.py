"""Check that whoever leaves the game can leave it, that it then ends, and that each deals who is to deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...rules.key import Key
from ..counters.model import DEAL_COUNTER_ZERO
from ..deal.model import DEAL_ROTATION
from ..places import place_of, places_of
from ..players.facts import what_makes_sides
from ..players.model import LEAVE_WHO, SEAT_FIRST_PLAYER
from ..rules import Rules
from .facts import run_down_leave
from .model import MATCH_END_KIND
from .reports import LeaverIsNeeded, LeavesOtherGame, LeavesPartner, LeavesTwice, NobodyLeaves, NotEachDeals

_ROUND_THE_TABLE = ("left", "right")
"""Where the deal passes so, everybody deals equally often."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the end of the game with who deals, and with who leaves it."""
    yield from _against_the_deal(rules)
    yield from _against_leaving(rules)


def _against_the_deal(rules: Rules) -> Iterator[Diagnostic]:
    """Report a game in which each deals so often, where the deal does not pass round the table."""
    if rules.game.ending.kind == "each deals" and rules.deal.next_dealer not in _ROUND_THE_TABLE:
        seen: dict[Key, str] = {DEAL_ROTATION: "this one deals", MATCH_END_KIND: "and everybody is to deal here"}
        span, labels = places_of(rules, seen)
        dealer, game = _text(rules, DEAL_ROTATION), _text(rules, MATCH_END_KIND)
        yield NotEachDeals(span=span, dealer=dealer, game=game, labels=labels)


def _against_leaving(rules: Rules) -> Iterator[Diagnostic]:
    """Compare who leaves with the end of the game, with who is needed, and with partners."""
    one_is_left = rules.game.ending.kind == "one is left"
    leaving = _who_leaves(rules)
    if not leaving:
        if one_is_left:
            yield NobodyLeaves(span=place_of(rules, MATCH_END_KIND))
        return
    leave, *also = leaving
    leaves = _text(rules, leave)
    for other in also:
        span, labels = places_of(rules, {other: "others leave here", leave: "somebody leaves here"})
        yield LeavesTwice(span=span, leaves=leaves, over=_text(rules, other), labels=labels)
    if not one_is_left:
        span, labels = places_of(rules, {leave: "somebody leaves", MATCH_END_KIND: "this is the end of the game"})
        yield LeavesOtherGame(span=span, leaves=leaves, game=_text(rules, MATCH_END_KIND), labels=labels)
    for question, instead in _needs_the_leaver(rules):
        span, labels = places_of(rules, {question: "this player is needed", LEAVE_WHO: "but has left"})
        needs = _text(rules, question)
        yield LeaverIsNeeded(span=span, needs=needs, leaves=leaves, instead=instead, labels=labels)
    if rules.seating.sides:
        sides = what_makes_sides(rules)
        span, labels = places_of(rules, {leave: "one leaves", sides.question: "two belong together"})
        yield LeavesPartner(span=span, leaves=leaves, one=sides.one, other=sides.other, line=sides.line, labels=labels)


def _who_leaves(rules: Rules) -> list[Key]:
    """Return the questions by whose answers somebody leaves the game."""
    leave: dict[Key, bool] = {LEAVE_WHO: rules.seating.leaver is not None, DEAL_COUNTER_ZERO: run_down_leave(rules)}
    return [question for question, somebody in leave.items() if somebody]


def _needs_the_leaver(rules: Rules) -> Iterator[tuple[Key, str]]:
    """Yield the questions whose answer is the player who left, with a line that asks for another one."""
    if rules.seating.leaver is None:
        return
    if rules.deal.next_dealer == rules.seating.leaver:
        yield DEAL_ROTATION, "next dealer left"
    if rules.seating.first_player in (rules.seating.leaver, f"{rules.seating.leaver} else dealer"):
        yield SEAT_FIRST_PLAYER, "first player left of dealer"


def _text(rules: Rules, question: Key) -> str:
    answer = rules.answer_to(question)
    return "" if answer is None else answer.text
