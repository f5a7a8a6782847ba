"""Check that a suit is named once for a card, and for a starter only if its card names one in play too."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.one_by_one import each
from ...telling.answers_told import subject
from ..effects.facts import each_saying, effects_said, naming_cards, with_effect
from ..effects.model import Demands, Names
from ..rules import Rules
from ..starter.model import STARTER_TREATMENT, Treatment
from ..wild.facts import naming_wilds
from ..wild.model import WILD_WHICH, Wild
from .reports.naming import NamesRankTwice, NamesTwice, StarterNamesAlone


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the wild cards with what cards do, and the starters with both."""
    yield from _named_twice(rules)
    yield from _ranks_named_twice(rules)
    for answer in each(rules.answers_to(STARTER_TREATMENT)):
        treatment = answer.value
        if not answer.is_default and isinstance(treatment, Treatment) and treatment.naming is not None:
            alone = (answer.cards or 0) & ~naming_cards(rules)
            if alone:
                yield StarterNamesAlone(span=answer.span, cards=cards_text(alone, rules.deck))


def _named_twice(rules: Rules) -> Iterator[Diagnostic]:
    twice = naming_wilds(rules) & _cards_that_name(rules)
    for play in each_saying(rules) if twice else ():
        for wild in each(rules.answers_to(WILD_WHICH)):
            shared = (subject(play) or 0) & (wild.cards or 0) & twice
            if shared:
                labels = (Label(wild.span, "a suit is named here too"),)
                yield NamesTwice(span=play.span, cards=f"`{cards_text(shared, rules.deck)}`", labels=labels)


def _ranks_named_twice(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards that let their player name a rank, and demand one as well."""
    for play in each_saying(rules):
        effects, cards = effects_said(play), subject(play) or 0
        if not any(isinstance(effect, Demands) for effect in effects):
            continue
        if any(isinstance(effect, Names) and "rank" in effect.naming.what for effect in effects):
            yield NamesRankTwice(span=play.span, cards=f"`{cards_text(cards, rules.deck)}`")
        for wild in each(rules.answers_to(WILD_WHICH)):
            shared = cards & (wild.cards or 0)
            named = wild.value.naming if isinstance(wild.value, Wild) else None
            if shared and named is not None and "rank" in named.what:
                labels = (Label(wild.span, "a rank is named here too"),)
                yield NamesRankTwice(span=play.span, cards=f"`{cards_text(shared, rules.deck)}`", labels=labels)


def _cards_that_name(rules: Rules) -> CardSet:
    """Return the cards that name a suit as an effect."""
    return with_effect(rules, lambda effect: isinstance(effect, Names))
