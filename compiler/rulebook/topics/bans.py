"""Which cards may not be laid although they fit."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules.cards import CardSet
from ..facts import Told
from ..phrase import CardsName, phrase
from ..relations import relation_words
from .teller import Teller, grouped


def bans_on_cards(teller: Teller, among: CardSet) -> Iterator[Told]:
    """Which of some cards may not be laid on what."""
    for cards, below in _bans(teller, among):
        words = phrase("forbidden-on", cards=teller.named(cards), below=below)
        yield teller.told(f"turn.forbidden {cards:x}", words, by=("wild.playable-on",), cards=cards)


def _bans(teller: Teller, among: CardSet) -> Iterator[tuple[CardSet, CardsName]]:
    """The banned cards with what they may not be laid on."""
    forbidden = [below if among >> kind & 1 else 0 for kind, below in enumerate(teller.rules.fits.forbidden_on)]
    for cards, below in grouped(forbidden):
        if below:
            yield cards, teller.named(below)


def bans_for_holding(teller: Teller) -> Iterator[Told]:
    """Which cards may be laid only by a player who has nothing else of some kind."""
    rules = teller.rules
    for cards, relation in grouped(rules.fits.forbidden_holding):
        if relation is not None:
            held = relation_words(rules.deck, relation, rules.deck.every_card)
            words = phrase("forbidden-holding", cards=teller.named(cards), held=held)
            yield teller.told(f"turn.forbidden-holding {cards:x}", words, by=("wild.restricted-use",), cards=cards)


def bans_in_first_turn(teller: Teller) -> Iterator[Told]:
    """Which cards may not be laid in a player's first turn."""
    forbidden = teller.rules.fits.forbidden_first
    if forbidden is None:
        return
    if forbidden.is_fixed:
        words = phrase("forbidden-first-turn", cards=teller.named(forbidden.ever))
    else:
        deck = teller.rules.deck
        words = phrase("forbidden-first-turn-on-top", answer=relation_words(deck, forbidden, deck.every_card))
    yield teller.told("turn.forbidden-first", words, by=("match.first-turn-limits",), cards=forbidden.ever)
