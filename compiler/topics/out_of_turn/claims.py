"""Say what the book claims of cards out of turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import Deck
from ...telling.claim import Claim, Related
from ...telling.phrase import Phrase, phrase, slug
from ...telling.relations_in_words import related_words


@dataclass(frozen=True, slots=True)
class NobodyThrowsIn(Claim):
    """Nobody may lay a card out of turn."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("jump-none")


@dataclass(frozen=True, slots=True)
class ThrowsIn(Claim):
    """Whoever holds a card that goes with the one on top may throw it in until the next player acts."""

    cards: Related
    """For each card on top those that may be thrown in."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("jump", answer=related_words(deck, self.cards))


@dataclass(frozen=True, slots=True)
class AfterThrowingIn(Claim):
    """Where play goes on after a card was thrown in."""

    then: Literal["after jumper", "resume"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"jump-then-{slug(self.then)}")


@dataclass(frozen=True, slots=True)
class EffectBelowThrownIn(Claim):
    """What becomes of the effects of the card on which one was thrown."""

    effect: Literal["cancels", "adds"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"jump-effect-{self.effect}")


@dataclass(frozen=True, slots=True)
class ThrowsInWhileOwing(Claim):
    """Whether a card may be thrown in on one that makes somebody owe something."""

    owing: Literal["also", "not"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"jump-owing-{self.owing}")


@dataclass(frozen=True, slots=True)
class OnlyNewAsks(Claim):
    """Of a card below and one thrown in that both ask for a card, only the new one still asks."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("jump-new-asks")


@dataclass(frozen=True, slots=True)
class NobodyThrowsInRounds(Claim):
    """While a round is open, and on the card with which it ended, nobody throws one in."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("jump-not-in-round")
