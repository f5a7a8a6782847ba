"""Check that what is done with counters, a cutter and partners needs counters, a cutter and partners."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ...rules.key import Key
from ..conditions.facts import answers_with_conditions
from ..conditions.model import CountsTo
from ..deal.model import DEAL_COUNT_BY_PLAYERS
from ..finish.model import OUT_PLAY_ON
from ..game.model import MATCH_END_KIND
from ..places import place_of, places_of
from ..players.facts import sides_are_possible
from ..players.model import SEAT_PARTNERS
from ..players.reports import NoPartners, SidesDoNotMatch
from ..rules import Rules
from .facts import draws_by_the_counter
from .model import COUNTER_FALLS, DEAL_COUNTER, DECK_CUTTER_EFFECT, WILD_PRIVATE_RANK
from .reports import CounterRunsUp, FallsTooLate, NoCounter, NoCutter


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
    if rules.deal.cutter is None:
        for answer in rules.answers_to(DECK_CUTTER_EFFECT):
            yield NoCutter(span=answer.span, statement=answer.text)
    yield from _partners(rules)


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
    if rules.seating.partners and not sides_are_possible(rules):
        yield SidesDoNotMatch(span=place_of(rules, SEAT_PARTNERS), players=rules.players)
    elif rules.finish.then == "both partners" and not rules.seating.partners:
        yield NoPartners(span=place_of(rules, OUT_PLAY_ON))
