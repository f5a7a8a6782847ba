"""Check that what is done with counters, a cutter and partners needs counters, a cutter and partners."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ...rules.key import Key
from ...rules.model import MOST_SEATS
from ..conditions.facts import answers_with_conditions
from ..conditions.model import CountsTo
from ..deal.model import DEAL_COUNT_BY_PLAYERS
from ..finish.model import OUT_PLAY_ON
from ..game.model import MATCH_END_KIND
from ..places import place_of, places_of
from ..players.facts import sides_are_possible, what_makes_sides
from ..players.model import SEAT_DUMMIES, SEAT_PARTNERS
from ..players.reports import DummiesArePartners, NoPartners, SidesDoNotMatch, TooManyHands
from ..rules import Rules
from .facts import draws_by_the_counter
from .model import (
    COUNTER_FALLS,
    DEAL_COUNTER,
    DEAL_COUNTER_ZERO,
    DECK_CUTTER_EFFECT,
    WILD_PRIVATE_RANK,
    Counter,
    CounterFalls,
    CounterOver,
)
from .reports import (
    CounterRunsUp,
    FallsTooLate,
    LoserHasPartner,
    NoCounter,
    NoCutter,
    OverAgainstFalls,
    OverInOtherGame,
)


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for each use of what nobody has."""
    counter = rules.deal.counter
    if counter is None:
        for answer in _uses_of_a_counter(rules):
            yield NoCounter(span=answer.span, statement=answer.text)
    elif counter.end >= counter.start:
        yield CounterRunsUp(span=place_of(rules, DEAL_COUNTER), start=counter.start, end=counter.end)
    elif draws_by_the_counter(rules) and counter.falls != "emptied":
        seen: dict[Key, str] = {COUNTER_FALLS: "the counter falls here", OUT_PLAY_ON: "here the new hand goes by it"}
        span, labels = places_of(rules, seen)
        yield FallsTooLate(span=span, falls=counter.falls, labels=labels)
    else:
        yield from _over(rules, counter)
    if rules.deal.cutter is None:
        for answer in rules.answers_to(DECK_CUTTER_EFFECT):
            yield NoCutter(span=answer.span, statement=answer.text)
    yield from _partners(rules)


_FALLS_FOR: dict[CounterOver, tuple[CounterFalls, ...]] = {
    "wins game": ("winner", "emptied"),
    "loses game": ("loser",),
    "leaves game": ("loser", "winner"),
}
"""Whose counter has to fall so that what becomes of a player whose counter has run down makes sense."""
_OVER: dict[CounterFalls, str] = {"loser": "loses game", "winner": "wins game", "emptied": "wins game"}
"""What can become of a player whose counter falls so."""


def _over(rules: Rules, counter: Counter) -> Iterator[Diagnostic]:
    """Compare what becomes of a player whose counter has run down with whose counter falls, and with the end."""
    ending = rules.game.ending.kind
    over = counter.over or ("wins game" if ending == "counter" else None)
    if over is not None and counter.falls != "everyone" and counter.falls not in _FALLS_FOR[over]:
        question = MATCH_END_KIND if counter.over is None else DEAL_COUNTER_ZERO
        seen: dict[Key, str] = {question: "this is for a counter that has run down", COUNTER_FALLS: "it falls here"}
        span, labels = places_of(rules, seen)
        yield OverAgainstFalls(
            span=span,
            over=_text(rules, question),
            falls=_text(rules, COUNTER_FALLS),
            instead=f"countdown over: {_OVER[counter.falls]}",
            labels=labels,
        )
    if counter.over in ("wins game", "loses game") and ending != "counter":
        seen = {DEAL_COUNTER_ZERO: "the game would end here", MATCH_END_KIND: "this is the end of the game"}
        span, labels = places_of(rules, seen)
        yield OverInOtherGame(
            span=span, over=_text(rules, DEAL_COUNTER_ZERO), game=_text(rules, MATCH_END_KIND), labels=labels
        )
    if counter.falls == "loser" and rules.seating.sides:
        sides = what_makes_sides(rules)
        span, labels = places_of(rules, {COUNTER_FALLS: "one loses", sides.question: "two belong together"})
        falls = _text(rules, COUNTER_FALLS)
        yield LoserHasPartner(span=span, falls=falls, one=sides.one, other=sides.other, line=sides.line, labels=labels)


def _text(rules: Rules, question: Key) -> str:
    answer = rules.answer_to(question)
    return "" if answer is None else answer.text


def _uses_of_a_counter(rules: Rules) -> Iterator[Answer]:
    uses: dict[Key, bool] = {
        DEAL_COUNT_BY_PLAYERS: rules.deal.size.kind == "counter",
        WILD_PRIVATE_RANK: rules.matching.counter_wild is not None,
        MATCH_END_KIND: rules.game.ending.kind == "counter",
        OUT_PLAY_ON: rules.finish.then == "next counter",
    }
    for question, used in uses.items():
        yield from rules.answers_to(question)[:1] if used else ()
    for answer, condition in answers_with_conditions(rules):
        if isinstance(condition, CountsTo):
            yield answer


def _partners(rules: Rules) -> Iterator[Diagnostic]:
    if rules.seating.dummies and rules.seating.partners:
        seen: dict[Key, str] = {SEAT_DUMMIES: "the hand opposite is the own dummy", SEAT_PARTNERS: "here a partner's"}
        span, labels = places_of(rules, seen)
        yield DummiesArePartners(span=span, labels=labels)
    elif rules.seating.dummies and rules.players > MOST_SEATS:
        place = place_of(rules, SEAT_DUMMIES)
        yield TooManyHands(span=place, players=rules.people, hands=rules.players, most=MOST_SEATS)
    elif rules.seating.partners and not sides_are_possible(rules):
        yield SidesDoNotMatch(span=place_of(rules, SEAT_PARTNERS), players=rules.players)
    elif rules.finish.then == "both partners" and not rules.seating.sides:
        yield NoPartners(span=place_of(rules, OUT_PLAY_ON))
