"""Say what the book claims of answers to what cards make owed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import WORDING, Claim, Related
from ...telling.phrase import Phrase, phrase, slug
from ...telling.relations_in_words import related_words
from .model import AnsweredBy, Challenge, Fine

Unit = Literal["draw", "skip", "turn", "play"]
CountedUnit = Literal["draw", "skip", "turn"]
ReplyTold = Literal["adds", "told apart", "doubles", "replaces", "passes on", "sends back", "cancels", "cancels last"]
"""What is owed: draws, skipped seats, missed turns, or a card to be laid."""


@dataclass(frozen=True, slots=True)
class Answers(Claim):
    """Which cards answer what some cards make owed, laid by whoever owes it, and what then becomes of it."""

    owing: CardSet
    answer: Related
    """For each of the owing cards those that answer it."""
    mode: ReplyTold
    """What becomes of it; told apart, if the statement on the answer does without that."""
    unit: Unit
    of_some: Annotated[bool, WORDING]
    """Whether the entry in the list is about more cards than these."""
    owed: Annotated[tuple[int, ...], WORDING]
    """How many cards each card makes somebody draw, by which the answers may be alike."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it; against which cards, if the entry is about more of them."""
        answer = related_words(deck, self.answer, self.owed)
        reply = phrase(f"reply-{self.unit}-{slug(self.mode)}", answer=answer)
        return phrase("reply-to-some", owing=name_cards(deck, self.owing), reply=reply) if self.of_some else reply

    def lead(self) -> CardSet | None:
        """Return the owing cards, if they stand in front."""
        return None if self.of_some else self.owing


@dataclass(frozen=True, slots=True)
class AnswersAddUp(Claim):
    """What becomes of what some cards make owed where nothing is said of an answer."""

    owing: CardSet
    unit: CountedUnit

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"reply-{self.unit}-unsaid-adds")

    def lead(self) -> CardSet:
        """Return the owing cards, which stand in front."""
        return self.owing


@dataclass(frozen=True, slots=True)
class MayBeChallenged(Claim):
    """Whoever has to draw for some cards may doubt that they were laid rightly: who then draws how many."""

    cards: CardSet
    challenge: Challenge

    def words(self, deck: Deck) -> Phrase:
        """Tell what it costs either of them."""
        return phrase("challenge", guilty=_fine(self.challenge.guilty), challenger=_fine(self.challenge.challenger))

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


def _fine(fine: Fine) -> Phrase:
    if not fine.debt:
        return phrase("amount-cards", cards=fine.cards)
    return phrase("fine-debt-plus", cards=fine.cards) if fine.cards else phrase("fine-debt")


@dataclass(frozen=True, slots=True)
class DrawnCardAnswers(Claim):
    """Whether a card drawn for a debt may answer it."""

    may: bool

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("drawn-may-answer" if self.may else "drawn-may-not-answer")


@dataclass(frozen=True, slots=True)
class AnsweredAgain(Claim):
    """With which cards something is answered that was passed on or sent back."""

    by: AnsweredBy

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"answered-by-{slug(self.by)}")


AnswererDoes = Literal["other work", "naming", "nothing"]
ANSWERING: dict[AnswererDoes, str] = {
    "other work": "answering-acts",
    "naming": "answering-names",
    "nothing": "answering-only",
}


@dataclass(frozen=True, slots=True)
class ComparedAsPrinted(Claim):
    """What answers is compared with the card as it is printed, whatever was named for it."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("answering-compared-as-printed")


@dataclass(frozen=True, slots=True)
class ComparedAsNamed(Claim):
    """What answers is compared with the card as it is printed, but with the suit that was named for it, if one was."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("answering-compared-as-named")


@dataclass(frozen=True, slots=True)
class SentBackToOneOut(Claim):
    """Who owes what is sent back to a player who is out."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("sent-back-to-one-out")


@dataclass(frozen=True, slots=True)
class OneOutIsNotDoubted(Claim):
    """Nobody doubts a card whose player is out."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("challenge-not-one-out")


@dataclass(frozen=True, slots=True)
class LeftIsOneCards(Claim):
    """Where the last card’s part lapses, what is left counts as the part of one card."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("left-is-one-cards")


@dataclass(frozen=True, slots=True)
class AnsweringCard(Claim):
    """What some cards that answer do besides: all their other work, but for what would make somebody owe something."""

    cards: CardSet
    does: AnswererDoes
    owing: CardSet | None
    """Against which cards it is so; `None`: against all that they answer."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it; against which cards, if it is otherwise against others."""
        answering = phrase(ANSWERING[self.does], cards=name_cards(deck, self.cards))
        if self.owing is None:
            return answering
        return phrase("reply-to-some", owing=name_cards(deck, self.owing), reply=answering)


@dataclass(frozen=True, slots=True)
class MostDue(Claim):
    """How many cards can be due at most."""

    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("debt-most", cards=self.cards)


@dataclass(frozen=True, slots=True)
class SeveralChallenged(Claim):
    """One unlawful card is enough among several that were laid together."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("challenge-several")
