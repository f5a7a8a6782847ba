"""Tell what cards do under conditions: on certain cards, with a certain hand, or at a certain moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...cards.cards import CardSet, kinds_in
from ...questions.answer import Answer
from ...telling.answers_told import subject
from ...telling.facts import Told
from ...telling.origins import apart_from, marks_of
from ...telling.teller import Teller
from ..conditions.model import Condition, CountsTo, Holds, HoldsPoints, LiesOn
from ..conditions.sentences import answers_saying, what_it_means
from ..debts.model import DRAW_N_LOSES_TURN
from ..manners.sentences import texts_of, with_named
from ..rules import Rules
from ..several.facts import cards_added_to_others
from ..starter.facts import special_starters
from .as_told import told_effects
from .claims import ConditionMeeting, DebtorDoesNoMore, DoesUnderCondition, ToldUnderCondition
from .duties_sentences import asked_next
from .facts import copying_cards
from .model import PLAY_ON, PLAY_WHILE, Draws, UnderCondition


def tell_conditions(teller: Teller) -> Iterator[Told]:
    """Tell what each card does under conditions, cards that do the same together."""
    rules = teller.rules
    groups: dict[tuple[UnderCondition, bool], CardSet] = {}
    for kind, conditions in enumerate(rules.effects.under_conditions):
        for one in conditions:
            key = one, bool(rules.effects.of_card[kind])
            groups[key] = groups.get(key, 0) | 1 << kind
    for number, ((one, instead), cards) in enumerate(groups.items()):
        answers = list(_answers(rules, one, cards))
        apart = apart_from(answers, DRAW_N_LOSES_TURN)
        effects = told_effects(rules, one.effects, cards, then_apart=bool(apart))
        does = DoesUnderCondition(cards, one.condition, effects, instead)
        means = () if isinstance(one.condition, LiesOn) else what_it_means(rules, one.condition)
        slot = f"effects.if {cards:x} {number}"
        asked = asked_next(rules, one.effects, cards)
        in_words = [ToldUnderCondition(cards, one.condition, texts_of(rules, part)) for part in one.told]
        played = [does] if one.effects or instead or not one.told else []
        told = teller.told(slot, *played, *in_words, *means, *asked, *_meetings(rules, one.condition, cards))
        told = replace(told, marks=marks_of(answers), says=teller.says(answers, cards))
        yield with_named(teller, told, one.told)
        if apart:
            hits = {effect.target == "previous" for effect in one.effects if isinstance(effect, Draws)}
            after = [DebtorDoesNoMore(cards, hits_previous=previous) for previous in sorted(hits)]
            yield replace(teller.told(f"{slot} then", *after), marks=apart)


def _answers(rules: Rules, one: UnderCondition, cards: CardSet) -> Iterator[Answer]:
    """Yield the answers that say it."""
    if not isinstance(one.condition, LiesOn):
        yield from answers_saying(rules, PLAY_WHILE, one.condition, cards)
        return
    for answer in rules.answers_to(PLAY_ON):
        if (subject(answer) or 0) & cards and (answer.cards or 0) & one.condition.cards:
            yield answer


def _meetings(rules: Rules, condition: Condition, cards: CardSet) -> Iterator[ConditionMeeting]:
    """Tell what a condition means for a starter, for one of several cards and for a card that is copied."""
    match condition:
        case LiesOn():
            if any(rules.starter.of_card[kind].kind == "acts" for kind in kinds_in(cards & special_starters(rules))):
                yield ConditionMeeting(cards, "on for starter")
            if cards & cards_added_to_others(rules):
                yield ConditionMeeting(cards, "on for several")
        case Holds() | HoldsPoints() if copying_cards(rules):
            yield ConditionMeeting(cards, "copied hand")
        case CountsTo() if copying_cards(rules):
            yield ConditionMeeting(cards, "copied counter")
        case _:
            pass
