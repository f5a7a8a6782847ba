"""Check that some card may be the starter, and that what is done with it can be."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label, Repair
from ...questions.answer import Answer
from ...questions.facts_on_cards import with_value
from ...questions.one_by_one import each
from ...rules.key import Key
from ..debts.facts import replies_ever
from ..effects.facts import effects_ever
from ..effects.model import DEBTORS, Adds, Covers, Demands, Draws, EndsHand, MustPlay, OpensRound, Skips, Waits
from ..matching.model import MATCH_FIRST_TURN_LIMITS
from ..places import nearness, places_of
from ..players.model import SEAT_FIRST_PLAYER, Holder
from ..rules import Rules
from .model import REFUSALS, STARTER_EXISTS, STARTER_TREATMENT, Treatment
from .reports import (
    DealersCardRefused,
    LeadForbidden,
    LeadsOnStarter,
    NoStarterLeft,
    StarterAsksAlone,
    StarterOwesBesideDealer,
)


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for cards that have to make way: none but such, or some that the dealer would lay."""
    if rules.starter.comes_from == "stock":
        yield from _none_left(rules)
    yield from _asking_alone(rules)
    yield from _leading(rules)
    if rules.starter.comes_from != "dealer":
        return
    for answer in each(rules.answers_to(STARTER_TREATMENT)):
        if not answer.is_default and isinstance(answer.value, Treatment) and answer.value.kind in REFUSALS:
            cards = cards_text(answer.cards or 0, rules.deck)
            yield DealersCardRefused(span=answer.span, cards=f"`{cards}`")


OF_LAID_CARDS = (Adds, Covers, Demands, EndsHand, MustPlay, OpensRound)
"""Effects of which the questions on cards that are laid settle how they are done."""


def _asking_alone(rules: Rules) -> Iterator[Diagnostic]:
    """Report starters that ask for cards, or end the hand, by what they do instead of the card's own.

    And those for which somebody owes something, although the dealer begins.
    """
    for answer in each(rules.answers_to(STARTER_TREATMENT)):
        treatment = answer.value
        if not isinstance(treatment, Treatment):
            continue
        if any(isinstance(effect, OF_LAID_CARDS) for effect in treatment.effects):
            yield StarterAsksAlone(span=answer.span, cards=f"`{cards_text(answer.cards or 0, rules.deck)}`")
        elif treatment.dealer_starts:
            owing = card_set(kind for kind in kinds_in(answer.cards or 0) if _owes(rules, kind, treatment))
            if owing:
                yield StarterOwesBesideDealer(span=answer.span, cards=f"`{cards_text(owing, rules.deck)}`")


def _owes(rules: Rules, kind: int, treatment: Treatment) -> bool:
    """Return whether something is owed for a starter; a turn that is missed only if that can be answered."""
    answered = bool(replies_ever(rules)[kind])
    return any(
        (isinstance(effect, Draws) and effect.target in DEBTORS)
        or isinstance(effect, Covers | Demands | MustPlay | OpensRound)
        or (answered and isinstance(effect, Skips | Waits))
        for effect in (effects_ever(rules, kind) if treatment.kind == "acts" else treatment.effects)
    )


def _leading(rules: Rules) -> Iterator[Diagnostic]:
    """Report that a card has to be laid first where another one lies already, or where it may not be laid."""
    first, limits = rules.seating.first_player, rules.matching.forbidden_first
    if not isinstance(first, Holder) or not first.leads:
        return
    if rules.starter.comes_from != "nowhere":
        seen: dict[Key, str] = {SEAT_FIRST_PLAYER: "a card is to be laid first"}
        seen[STARTER_EXISTS] = "here another one lies already"
        span, labels = places_of(rules, seen)
        yield LeadsOnStarter(span=span, labels=labels)
    forbidden = 0 if limits is None else first.cards & limits.always
    if forbidden:
        seen = {SEAT_FIRST_PLAYER: "these are to be laid first", MATCH_FIRST_TURN_LIMITS: "this forbids it"}
        span, labels = places_of(rules, seen)
        yield LeadForbidden(span=span, labels=labels, cards=f"`{cards_text(forbidden, rules.deck)}`")


def _none_left(rules: Rules) -> Iterator[Diagnostic]:
    """Report that every card has to make way; what the last such line says may be mended."""
    if with_value(rules, rules.starter.of_card, lambda treatment: treatment.kind not in REFUSALS):
        return
    refused = [answer for answer in rules.answers_to(STARTER_TREATMENT) if _refuses(answer)]
    stated = [answer for answer in refused if not answer.is_default]
    if not stated:
        yield NoStarterLeft(span=rules.identity.span)
        return
    *others, last = sorted(stated, key=lambda answer: nearness(answer, rules))
    about, _, _ = last.text.rpartition(": ")
    yield NoStarterLeft(
        span=last.span,
        labels=tuple(Label(answer.span, "these make way too") for answer in others),
        repair=Repair(last.span, f"{about}: nothing", safe=False),
    )


def _refuses(answer: Answer) -> bool:
    return isinstance(answer.value, Treatment) and answer.value.kind in REFUSALS
