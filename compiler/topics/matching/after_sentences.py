"""Tell what may follow a card, where that is not what matches it."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet, card_set
from ...rules.key import Key
from ...telling.facts import Told
from ...telling.phrase import phrase
from ...telling.relations_in_words import relation_by_cards
from ...telling.teller import Teller
from .model import MATCH_AFTER_CARD, MATCH_AFTER_SERVED


def tell_following(teller: Teller) -> Iterator[Told]:
    """Tell what may be laid on some cards."""
    fits = teller.rules.matching
    below = card_set(kind for kind, after in enumerate(fits.after) if after is not None and after.cards is None)
    related = {
        kind: after.cards for kind, after in enumerate(fits.after) if after is not None and after.cards is not None
    }
    yield from _only(teller, "", related, MATCH_AFTER_CARD)
    if below:
        words = phrase("after-as-below", cards=teller.named(below))
        yield teller.told(f"turn.after {below:x}", words, by=(MATCH_AFTER_CARD,), cards=below)
    served = {kind: cards for kind, cards in enumerate(fits.after_served) if cards is not None}
    yield from _only(teller, "served-", served, MATCH_AFTER_SERVED)


def _only(teller: Teller, when: str, related: dict[int, CardSet], question: Key) -> Iterator[Told]:
    """Tell what alone may follow some cards, or that anything may."""
    deck = teller.rules.deck
    free = card_set(kind for kind, cards in related.items() if cards == deck.every_card)
    bound = {kind: cards for kind, cards in related.items() if cards != deck.every_card}
    if free:
        words = phrase(f"after-{when}anything", cards=teller.named(free))
        yield teller.told(f"turn.after {when}{free:x}", words, by=(question,), cards=free)
    for cards, answer in relation_by_cards(deck, bound) if bound else ():
        words = phrase(f"after-{when}only", cards=teller.named(cards), answer=answer)
        yield teller.told(f"turn.after {when}{cards:x}", words, by=(question,), cards=cards)
