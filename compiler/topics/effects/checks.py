"""Check that no card skips twice, that no two conditions meet, and that nothing depends on one settled before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from itertools import combinations
from operator import and_

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...cards.relations import Relation
from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ...questions.facts_on_cards import with_value
from ...rules.key import Key
from ...telling.answers_told import subject
from ..conditions.checks import meeting
from ..conditions.model import CountsTo
from ..counters.facts import cutter_cards
from ..counters.model import DECK_CUTTER_EFFECT
from ..rules import Rules
from .facts import (
    adding_cards,
    conditional_cards,
    copying_cards,
    covers_strictly,
    each_saying,
    effects_said,
    strict_covers,
)
from .model import PLAY_ON, PLAY_WHILE, Copies, Discards, DrawsUntil, Effect, NamesForThis, Skips
from .reports import NamedForNothing, SettledBeforehand, SkipsTwice

MEANING = (Discards, DrawsUntil)
"""The effects for which what was named takes the place of what is printed."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at every card that does several things, or something else under a condition or in the cutter's suit."""
    conditional, in_suit = conditional_cards(rules), cutter_cards(rules)
    if conditional:
        yield from _meeting(rules)
        adds = {"other cards can be added to it": adding_cards(rules)}
        yield from _settled(rules, conditional, adds | _settled_when_laid(rules, conditional), (PLAY_ON, PLAY_WHILE))
    if in_suit:
        yield from _settled(rules, in_suit, _settled_when_laid(rules, in_suit), (DECK_CUTTER_EFFECT,))
    for answer in each_saying(rules):
        if sum(isinstance(effect, Skips) for effect in effects_said(answer)) > 1:
            yield SkipsTwice(span=answer.span, cards=f"`{cards_text(subject(answer) or 0, rules.deck)}`")
        for named in effects_said(answer):
            if isinstance(named, NamesForThis) and not _goes_by(rules, named, effects_said(answer)):
                cards = f"`{cards_text(subject(answer) or 0, rules.deck)}`"
                yield NamedForNothing(span=answer.span, cards=cards, what=named.what)


def _goes_by(rules: Rules, named: NamesForThis, effects: Iterable[Effect]) -> bool:
    """Return whether some effect means other cards if something else was named."""
    deck = rules.deck
    numbers = range(len(deck.ranks if named.what == "rank" else deck.suits))
    alike = [deck.of_rank(number) if named.what == "rank" else deck.of_suit(number) for number in numbers]
    relations = [one.of if isinstance(one, Discards) else one.cards for one in effects if isinstance(one, MEANING)]
    return any(len({_on_all(one, cards) for cards in alike}) > 1 for one in relations if one is not None)


def _on_all(relation: Relation, cards: CardSet) -> CardSet:
    """Return the cards that a relation means on each of some cards."""
    return reduce(and_, (relation.on[kind] for kind in kinds_in(cards)), relation.ever)


def _settled_when_laid(rules: Rules, cards: CardSet) -> dict[str, CardSet]:
    """Return what is settled of a card when it is laid, and the cards of which it is, by a word for it."""
    in_suit = rules.effects.of_cutter_suit
    copying = with_value(rules, in_suit, lambda effects: any(isinstance(one, Copies) for one in effects or ()))
    covering = with_value(rules, in_suit, lambda effects: any(map(covers_strictly, effects or ())))
    return {
        "it does what the card below did": copying_cards(rules) | copying,
        "it may be laid only if it can be covered": strict_covers(rules) | covering,
        "it may be wild for its player alone": _wild_for_one(rules, cards),
    }


def _settled(
    rules: Rules, depending: CardSet, settled: Mapping[str, CardSet], keys: tuple[Key, ...]
) -> Iterator[Diagnostic]:
    """Report the cards of which something is settled before it is known what they do."""
    for why, cards in settled.items():
        for answer in (answer for key in keys for answer in rules.answers_to(key)):
            shared = (subject(answer) or 0) & cards & depending
            if shared:
                yield SettledBeforehand(span=answer.span, cards=f"`{cards_text(shared, rules.deck)}`", why=why)


def _meeting(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards about which two statements speak, each with a condition of another kind."""
    for one, other in combinations((PLAY_ON, PLAY_WHILE, DECK_CUTTER_EFFECT), 2):
        for earlier in rules.answers_to(one):
            for later in rules.answers_to(other):
                cards = (subject(earlier) or 0) & (subject(later) or 0)
                if cards and _says(earlier) and _says(later) and effects_said(earlier) != effects_said(later):
                    yield meeting(rules, earlier, later, cards)


def _says(answer: Answer) -> bool:
    return answer.value is not None


def _wild_for_one(rules: Rules, cards: CardSet) -> CardSet:
    """Return those of some cards that may name for one player alone, by a condition that is not about the counter."""
    counter, deck, wild = rules.deal.counter, rules.deck, rules.matching.counter_wild
    if counter is None or wild is None or wild.naming is None:
        return 0
    counts = range(min(counter.start, counter.end), max(counter.start, counter.end) + 1)
    under = rules.effects.under_conditions
    return card_set(
        kind
        for kind in kinds_in(cards)
        if deck.ranks[deck.rank_of(kind)].face in counts
        and rules.matching.wild[kind] is None
        and not (under and under[kind] and all(isinstance(one.condition, CountsTo) for one in under[kind]))
    )
