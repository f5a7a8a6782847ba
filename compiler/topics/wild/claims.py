"""Say what the book claims of wild cards, of what is named, and of cards that may not be laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim, Related
from ...telling.phrase import Phrase, phrase, slug
from ...telling.relations_in_words import related_words
from ..effects.model import Naming
from .naming_words import naming_phrase


@dataclass(frozen=True, slots=True)
class PlainWild(Claim):
    """Some cards may be laid on any card, and nothing is named."""

    cards: CardSet
    then: Literal["like any other", "as told elsewhere"]
    """What may follow: what fits on it, or what another claim says."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        how = "plain" if self.then == "like any other" else "free"
        return phrase(f"wild-{how}", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NamingWild(Claim):
    """Some cards may be laid on any card, and whoever lays one names something."""

    cards: CardSet
    naming: Naming

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        what = naming_phrase(self.naming)
        return phrase(f"wild-{_verb(self.naming)}", cards=name_cards(deck, self.cards), what=what)


@dataclass(frozen=True, slots=True)
class CounterWild(Claim):
    """The cards of the rank that a player's counter shows are wild for that player."""

    naming: Naming | None
    """`None`: nothing is named; once on the pile, it is a card like any other."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        if self.naming is None:
            return phrase("counter-wild-plain")
        return phrase(f"counter-wild-{_verb(self.naming)}", what=naming_phrase(self.naming))


@dataclass(frozen=True, slots=True)
class NoCardIsWild(Claim):
    """There is no wild card."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("wild-none")


@dataclass(frozen=True, slots=True)
class NoLongerWild(Claim):
    """Some cards that are wild without an option are not wild with it."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("wild-no-longer", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NamedCounts(Claim):
    """What was named counts instead of what is printed on the card with which it was named."""

    what: Literal["suit", "rank", "suit and rank"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"named-{slug(self.what)}")


@dataclass(frozen=True, slots=True)
class NamedCountsOrWild(Claim):
    """The next card must be of the suit or the rank that was named with some cards, or a wild card."""

    cards: CardSet
    what: Literal["suit", "rank"]
    wild: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        wild, cards = name_cards(deck, self.wild), name_cards(deck, self.cards)
        return phrase(f"named-{self.what}-with-wild", wild=wild, cards=cards)


@dataclass(frozen=True, slots=True)
class CountsAsNamed(Claim):
    """Some cards count as the card of the suit and the rank that were named with them."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("named-suit-and-rank-with-wild", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NeverOn(Claim):
    """Some cards may never be laid on some others, although they fit."""

    cards: CardSet
    below: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("forbidden-on", cards=name_cards(deck, self.cards), below=name_cards(deck, self.below))


@dataclass(frozen=True, slots=True)
class OnAnything(Claim):
    """Some cards may be laid on any card, even on one another."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("forbidden-nothing", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NotWhileHolding(Claim):
    """Some cards may be laid only by a player who holds none of the cards that go with the card on top."""

    cards: CardSet
    held: Related
    """For each card on top the cards that must not be in the hand."""
    doubted: bool = False
    """Whether everybody else may lay them too, at the risk of a doubt."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        message = "forbidden-holding-but-doubted" if self.doubted else "forbidden-holding"
        return phrase(message, cards=name_cards(deck, self.cards), held=related_words(deck, self.held))


def _verb(naming: Naming) -> str:
    return "may-name" if naming.optional else "names"
