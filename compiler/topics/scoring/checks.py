"""Check that where hands are counted, or compared by points, every card has a value."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import card_set
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.facts_on_cards import with_value
from ...rules.key import Key
from ..effects.facts import ending_cards
from ..finish.facts import no_last_cards, others_play_on
from ..finish.model import OUT_LAST_CARD, OUT_PLAY_ON, OUT_REQUIRED
from ..places import place_of, places_of
from ..rules import Rules
from .facts import what_counts_hands, what_finds_loser
from .model import SCORE_MODE, SCORE_MULTIPLIER, SCORE_VALUE
from .reports import BonusNeverDue, PlacesDoNotFall, PlacesNotPlayedFor, UnscoredCard


def _check_values(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards without a value; if there is no value at all, that is an open question instead."""
    counting = what_counts_hands(rules) or what_finds_loser(rules)
    missing = with_value(rules, rules.scoring.values, lambda value: value is None)
    if counting is not None and missing and missing != rules.deck.every_card:
        words = cards_text(missing, rules.deck)
        span = place_of(rules, SCORE_VALUE, counting)
        answer = rules.answer_to(counting)
        statement = "" if answer is None else answer.text
        ranks = rules.deck.ranks
        faces = card_set(kind for kind, card in enumerate(rules.deck.cards) if ranks[card.rank].face)
        numbered = missing & faces
        texts = [cards_text(cards, rules.deck) for cards in (numbered, missing & ~numbered)]
        yield UnscoredCard(span=span, cards=f"`{words}`", statement=statement, numbered=texts[0], others=texts[1])


def _check_bonus(rules: Rules) -> Iterator[Diagnostic]:
    """Find what a last card brings that can never be the last one."""
    never = no_last_cards(rules) & ~ending_cards(rules)
    for bonus in rules.answers_to(SCORE_MULTIPLIER):
        cards = bonus.cards or 0
        if bonus.value is not None and cards and not cards & ~never:
            said = (*rules.answers_to(OUT_REQUIRED), *rules.answers_to(OUT_LAST_CARD))
            about = (one for one in said if not one.is_default and (one.cards is None or one.cards & cards))
            labels = tuple(Label(one.span, "this keeps it from being the last card") for one in about)
            yield BonusNeverDue(span=bonus.span, cards=f"`{cards_text(cards, rules.deck)}`", labels=labels)


def _check_places(rules: Rules) -> Iterator[Diagnostic]:
    """Compare what the places bring with each other, and with whether more than one is played for."""
    points = rules.scoring.mode.by_place
    if not points:
        return
    falling = sorted(points, reverse=True)
    if list(points) != falling or not points[0]:
        yield PlacesDoNotFall(span=place_of(rules, SCORE_MODE), falling=" ".join(map(str, falling)))
    if rules.players > 2 and not others_play_on(rules):
        seen: dict[Key, str] = {SCORE_MODE: "all places bring points here", OUT_PLAY_ON: "but nobody plays on for them"}
        span, labels = places_of(rules, seen)
        mode = rules.answer_to(SCORE_MODE)
        yield PlacesNotPlayedFor(span=span, mode="" if mode is None else mode.text, labels=labels)


CHECKS = (_check_values, _check_bonus, _check_places)
"""Each looks at no more than it must."""
