"""What is done with counters, a cutter and partners needs counters, a cutter and partners."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ..facts.rarer_triggers import sides_are_possible
from ..places import place_of
from ..players.reports import NoPartners, SidesDoNotMatch
from ..rules import Rules
from .reports import CounterRunsUp, NoCounter, NoCutter


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for each use of what nobody has."""
    counter = rules.deal.counter
    if counter is None:
        for answer in _uses_of_a_counter(rules):
            yield NoCounter(span=answer.span, statement=answer.text)
    elif counter.end >= counter.start:
        yield CounterRunsUp(span=place_of(rules, "deal.counter"), start=counter.start, end=counter.end)
    if rules.deal.cutter is None:
        for answer in rules.answers_to("deck.cutter-effect"):
            yield NoCutter(span=answer.span, statement=answer.text)
    yield from _partners(rules)


def _uses_of_a_counter(rules: Rules) -> Iterator[Answer]:
    uses = {
        "deal.count-by-players": rules.deal.size.kind == "counter",
        "wild.private-rank": rules.fits.counter_wild is not None,
        "match-end.kind": rules.game.ending.kind == "counter",
        "out.play-on": rules.finish.then == "next counter",
    }
    for question, used in uses.items():
        yield from rules.answers_to(question)[:1] if used else ()


def _partners(rules: Rules) -> Iterator[Diagnostic]:
    if rules.table.partners and not sides_are_possible(rules):
        yield SidesDoNotMatch(span=place_of(rules, "seat.partners"), players=rules.players)
    elif rules.finish.then == "both partners" and not rules.table.partners:
        yield NoPartners(span=place_of(rules, "out.play-on"))
