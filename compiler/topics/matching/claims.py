"""Say what the book claims of which card may be laid on which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim, Related
from ...telling.phrase import CardPart, CardsName, Listed, Phrase, phrase
from ...telling.relations_in_words import related_words
from ..conditions.claims import clause
from ..conditions.model import Condition
from .model import Attribute

When = Literal["always", "after its debt"]
"""When something follows a card: as long as it lies on top, or once someone has drawn or missed a turn for it."""


@dataclass(frozen=True, slots=True)
class Fits(Claim):
    """A turn lays one card that has something in common with the card on top: any one of these is enough."""

    attributes: tuple[Attribute, ...]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        attributes = Listed(tuple(phrase(f"attribute-{word}") for word in self.attributes), join="or")
        return phrase("turn-match", attributes=attributes)


@dataclass(frozen=True, slots=True)
class OrderOfRanks(Claim):
    """The order of the ranks, from low to high, and whether the last one and the first are neighbours."""

    ranks: tuple[str, ...]
    wraps: bool

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        order = CardsName(tuple(CardPart("rank", (rank,)) for rank in self.ranks))
        return phrase("turn-neighbours-wrapping" if self.wraps else "turn-neighbours", order=order)


@dataclass(frozen=True, slots=True)
class OnlyFollows(Claim):
    """What alone may be laid on some cards, whatever else fits."""

    below: CardSet
    answer: Related
    """For each of the cards below those that may be laid on it."""
    when: When

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        answer = related_words(deck, self.answer)
        return phrase(f"after-{_begin(self.when)}only", cards=name_cards(deck, self.below), answer=answer)


@dataclass(frozen=True, slots=True)
class AnythingFollows(Claim):
    """Any card may be laid on some cards."""

    below: CardSet
    when: When

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"after-{_begin(self.when)}anything", cards=name_cards(deck, self.below))


@dataclass(frozen=True, slots=True)
class NamedStillCounts(Claim):
    """What was named for some cards counts although their debt is served, whatever may be laid on them then."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("named-still-counts")


@dataclass(frozen=True, slots=True)
class CountsAsBelow(Claim):
    """Some cards count as the card under them: what fits on that fits on them."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("after-as-below", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NotInFirstTurn(Claim):
    """Some cards may not be laid in a player's first turn of a hand."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("forbidden-first-turn", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NotWhile(Claim):
    """Some cards may not be laid under a condition."""

    cards: CardSet
    condition: Condition

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        if self.cards == deck.every_card:
            return phrase("forbidden-while-any", condition=clause(deck, self.condition))
        return phrase("forbidden-while", condition=clause(deck, self.condition), cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LaidIsNotHeld(Claim):
    """Where the rest of the hand forbids a card, that card does not count itself."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("forbidden-while-apart")


@dataclass(frozen=True, slots=True)
class NotOnTopInFirstTurn(Claim):
    """Which cards may not be laid on which in a player's first turn of a hand."""

    cards: Related
    """For each card on top those that may not be laid on it."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("forbidden-first-turn-on-top", answer=related_words(deck, self.cards))


def _begin(when: When) -> str:
    return "" if when == "always" else "served-"
