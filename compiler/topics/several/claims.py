"""Say what the book claims of laying several cards in one turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim, Related
from ...telling.phrase import Phrase, phrase
from ...telling.relations_in_words import related_words


@dataclass(frozen=True, slots=True)
class OneCardATurn(Claim):
    """Several cards are never laid together."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-none")


@dataclass(frozen=True, slots=True)
class LaysTogether(Claim):
    """Several cards may be laid in one turn."""

    each: Related
    """For each card that was laid those that may be laid next in the same turn."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several", answer=related_words(deck, self.each))


@dataclass(frozen=True, slots=True)
class OnlyTheseTogether(Claim):
    """Only some cards may be laid together."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-of", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LaysSeveralOf(Claim):
    """Some cards, and no others, may be laid together, however they follow each other."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-of-these", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class LeastTogether(Claim):
    """How many cards are laid together at least, if it is more than one."""

    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-least", cards=self.cards)


@dataclass(frozen=True, slots=True)
class MostTogether(Claim):
    """How many cards may be laid in one turn."""

    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-most", cards=self.cards)


@dataclass(frozen=True, slots=True)
class TopOfSeveral(Claim):
    """Which of several cards lies on top in the end: the last one laid, or one that the player chooses."""

    which: Literal["last", "chosen"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"several-top-{self.which}")


@dataclass(frozen=True, slots=True)
class EffectsOfSeveral(Claim):
    """Which of several cards act: each of them, or only the one on top."""

    which: Literal["each", "last"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"several-effects-{self.which}")


@dataclass(frozen=True, slots=True)
class OnlyTopAsks(Claim):
    """Of several cards that act only the one on top lets its player name something, or asks for a certain card."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-only-top-asks")


@dataclass(frozen=True, slots=True)
class OnlyTheRow(Claim):
    """On a card on which others may be laid for what it does, and in an open row, only those are laid."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-only-row")


@dataclass(frozen=True, slots=True)
class DrawsFallOnLast(Claim):
    """Of several cards that make different players draw, all draws fall on the one who is hit last."""

    of: Literal["several", "row"] = "several"
    """For a row it is the card that answers and the last one added to it."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("row-draws-fall-on-last" if self.of == "row" else "several-draws-fall-on-last")


@dataclass(frozen=True, slots=True)
class OnlyDrawAnswered(Claim):
    """Of a draw and missed turns, or a skip, that fall together only the draw is answered."""

    beside: Literal["turns", "skips"] = "turns"

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-only-draw-answered" if self.beside == "turns" else "several-only-draw-answered-skips")


@dataclass(frozen=True, slots=True)
class OnlyFirstAnswers(Claim):
    """Of several cards laid against what is owed the first one answers; the others count as at any other time."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-only-first-answers")


@dataclass(frozen=True, slots=True)
class NothingAskedBeside(Claim):
    """Of several cards that make somebody draw, or leave a skip to be answered, the one on top asks for no card."""

    owed: Literal["draw", "skip"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"several-nothing-asked-{self.owed}")


@dataclass(frozen=True, slots=True)
class AllStayWhileTheyAct(Claim):
    """A new stock leaves all cards that were laid together on the discards as long as they act."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-all-stay")


@dataclass(frozen=True, slots=True)
class LastCardsWorkAsTop(Claim):
    """Of several last cards all still do their work if the one on top does, else none of them."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-last-work-as-top")


@dataclass(frozen=True, slots=True)
class LastCardsTogether(Claim):
    """Whether the hand may be emptied with several cards at once."""

    may: bool

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("several-last-allowed" if self.may else "several-last-forbidden")
