"""Say what the book claims of going out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim
from ...telling.phrase import Phrase, phrase, slug
from ..conditions.claims import clause
from ..conditions.model import Condition
from .model import LastCard

HandGoes = Literal[
    "hand ends",
    "hand ends for the side",
    "hand ends for the player",
    "play on",
    "next counter",
    "both partners",
    "both hands",
]
"""What becomes of the hand when somebody has laid the last card."""


@dataclass(frozen=True, slots=True)
class WhenOut(Claim):
    """What happens when somebody has laid the last card."""

    then: HandGoes
    comes_later: bool = False
    """Whether nobody is out as soon as the last card lies."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"finish-{_slug(self.then)}{'-once-out' if self.comes_later else ''}")


@dataclass(frozen=True, slots=True)
class Aim(Claim):
    """What a player tries to do in a hand."""

    then: HandGoes

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"aim-{_slug(self.then)}")


def _slug(then: HandGoes) -> str:
    ends = {"hand ends for the side": "hand-ends-partners", "hand ends for the player": "hand-ends-dummies"}
    return ends.get(then, slug(then))


@dataclass(frozen=True, slots=True)
class PointsAre(Claim):
    """Whether the cards that are left bring points to others or count against their holder."""

    what: Literal["penalties", "rewards"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"aim-{self.what}")


@dataclass(frozen=True, slots=True)
class OutOnlyOn(Claim):
    """The cards on which alone somebody may go out."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("finish-only-on", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LastCardDoes(Claim):
    """What some cards do as somebody's last one."""

    cards: CardSet
    last: LastCard

    def words(self, deck: Deck) -> Phrase:
        """Tell it; of every card there is no other one to compare it with."""
        if self.last.kind in ("wins", "out at next turn") and self.cards == deck.every_card:
            return phrase(f"last-card-{slug(self.last.kind)}-on-any")
        name = name_cards(deck, self.cards)
        return phrase(f"last-card-{slug(self.last.kind)}", cards=name, number=self.last.cards or 0)


@dataclass(frozen=True, slots=True)
class LastCardDoesWhile(Claim):
    """What some cards do as somebody's last one under a condition, whatever they do otherwise."""

    cards: CardSet
    condition: Condition
    last: LastCard

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        name, when = name_cards(deck, self.cards), clause(deck, self.condition)
        number = self.last.cards or 0
        if self.last.kind == "forbidden" and self.cards == deck.every_card:
            return phrase("last-card-forbidden-while-any", condition=when)
        return phrase(f"last-card-{slug(self.last.kind)}-while", condition=when, cards=name, number=number)


@dataclass(frozen=True, slots=True)
class LastCardActsAmongOthers(Claim):
    """Some last cards do among those who are still in what they do in play, and their player is out at once."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("last-card-acts-among-the-others", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LastCardNamesNothing(Claim):
    """Nothing is named for some last cards, though they still act."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("last-card-names-nothing", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LastCardMayBeDoubted(Claim):
    """Some last cards may be doubted, and whoever draws for that is in again."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("last-card-may-be-doubted", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LastCardIsAnswered(Claim):
    """Some last cards act and may be answered, but do not bring their player back."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("last-card-is-answered", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class NothingToDrawForLastCard(Claim):
    """Whoever should draw for the last card and cannot stays in without cards."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("last-card-draws-none")


@dataclass(frozen=True, slots=True)
class LastCardIsCovered(Claim):
    """Some last cards still ask for another one; before that is laid their player is not out."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("last-card-has-to-be-covered", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LastCoverDoes(Claim):
    """What a last card does that is laid on some cards as a cover."""

    covered: CardSet
    last: LastCard

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        name = name_cards(deck, self.covered)
        return phrase(f"finish-after-{slug(self.last.kind)}", cards=name, number=self.last.cards or 0)


@dataclass(frozen=True, slots=True)
class NobodyWinsWhileAnotherIsEmpty(Claim):
    """Nobody has won while another player holds no card."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("finish-waits")


@dataclass(frozen=True, slots=True)
class OutBySum(Claim):
    """What a player may say whose cards add up to the number on the top card."""

    word: str

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("claim", word=self.word)


@dataclass(frozen=True, slots=True)
class EndsBySaying(Claim):
    """What a player may say in turn, instead of laying a card or drawing, to end the hand, and with how many points."""

    word: str
    at_most: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("knock", word=self.word, points=self.at_most)


@dataclass(frozen=True, slots=True)
class OwedLapses(Claim):
    """Whoever is out by the sum of the hand, while others play on, owes nothing any more, and nobody else does."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("claim-owed-lapses")


@dataclass(frozen=True, slots=True)
class MostCards(Claim):
    """What happens to whoever holds more cards than this."""

    cards: int
    result: Literal["out", "loses"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"hand-limit-{self.result}", cards=self.cards)


@dataclass(frozen=True, slots=True)
class LimitCountedAfterWork(Claim):
    """When hands are counted for the limit, if a card makes several larger."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("hand-limit-when")


@dataclass(frozen=True, slots=True)
class WinnerOfLostHandScores(Claim):
    """What is scored by whoever has won a hand because somebody else held too many cards."""

    differences: bool
    """Whether the differences between hands, instead of what is scored for going out."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("hand-limit-winner-scores-differences" if self.differences else "hand-limit-winner-scores")


@dataclass(frozen=True, slots=True)
class PutOutIsNotCompared(Claim):
    """Whoever is out because of too many cards has no hand that could be the lowest."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("hand-limit-not-compared")


@dataclass(frozen=True, slots=True)
class OneLeft(Claim):
    """What becomes of the only player left when all others are out, some because they held too many cards."""

    takes_place: bool

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("hand-limit-one-left-takes-place" if self.takes_place else "hand-limit-one-left-wins")
