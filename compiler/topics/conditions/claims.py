"""Put a condition into words: a clause of the sentence that tells what holds under it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, assert_never

from ...cards.cards import Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim
from ...telling.phrase import Phrase, phrase, slug
from .model import Condition, CountsTo, Holds, HoldsPoints, LiesOn, Owing, Remain


def clause(deck: Deck, condition: Condition) -> Phrase:
    """Tell a condition as a clause about whoever lays the card."""
    match condition:
        case Holds(least=0):
            return phrase("if-holding-none", cards=name_cards(deck, condition.cards))
        case Holds(least=1):
            return phrase("if-holding", cards=name_cards(deck, condition.cards))
        case Holds():
            return phrase("if-holding-several", number=condition.least, cards=name_cards(deck, condition.cards))
        case HoldsPoints():
            return phrase("if-holding-points", points=condition.at_most)
        case CountsTo():
            return phrase("if-on-countdown", number=condition.number)
        case Remain():
            return phrase("if-players-remain", players=condition.players)
        case Owing():
            return phrase("if-owing")
        case LiesOn():
            return phrase("if-on-top", cards=name_cards(deck, condition.cards))
        case _ as never:
            assert_never(never)


@dataclass(frozen=True, slots=True)
class OwingMeans(Claim):
    """When several cards are laid by somebody who owes something, or one is thrown in, whether they are laid owing."""

    where: Literal["several", "thrown in"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"owing-{slug(self.where)}")
