"""Say what the book claims of the effects of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim, Related
from ...telling.phrase import OwnText, Phrase, phrase, slug
from ...telling.relations_in_words import related_words
from ..conditions.claims import clause
from ..conditions.model import Condition, LiesOn
from ..manners.claims import Texts
from ..several.model import AddedRow
from .clauses import effect_phrases
from .told_effects import ToldEffect


@dataclass(frozen=True, slots=True)
class Does(Claim):
    """What each of some cards does when it is laid, in the order in which it happens; it may be nothing."""

    cards: CardSet
    effects: tuple[ToldEffect, ...]
    in_cutter_suit: bool = False
    """Whether it does so only if it has the suit of the cutter, instead of what it does in other suits."""

    def words(self, deck: Deck) -> Phrase:
        """Tell one effect after the other."""
        where = "-in-cutter-suit" if self.in_cutter_suit else ""
        if not self.effects:
            return phrase(f"card-does-nothing{where}")
        return phrase(f"card-does{where}", effects=effect_phrases(deck, self.effects))

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


@dataclass(frozen=True, slots=True)
class AskedNext(Claim):
    """Where some cards ask one player after the other for a card, what those have to lay who follow on another card."""

    cards: CardSet
    then: Related
    """For each card on top those that are asked for."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("asked-next", cards=related_words(deck, self.then))

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


@dataclass(frozen=True, slots=True)
class DebtorDoesNoMore(Claim):
    """Whoever has drawn for one of some cards may do nothing more in that turn."""

    cards: CardSet
    hits_previous: bool
    """Whether it is the player before that draws, so that play goes on as if nobody had drawn."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("creditor-goes-on" if self.hits_previous else "debtor-waits")

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


@dataclass(frozen=True, slots=True)
class RowOfAddedCards(Claim):
    """Whether the next player may go on with cards added to one in the turn before."""

    row: AddedRow

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"add-open-{slug(self.row)}")


@dataclass(frozen=True, slots=True)
class RowStaysWhileItActs(Claim):
    """A new stock leaves a row of added cards on the discards until the last of them has acted."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("add-row-stays")


@dataclass(frozen=True, slots=True)
class NamesBeforeAdding(Claim):
    """Whoever may name something with a card and lay others on it names first, and the first of those follows."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("add-names-first")


@dataclass(frozen=True, slots=True)
class DoesUnderCondition(Claim):
    """What each of some cards does when it is laid and a condition is met; it may be nothing."""

    cards: CardSet
    condition: Condition
    effects: tuple[ToldEffect, ...]
    instead: bool
    """Whether the cards do something at other times, which they then do not."""

    def words(self, deck: Deck) -> Phrase:
        """Tell the condition, and then one effect after the other."""
        condition = condition_phrase(deck, self.condition)
        instead = "-instead" if self.instead else ""
        if not self.effects:
            return phrase(f"card-does-nothing-if{instead}", condition=condition)
        return phrase(f"card-does-if{instead}", condition=condition, effects=effect_phrases(deck, self.effects))

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


@dataclass(frozen=True, slots=True)
class ToldUnderCondition(Claim):
    """What the players themselves see to when one of some cards is laid and a condition is met."""

    cards: CardSet
    condition: Condition
    texts: Texts

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("told-if", condition=condition_phrase(deck, self.condition), text=OwnText(self.texts))

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


ConditionMeets = Literal["on for starter", "on for several", "copied hand", "copied counter"]


@dataclass(frozen=True, slots=True)
class ConditionMeeting(Claim):
    """What a condition of some cards means where another rule is met: for a starter, for one of several, copied."""

    cards: CardSet
    where: ConditionMeets

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"condition-{slug(self.where)}")

    def lead(self) -> CardSet:
        """Return the cards, which stand in front."""
        return self.cards


def condition_phrase(deck: Deck, condition: Condition) -> Phrase:
    """Tell a condition as a clause about the card, or about whoever laid it."""
    if isinstance(condition, LiesOn):
        return phrase("if-laid-on", cards=name_cards(deck, condition.cards))
    return clause(deck, condition)
