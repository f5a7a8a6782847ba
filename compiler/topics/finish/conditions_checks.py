"""Check what last cards do under conditions beside the other rules on going out."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.answer import Answer
from ..conditions.checks import can_be_met, meeting
from ..conditions.model import Condition, CountsTo, LiesOn, Remain
from ..effects.facts import effects_ever, ending_cards
from ..effects.model import Covers
from ..places import place_of
from ..rules import Rules
from .facts import never_last_cards
from .model import OUT_FORBIDDEN_COVER, OUT_LAST_WHILE, OUT_REQUIRED, LastCard, LastWhile
from .reports import NobodyCanGoOut, RequiredAndBanned

NO_WAY_OUT = ("forbidden", "draws", "stays in")
"""What may be said of a last card with which nobody is out."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at every last card that does something else under a condition."""
    if not rules.finish.last_while:
        return
    if rules.out_of_turn.claim is None and not ending_cards(rules):
        yield from _no_way_out(rules)
    stated = [(answer, answer.value) for answer in rules.answers_to(OUT_LAST_WHILE)]
    for answer, value in stated:
        if isinstance(value, LastWhile):
            yield from _beside_required(rules, answer, value.last)
            yield from _beside_covers(rules, answer, value.last)


def _no_way_out(rules: Rules) -> Iterator[Diagnostic]:
    """Find a number of players, or of a counter, with which no card ends a hand, and whether none does on any card."""
    found = {one.condition for some in rules.finish.last_while for one in some}
    for condition in found:
        always = isinstance(condition, LiesOn) and condition.cards == rules.deck.every_card
        for_some = isinstance(condition, Remain | CountsTo) and can_be_met(rules, condition, rules.deck.every_card)
        if always or for_some:
            lasts = [_last_under(rules, kind, condition) for kind in kinds_in(rules.deck.every_card)]
            if all(last.kind in NO_WAY_OUT for last in lasts):
                yield NobodyCanGoOut(span=place_of(rules, OUT_LAST_WHILE))


def _last_under(rules: Rules, kind: int, condition: Condition) -> LastCard:
    """Return what a card does as the last one under a condition."""
    under = (one.last for one in rules.finish.last_while[kind] if one.condition == condition)
    return next(under, rules.finish.last_card[kind])


def _beside_required(rules: Rules, answer: Answer, last: LastCard) -> Iterator[Diagnostic]:
    """Find cards that are no last ones by another statement, and of which this says how they end a hand at times."""
    required = rules.finish.only_on
    others = never_last_cards(rules) | (0 if required is None else rules.deck.every_card & ~required)
    cards = (answer.cards or 0) & others
    if cards and last.kind != "forbidden" and answer.cards != rules.deck.every_card:
        labels = (Label(place_of(rules, OUT_REQUIRED), "the last card must be one of these"),) if required else ()
        yield RequiredAndBanned(span=answer.span, cards=f"`{cards_text(cards, rules.deck)}`", labels=labels)


def _beside_covers(rules: Rules, answer: Answer, last: LastCard) -> Iterator[Diagnostic]:
    """Find last cards that can be laid as a cover, of which the covered card says something else."""
    for other in rules.answers_to(OUT_FORBIDDEN_COVER):
        if isinstance(other.value, LastCard) and other.value != last:
            cards = (answer.cards or 0) & _covering(rules, other.cards or 0)
            if cards:
                yield meeting(rules, other, answer, cards)


def _covering(rules: Rules, covered: CardSet) -> CardSet:
    """Return the cards with which some cards are covered."""
    covers = 0
    for kind in kinds_in(covered):
        for effect in effects_ever(rules, kind):
            covers |= effect.cards.on[kind] if isinstance(effect, Covers) else 0
    return covers
