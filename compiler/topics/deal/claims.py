"""Say what the book claims of the deal, the dealers, the counters, and the cards that are turned up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim
from ...telling.phrase import Listed, Phrase, phrase, slug
from ..counters.model import CounterFalls
from .model import FirstDealer, Handicapped, NextDealer

StarterSource = Literal["stock", "dealer", "nowhere"]


@dataclass(frozen=True, slots=True)
class PartnersSitOpposite(Claim):
    """Those who sit opposite each other play together."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("partners")


@dataclass(frozen=True, slots=True)
class DummyHands(Claim):
    """Each player plays a second hand, which lies opposite the own one."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("dummy-hands")


@dataclass(frozen=True, slots=True)
class DealtSingly(Claim):
    """The dealer deals one card at a time."""

    face_up: bool = False

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"deal-dealing{'-face-up' if self.face_up else ''}")


@dataclass(frozen=True, slots=True)
class DealtInBatches(Claim):
    """The dealer deals several cards at a time."""

    batches: tuple[int, ...]
    face_up: bool = False

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        name = f"deal-dealing-batches{'-face-up' if self.face_up else ''}"
        return phrase(name, batches=Listed(self.batches, join="and"))


@dataclass(frozen=True, slots=True)
class HandsLieOpen(Claim):
    """All hands lie face up, for everybody to see."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("hands-open")


@dataclass(frozen=True, slots=True)
class EveryoneGets(Claim):
    """How many cards everyone gets in each hand."""

    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("deal-cards", cards=self.cards)


@dataclass(frozen=True, slots=True)
class EveryoneGetsAndLeft(Claim):
    """How many cards everyone gets, where the starter comes from, and how many cards are then left."""

    cards: int
    starter: StarterSource
    stock: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"deal-cards-and-stock-{self.starter}", cards=self.cards, stock=self.stock)


@dataclass(frozen=True, slots=True)
class EveryoneGetsByHand(Claim):
    """How many cards everyone gets in the first hand, in the second, and so on."""

    schedule: tuple[int, ...]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        first, *further = self.schedule
        return phrase("deal-per-hand", cards=first, further=Listed(tuple(further), join="comma"))


@dataclass(frozen=True, slots=True)
class EveryoneGetsCounter(Claim):
    """Everyone gets as many cards as the own counter says."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("deal-counter")


@dataclass(frozen=True, slots=True)
class DealtOtherwise(Claim):
    """Who is dealt more cards than the others, or fewer."""

    who: Handicapped
    cards: int
    fewer: bool

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        who = phrase(f"handicapped-{self.who}")
        return phrase("deal-fewer" if self.fewer else "deal-more", who=who, cards=self.cards)


@dataclass(frozen=True, slots=True)
class EachWinnerDealtOtherwise(Claim):
    """If several players won the hand before, each of them is dealt so many cards."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("handicapped-each-winner")


@dataclass(frozen=True, slots=True)
class LoserDealtOtherwise(Claim):
    """Who the loser is who is dealt more or fewer cards; in a tie there is none."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("handicapped-loser-is")


@dataclass(frozen=True, slots=True)
class VoidHandHasNoLoser(Claim):
    """After a void hand no loser is dealt more or fewer cards."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("handicapped-not-after-void")


@dataclass(frozen=True, slots=True)
class EveryoneHasCounter(Claim):
    """The number that every player carries through the game."""

    start: int
    end: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("counter", start=self.start, end=self.end)


@dataclass(frozen=True, slots=True)
class CounterFallsFor(Claim):
    """Whose counter falls, and when."""

    whose: CounterFalls

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"counter-falls-{self.whose}")


@dataclass(frozen=True, slots=True)
class NoCounterFallsAfterVoid(Claim):
    """A hand that is void has no loser whose counter falls."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("counter-falls-not-after-void")


@dataclass(frozen=True, slots=True)
class StarterComesFrom(Claim):
    """Where the starter comes from, and what becomes of the other cards."""

    source: StarterSource

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"deal-starter-{self.source}")


@dataclass(frozen=True, slots=True)
class CutterIsShown(Claim):
    """The card at the bottom of the stock is shown."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("cutter")


@dataclass(frozen=True, slots=True)
class CutterIsNever(Claim):
    """Cards that are not shown at the bottom of the stock."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("cutter-not", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class CutterStays(Claim):
    """What was shown counts for the whole hand, wherever the card goes."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("cutter-stays")


@dataclass(frozen=True, slots=True)
class DealsFirst(Claim):
    """Who deals the first hand."""

    who: FirstDealer

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"first-dealer-{slug(self.who)}")


@dataclass(frozen=True, slots=True)
class DealsNext(Claim):
    """Who deals the next hand."""

    who: NextDealer

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"next-dealer-{slug(self.who)}")


@dataclass(frozen=True, slots=True)
class DealsOfSeveral(Claim):
    """Of several players who would deal the next hand it is the first to the dealer's left."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("next-dealer-of-several")
