"""Say what the book claims of scores, and of what cards count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import WORDING, Claim
from ...telling.phrase import Listed, Phrase, phrase, slug
from .model import Mode


@dataclass(frozen=True, slots=True)
class HandScores(Claim):
    """Who scores what for a hand that somebody won."""

    mode: Mode
    plays_on: Annotated[bool, WORDING] = False
    """Whether nobody is out who has laid the last card, so that it need not be said who wins by it."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        if self.plays_on and self.mode.kind == "none":
            return phrase("score-none-plays-on")
        if self.mode.by_place:
            return phrase("score-by-place", points=Listed(self.mode.by_place, join="comma"))
        return phrase(f"score-{slug(self.mode.kind)}", points=self.mode.points or 0)


@dataclass(frozen=True, slots=True)
class SideWentOut(Claim):
    """It is a side that has gone out: the first one whose two players are both out."""

    of_player: Annotated[bool, WORDING] = False
    """Whether the two hands of a player are meant, and not those of two partners."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-side-went-out-dummies" if self.of_player else "score-side-went-out")


@dataclass(frozen=True, slots=True)
class PartnersScoreTogether(Claim):
    """Both partners are credited with the points of their side."""

    of_player: Annotated[bool, WORDING] = False
    """Whether the two hands of a player are meant, and not those of two partners."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-partners-dummies" if self.of_player else "score-partners")


@dataclass(frozen=True, slots=True)
class SideHandsCountTogether(Claim):
    """The two hands of a side count as one."""

    of_player: Annotated[bool, WORDING] = False
    """Whether the two hands of a player are meant, and not those of two partners."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-side-hands-dummies" if self.of_player else "score-side-hands")


@dataclass(frozen=True, slots=True)
class NothingFromPartner(Claim):
    """Nobody scores for the cards that a partner holds."""

    of_player: Annotated[bool, WORDING] = False
    """Whether the two hands of a player are meant, and not those of two partners."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-not-partner-dummies" if self.of_player else "score-not-partner")


@dataclass(frozen=True, slots=True)
class LastCardMultiplies(Claim):
    """With which last cards the points of a hand count several times."""

    cards: CardSet
    times: int
    first_out: bool
    """The last card of whoever is out first, where play goes on."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        key = "bonus-times-first-out" if self.first_out else "bonus-times"
        return phrase(key, cards=name_cards(deck, self.cards), times=self.times)


@dataclass(frozen=True, slots=True)
class LastCardAdds(Claim):
    """Points that somebody who goes out on some cards adds to the own total, or takes off it if below zero."""

    cards: CardSet
    points: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        key = "bonus-less" if self.points < 0 else "bonus-more"
        return phrase(key, cards=name_cards(deck, self.cards), points=abs(self.points))


@dataclass(frozen=True, slots=True)
class PointsRounded(Claim):
    """Points are rounded to a multiple, halves up."""

    to: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-rounds", points=self.to)


@dataclass(frozen=True, slots=True)
class PointsAtLeast(Claim):
    """What counts anything counts at least so much."""

    points: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-rounds-at-least", points=self.points)


@dataclass(frozen=True, slots=True)
class RenewalCosts(Claim):
    """What it costs to make a new stock necessary; doubling, each further time in the game twice as much."""

    points: int
    doubling: bool
    taken: bool = False
    """Whether it is taken off the total, because points are good."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        key = "score-reshuffle-doubling" if self.doubling else "score-reshuffle"
        return phrase(f"{key}-taken" if self.taken else key, points=self.points)


@dataclass(frozen=True, slots=True)
class DrawnCardCosts(Claim):
    """What each card costs that somebody draws from the stock, whatever for."""

    points: int
    taken: bool
    """Whether it is taken off the total, because points are good."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-drawn-taken" if self.taken else "score-drawn-added", points=self.points)


@dataclass(frozen=True, slots=True)
class FineDoublesAtMost(Claim):
    """How often a fine for a new stock doubles."""

    times: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("score-reshuffle-doubles-at-most", times=self.times)


@dataclass(frozen=True, slots=True)
class CardsCount(Claim):
    """How many points some cards count, each."""

    cards: CardSet
    points: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("value-points", cards=name_cards(deck, self.cards), points=self.points)


@dataclass(frozen=True, slots=True)
class CardsCountTheirNumber(Claim):
    """Some cards count the number printed on them, or a multiple of it."""

    cards: CardSet
    times: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("value-face", cards=name_cards(deck, self.cards), times=self.times)
