"""Say what the book tells in the author's own words. Whoever plays by claims takes no notice of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from ...cards.cards import CardSet, Deck
from ...telling.claim import WORDING, Claim
from ...telling.phrase import OwnText, Phrase, phrase

Texts: TypeAlias = Annotated[tuple[tuple[str, str], ...], WORDING]
"""Language tag and text; the tag is empty for the author's own language."""


@dataclass(frozen=True, slots=True)
class ToldOfCards(Claim):
    """What the players themselves see to when one of some cards is laid."""

    cards: CardSet
    texts: Texts
    otherwise: bool = False
    """Whether it is for whoever does not lay the card that was asked for."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("told-otherwise" if self.otherwise else "told", text=OwnText(self.texts))

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


@dataclass(frozen=True, slots=True)
class ToldOfForgottenCall(Claim):
    """What the players themselves see to when somebody forgets a call."""

    texts: Texts

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("told-forgotten", text=OwnText(self.texts))
