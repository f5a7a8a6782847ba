"""Tell what may follow a card, where that is not what matches it."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet, card_set, kinds_in
from ...rules.key import Key
from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.relations_in_words import relation_by_cards
from ...telling.teller import Teller
from ..effects.facts import naming_cards
from ..rules import Rules
from ..wild.facts import wild_cards
from .claims import AnythingFollows, CountsAsBelow, NamedStillCounts, OnlyFollows, When
from .model import MATCH_AFTER_CARD, MATCH_AFTER_SERVED


def tell_following(teller: Teller) -> Iterator[Told]:
    """Tell what may be laid on some cards."""
    fits = teller.rules.matching
    below = card_set(kind for kind, after in enumerate(fits.after) if after is not None and after.cards is None)
    related = {
        kind: after.cards for kind, after in enumerate(fits.after) if after is not None and after.cards is not None
    }
    yield from _only(teller, related, MATCH_AFTER_CARD, "always")
    if below:
        yield teller.told(f"turn.after {below:x}", CountsAsBelow(below), by=(MATCH_AFTER_CARD,), cards=below)
    served = {kind: cards for kind, cards in enumerate(fits.after_served) if cards is not None}
    yield from _only(teller, served, MATCH_AFTER_SERVED, "after its debt")


def _only(teller: Teller, related: dict[int, CardSet], question: Key, when: When) -> Iterator[Told]:
    """Tell what alone may follow some cards, or that anything may."""
    deck, slot = teller.rules.deck, "turn.after " if when == "always" else "turn.after served-"
    related = {kind: cards | _wild_on(teller.rules, kind) for kind, cards in related.items()}
    free = card_set(kind for kind, cards in related.items() if cards == deck.every_card)
    bound = {kind: cards for kind, cards in related.items() if cards != deck.every_card}
    if free:
        follows: list[Claim] = [AnythingFollows(free, when), *_named(teller.rules, free, when)]
        yield teller.told(f"{slot}{free:x}", *follows, by=(question,), cards=free)
    for cards, _ in relation_by_cards(deck, bound) if bound else ():
        only = OnlyFollows(cards, tuple((kind, bound[kind]) for kind in kinds_in(cards)), when)
        yield teller.told(f"{slot}{cards:x}", only, *_named(teller.rules, cards, when), by=(question,), cards=cards)


def _named(rules: Rules, below: CardSet, when: When) -> Iterator[Claim]:
    """Tell that what was named for some cards counts as well once their debt is served."""
    if when == "after its debt" and below & naming_cards(rules):
        yield NamedStillCounts()


def _wild_on(rules: Rules, below: int) -> CardSet:
    """Return the wild cards that go on a card too, whatever else may alone follow it."""
    forbidden = card_set(kind for kind, cards in enumerate(rules.matching.forbidden_on) if cards >> below & 1)
    return wild_cards(rules) & ~forbidden
