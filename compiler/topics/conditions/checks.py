"""Check that conditions can be met, and that no two of them that meet say different things."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.answer import Answer
from ...telling.answers_told import subject
from ..debts.facts import debt_cards
from ..effects.facts import adding_cards, effects_ever
from ..effects.model import PLAY_ON, PLAY_WHILE, Covers, Demands, MustPlay, OpensRound, UnderCondition
from ..finish.facts import plays_on
from ..finish.model import OUT_LAST_WHILE, LastWhile
from ..game.facts import reachers_drop_out, somebody_leaves
from ..matching.model import MATCH_FORBIDDEN_WHILE
from ..places import place_of
from ..rules import Rules
from ..several.facts import laid_with
from .facts import answers_with_conditions
from .model import Condition, CountsTo, Holds, HoldsPoints, LiesOn, Owing, Remain, can_meet
from .reports import ConditionsMeet, HandOfLastCard, LiftsNoBan, NothingLaidWhile


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at everything that holds under a condition."""
    stated = tuple(answers_with_conditions(rules))
    for question in (PLAY_WHILE, OUT_LAST_WHILE):
        yield from _meeting(rules, [one for one in stated if one[0].question == question])
    for answer, condition in stated:
        if answer.question == OUT_LAST_WHILE and isinstance(condition, Holds | HoldsPoints):
            yield HandOfLastCard(span=answer.span)
    yield from _nothing_laid(rules)
    yield from _allows_nothing(rules)


def _meeting(rules: Rules, stated: list[tuple[Answer, Condition]]) -> Iterator[Diagnostic]:
    """Find cards about which two statements say different things under conditions that can be met at once."""
    for (earlier, one), (later, other) in combinations(stated, 2):
        cards = (subject(earlier) or 0) & (subject(later) or 0)
        if cards and can_meet(one, other) and _does(earlier) != _does(later):
            yield meeting(rules, earlier, later, cards)


def meeting(rules: Rules, earlier: Answer, later: Answer, cards: CardSet) -> Diagnostic:
    """Return the report on two statements about some cards."""
    labels = (Label(earlier.span, "the other condition stands here"),)
    return ConditionsMeet(span=later.span, cards=f"`{cards_text(cards, rules.deck)}`", labels=labels)


def _does(answer: Answer) -> object:
    value = answer.value
    if isinstance(value, LastWhile):
        return value.last
    return (value.effects, value.told) if isinstance(value, UnderCondition) else value


def _nothing_laid(rules: Rules) -> Iterator[Diagnostic]:
    """Find a condition that is not about the hand, and under which no card may be laid."""
    forbidden = rules.matching.forbidden_while
    for condition in {condition for some in forbidden for condition in some}:
        of_hand = isinstance(condition, Holds | HoldsPoints)
        if not of_hand and all(condition in some for some in forbidden) and can_be_met(rules, condition, -1):
            yield NothingLaidWhile(span=place_of(rules, MATCH_FORBIDDEN_WHILE))


def _allows_nothing(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards that are allowed under a condition, though something else forbids them."""
    matching = rules.matching
    banned = matching.forbidden_first.ever if matching.forbidden_first is not None else 0
    for kind in range(rules.deck.kind_count):
        held = matching.forbidden_holding[kind] if matching.forbidden_holding else None
        banned |= 1 << kind if matching.forbidden_on[kind] or held is not None else 0
    for answer in rules.answers_to(MATCH_FORBIDDEN_WHILE):
        if answer.value is None and (answer.cards or 0) & banned:
            yield LiftsNoBan(span=answer.span)


def conditions_and_whether_met(rules: Rules) -> tuple[tuple[Answer, bool], ...]:
    """Return the answers that have a condition, and whether it can be met at this table."""
    on_some = ((one, LiesOn(cards=one.owed or 0)) for one in rules.answers_to(PLAY_ON) if one.value is not None)
    stated = (*answers_with_conditions(rules), *on_some)
    return tuple((answer, can_be_met(rules, one, answer.cards or 0)) for answer, one in stated)


def can_be_met(rules: Rules, condition: Condition, cards: CardSet) -> bool:
    """Return whether a condition can be met for one of some cards."""
    match condition:
        case Remain():
            return condition.players in _who_may_remain(rules)
        case CountsTo():
            counter = rules.deal.counter
            counts = () if counter is None else (counter.start, counter.end)
            return not counts or min(counts) <= condition.number <= max(counts)
        case Holds():
            held = sum(rules.deck.copies_of(kind) for kind in kinds_in(condition.cards))
            return held >= condition.least
        case Owing():
            return bool(cards & cards_laid_owing(rules))
        case LiesOn():
            return any(condition.cards & ~rules.matching.forbidden_on[kind] for kind in kinds_in(cards))
        case HoldsPoints():
            return True


def _who_may_remain(rules: Rules) -> range:
    """Return how many players may be in a hand."""
    fewer = plays_on(rules) or somebody_leaves(rules) or reachers_drop_out(rules)
    return range(2 if fewer else rules.players, rules.players + 1)


def cards_laid_owing(rules: Rules) -> CardSet:
    """Return the cards that can be laid by somebody who owes cards, turns or a certain card, or along with one."""
    return rules.once(cards_laid_owing, _laid_owing)


def _laid_owing(rules: Rules) -> CardSet:
    owing = debt_cards(rules)
    laid = 0
    for kind in range(rules.deck.kind_count):
        if owing >> kind & 1:
            for reply in rules.debts.replies[kind]:
                laid |= reply.cards
        for effect in effects_ever(rules, kind):
            if isinstance(effect, Covers | MustPlay | OpensRound):
                laid |= effect.cards.ever
            elif isinstance(effect, Demands):
                for one in kinds_in(effect.cards):
                    laid |= rules.deck.of_rank(rules.deck.rank_of(one))
    if not laid or adding_cards(rules):
        return rules.deck.every_card if laid else 0
    return laid_with(rules, laid)
