"""Check that somebody must be able to go out."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.facts_on_cards import with_value
from ...questions.one_by_one import each
from ...rules.key import Key
from ..effects.facts import effects_ever, ending_cards, saying_what_cards_do
from ..effects.model import Covers
from ..out_of_turn.model import OUT_CLAIM
from ..places import place_of, places_of
from ..rules import Rules
from .conditions_checks import NO_WAY_OUT
from .conditions_checks import check as check_conditions
from .facts import hands_only_cards, never_last_cards, returning_cards, winning_at_times
from .model import (
    OUT_FORBIDDEN_COVER,
    OUT_LAST_CARD,
    OUT_LAST_WHILE,
    OUT_PLAY_ON,
    OUT_REQUIRED,
    LastCard,
    LastWhile,
)
from .reports import (
    ClaimBesideNewHand,
    CoversBesideRequired,
    LastCardBesideNewHand,
    NeverComesBack,
    NeverTheLast,
    NobodyCanGoOut,
    NothingLeftToMove,
    RequiredAndBanned,
)

_LEFT_BY_NEW_HAND = ("wins", "forbidden", "if it fits")
"""What may be said of last cards where a new hand follows: whether they may be laid at all."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find out whether any card ends a hand, and whether the cards that must end it may."""
    if rules.finish.then == "next counter" and rules.out_of_turn.claim is not None:
        seen: dict[Key, str] = {OUT_CLAIM: "a player is out by this", OUT_PLAY_ON: "here nobody is out"}
        span, labels = places_of(rules, seen)
        yield ClaimBesideNewHand(span=span, labels=labels)
    yield from _last_beside_new_hand(rules)
    yield from check_conditions(rules)
    out = with_value(rules, rules.finish.last_card, lambda last: last.kind not in NO_WAY_OUT)
    if not out and not winning_at_times(rules):
        if not ending_cards(rules) and rules.out_of_turn.claim is None:
            yield NobodyCanGoOut(span=place_of(rules, OUT_LAST_CARD))
        return
    yield from _nothing_to_move(rules)
    yield from _never_last(rules)
    yield from _never_back(rules)
    required = rules.finish.only_on
    if required == 0 and not ending_cards(rules) and rules.out_of_turn.claim is None:
        yield NobodyCanGoOut(span=place_of(rules, OUT_REQUIRED))
    elif required is not None:
        banned = (rules.deck.every_card & ~out) | never_last_cards(rules)
        if required & banned:
            seen = {OUT_REQUIRED: "the last card must be one of these", OUT_LAST_CARD: "this is said of last cards"}
            span, labels = places_of(rules, seen)
            yield RequiredAndBanned(span=span, cards=f"`{cards_text(required & banned, rules.deck)}`", labels=labels)
        yield from _covers_beside(rules, required)


def _last_beside_new_hand(rules: Rules) -> Iterator[Diagnostic]:
    """Find last cards of which it is said what they do, or what their player draws, where a new hand is drawn."""
    questions = (OUT_LAST_CARD, OUT_LAST_WHILE, OUT_FORBIDDEN_COVER) if rules.finish.then == "next counter" else ()
    for question in questions:
        for answer in each(rules.answers_to(question)):
            last = answer.value.last if isinstance(answer.value, LastWhile) else answer.value
            kept = not isinstance(last, LastCard) or last.kind in _LEFT_BY_NEW_HAND
            if not kept and not answer.is_default:
                labels = (Label(place_of(rules, OUT_PLAY_ON), "a new hand follows"),)
                cards = f"`{cards_text(answer.cards or 0, rules.deck)}`"
                yield LastCardBesideNewHand(span=answer.span, cards=cards, labels=labels)


def _never_last(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards that have to be covered, and of which it is said what they do as the last card."""
    for answer in each(rules.answers_to(OUT_LAST_CARD)):
        cards = (answer.cards or 0) & never_last_cards(rules)
        if cards and not answer.is_default and answer.cards != rules.deck.every_card:
            does = next(saying_what_cards_do(rules, cards))
            labels = (Label(does.span, "it may be laid only if it can be covered"),)
            yield NeverTheLast(span=answer.span, cards=f"`{cards_text(cards, rules.deck)}`", labels=labels)


def _never_back(rules: Rules) -> Iterator[Diagnostic]:
    """Find last cards that are said to come back, but make nobody draw, or cannot be answered so that they do."""
    for answer in each(rules.answers_to(OUT_LAST_CARD)):
        comes_back = isinstance(answer.value, LastCard) and answer.value.kind == "acts and may come back"
        if comes_back and not answer.is_default and not (answer.cards or 0) & returning_cards(rules):
            yield NeverComesBack(span=answer.span, cards=f"`{cards_text(answer.cards or 0, rules.deck)}`")


def _covers_beside(rules: Rules, required: CardSet) -> Iterator[Diagnostic]:
    """Find covers with which a hand is to end, although it may end only on other cards."""
    for answer in each(rules.answers_to(OUT_FORBIDDEN_COVER)):
        ends = isinstance(answer.value, LastCard) and answer.value.kind not in NO_WAY_OUT
        others = 0
        for kind in kinds_in((answer.cards or 0) if ends else 0):
            for effect in effects_ever(rules, kind):
                others |= effect.cards.on[kind] & ~required if isinstance(effect, Covers) else 0
        if others:
            labels = (Label(place_of(rules, OUT_REQUIRED), "a hand ends only on these"),)
            yield CoversBesideRequired(span=answer.span, cards=f"`{cards_text(others, rules.deck)}`", labels=labels)


def _nothing_to_move(rules: Rules) -> Iterator[Diagnostic]:
    """Find last cards that are said to act, but whose work needs a hand."""
    idle = hands_only_cards(rules)
    for answer in each(rules.answers_to(OUT_LAST_CARD)):
        cards = (answer.cards or 0) & idle
        acts = isinstance(answer.value, LastCard) and answer.value.kind.startswith("acts")
        if cards and acts and not answer.is_default and answer.cards != rules.deck.every_card:
            does = next(saying_what_cards_do(rules, cards))
            labels = (Label(does.span, "all that it does is this"),)
            yield NothingLeftToMove(span=answer.span, cards=f"`{cards_text(cards, rules.deck)}`", labels=labels)
