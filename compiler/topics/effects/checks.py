"""Check that no card skips twice, that no two conditions meet, and that nothing depends on one settled before."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.answer import Answer
from ...telling.answers_told import subject
from ..counters.model import DECK_CUTTER_EFFECT
from ..rules import Rules
from .facts import (
    adding_cards,
    conditional_cards,
    copying_cards,
    effects_said,
    saying_what_cards_do,
    strict_covers,
)
from .model import PLAY_ON, PLAY_WHILE, CountsTo, Skips
from .reports import ConditionsMeet, SettledBeforehand, SkipsTwice


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at every card that does several things, or something else under a condition."""
    for answer in saying_what_cards_do(rules, rules.deck.every_card):
        if sum(isinstance(effect, Skips) for effect in effects_said(answer)) > 1:
            yield SkipsTwice(span=answer.span, cards=f"`{cards_text(subject(answer) or 0, rules.deck)}`")
    conditional = conditional_cards(rules)
    if not conditional:
        return
    yield from _meeting(rules)
    settled = {
        "other cards can be added to it": adding_cards(rules),
        "it does what the card below did": copying_cards(rules),
        "it may be laid only if it can be covered": strict_covers(rules),
        "it may be wild for its player alone": _wild_for_one(rules),
    }
    for why, cards in settled.items():
        if cards & conditional:
            saying = (answer for key in (PLAY_ON, PLAY_WHILE) for answer in rules.answers_to(key))
            place = next(answer for answer in saying if (subject(answer) or 0) & cards & conditional)
            words = f"`{cards_text(cards & conditional, rules.deck)}`"
            yield SettledBeforehand(span=place.span, cards=words, why=why)


def _meeting(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards about which two statements speak, each with a condition of another kind."""
    for one, other in combinations((PLAY_ON, PLAY_WHILE, DECK_CUTTER_EFFECT), 2):
        for earlier in rules.answers_to(one):
            for later in rules.answers_to(other):
                cards = (subject(earlier) or 0) & (subject(later) or 0)
                if cards and _says(earlier) and _says(later) and effects_said(earlier) != effects_said(later):
                    labels = (Label(earlier.span, "the other condition stands here"),)
                    words = f"`{cards_text(cards, rules.deck)}`"
                    yield ConditionsMeet(span=later.span, cards=words, labels=labels)


def _says(answer: Answer) -> bool:
    return answer.value is not None


def _wild_for_one(rules: Rules) -> CardSet:
    """Return the cards that may be wild for one player alone and have a condition that is not about the counter."""
    counter, deck = rules.deal.counter, rules.deck
    if counter is None or rules.matching.counter_wild is None:
        return 0
    counts = range(min(counter.start, counter.end), max(counter.start, counter.end) + 1)
    return card_set(
        kind
        for kind in kinds_in(conditional_cards(rules))
        if deck.ranks[deck.rank_of(kind)].face in counts
        and any(not isinstance(one.condition, CountsTo) for one in rules.effects.under_conditions[kind])
    )
