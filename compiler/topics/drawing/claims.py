"""Say what the book claims of drawing in one's own turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from ...cards.cards import Deck
from ...telling.claim import WORDING, Claim
from ...telling.phrase import Phrase, phrase, slug
from .model import Amount, DrawnCard


@dataclass(frozen=True, slots=True)
class DrawsInTurn(Claim):
    """When a turn draws instead of laying a card, and how many cards; if none, when a turn passes."""

    when: Literal["at will", "when unable"]
    amount: Amount

    def words(self, deck: Deck) -> Phrase:
        """Tell both in one sentence."""
        return phrase(f"draw-{slug(self.when)}-{slug(self.amount.mode)}", cards=self.amount.cards or 0)


@dataclass(frozen=True, slots=True)
class PassesWhenDry(Claim):
    """Everybody may pass once nothing can be drawn."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("pass-when-dry")


@dataclass(frozen=True, slots=True)
class DrawsOn(Claim):
    """A turn may go on drawing although a card fits."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("draw-may-go-on")


@dataclass(frozen=True, slots=True)
class TakesTopInstead(Claim):
    """Instead of drawing a turn may take the card on top of the discards, which ends it."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("draw-from-discards")


@dataclass(frozen=True, slots=True)
class DrawnCardMay(Claim):
    """When a card may be laid after drawing, and which: after a number of cards, once one fits, or after each draw."""

    what: DrawnCard
    when: Literal["after all", "once one fits", "after each"]
    one: Annotated[bool, WORDING]

    def words(self, deck: Deck) -> Phrase:
        """Tell it, with the article that the number of drawn cards asks for."""
        when = {"after all": "", "once one fits": "until-", "after each": "each-"}[self.when]
        return phrase(f"drawn-{when}{slug(self.what)}", cards=1 if self.one else 2)


@dataclass(frozen=True, slots=True)
class PassesAfter(Claim):
    """After which draw a turn may end without a card laid."""

    draw: Literal["last draw", "any draw", "any draw if unable"]
    """`any draw if unable`: after any, but whoever can lay a card then must."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"pass-after-{slug(self.draw)}")


@dataclass(frozen=True, slots=True)
class PassesAtWill(Claim):
    """A turn may be passed without drawing."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("pass-at-will")
