"""Tell which cards may not be laid although they fit."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet
from ...telling.claim import related
from ...telling.facts import Told
from ...telling.teller import Teller, grouped
from .claims import NeverOn, NotWhileHolding
from .model import WILD_CHALLENGE, WILD_PLAYABLE_ON, WILD_RESTRICTED_USE


def bans_on_cards(teller: Teller, among: CardSet) -> Iterator[Told]:
    """Tell which of some cards may not be laid on what."""
    for cards, below in _bans(teller, among):
        yield teller.told(f"turn.forbidden {cards:x}", NeverOn(cards, below), by=(WILD_PLAYABLE_ON,), cards=cards)


def _bans(teller: Teller, among: CardSet) -> Iterator[tuple[CardSet, CardSet]]:
    """Yield the banned cards with what they may not be laid on."""
    forbidden = [below if among >> kind & 1 else 0 for kind, below in enumerate(teller.rules.matching.forbidden_on)]
    for cards, below in grouped(forbidden):
        if below:
            yield cards, below


def bans_for_holding(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be laid only by a player who has nothing else of some kind, or by others at their risk."""
    rules = teller.rules
    of_challenges = rules.debts.challenges
    for of_relation, relation in grouped(rules.matching.forbidden_holding):
        if relation is None:
            continue
        held = related(relation, rules.deck.every_card)
        doubted = sum(1 << kind for kind, challenge in enumerate(of_challenges) if challenge is not None) & of_relation
        for cards, by in (
            (of_relation & ~doubted, (WILD_RESTRICTED_USE,)),
            (doubted, (WILD_RESTRICTED_USE, WILD_CHALLENGE)),
        ):
            if cards:
                words = NotWhileHolding(cards, held, doubted=cards == doubted)
                slot = f"turn.forbidden-holding {cards:x}"
                yield teller.told(slot, words, by=by, tells=(WILD_RESTRICTED_USE,), cards=cards)
