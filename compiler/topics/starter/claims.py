"""Say what the book claims of the starter, who begins, and which way play goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards
from ...telling.claim import Claim
from ...telling.phrase import Phrase, phrase, slug
from ..effects.clauses import effect_phrases
from ..effects.told_effects import ToldEffect
from ..players.model import Direction, FirstPlayer


@dataclass(frozen=True, slots=True)
class StarterIs(Claim):
    """What is done with some starters that needs no further word."""

    cards: CardSet
    done: Literal[
        "plain", "acts", "acts, before first", "acts, dealer starts", "any fits", "bury", "under", "redraw", "reshuffle"
    ]

    def words(self, deck: Deck) -> Phrase:
        """Tell it; of ordinary starters that there are no others, if so."""
        if self.done == "plain" and self.cards == deck.every_card:
            return phrase("starter-plain-all")
        return phrase(f"starter-{slug(self.done.replace(',', ''))}", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class StarterIsNamedFor(Claim):
    """Who names what is to be followed on some starters."""

    cards: CardSet
    who: Literal["dealer", "first"]
    may: bool
    what: Literal["suit", "rank", "suit and rank"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        choice, named = "may" if self.may else "must", slug(self.what)
        return phrase(f"starter-{self.who}-names", cards=name_cards(deck, self.cards), choice=choice, named=named)


@dataclass(frozen=True, slots=True)
class StarterDoes(Claim):
    """What some starters do as if they had been laid, whatever they do otherwise."""

    cards: CardSet
    effects: tuple[ToldEffect, ...]
    laid_by: Literal["anybody", "dealer", "before first", "dealer starts"]
    """As though whom had laid it; `anybody` where that is no matter. `dealer starts`: the dealer, who then begins."""

    def words(self, deck: Deck) -> Phrase:
        """Tell one effect after the other."""
        key = "starter-effects" if self.laid_by == "anybody" else f"starter-effects-{slug(self.laid_by)}"
        return phrase(key, cards=name_cards(deck, self.cards), effects=effect_phrases(deck, self.effects))


@dataclass(frozen=True, slots=True)
class Begins(Claim):
    """Who has the first turn of a hand."""

    who: FirstPlayer

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"first-player-{slug(self.who)}")


@dataclass(frozen=True, slots=True)
class BeginsOfSeveral(Claim):
    """Of several winners or losers the first to the dealer's left begins."""

    whom: Literal["winners", "losers"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("first-player-of-several" if self.whom == "winners" else "first-player-of-several-losers")


@dataclass(frozen=True, slots=True)
class HolderBegins(Claim):
    """Whoever holds certain cards has the first turn."""

    cards: CardSet

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("first-player-holder", cards=name_cards(deck, self.cards))


@dataclass(frozen=True, slots=True)
class HolderOfSeveral(Claim):
    """Who begins of several players that hold such cards."""

    which: Literal["any", "lowest", "highest"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"first-player-holder-{self.which}")


@dataclass(frozen=True, slots=True)
class HolderLeads(Claim):
    """Whoever begins so has to lay such a card first."""

    which: Literal["any", "lowest", "highest"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"first-player-holder-leads-{self.which}")


@dataclass(frozen=True, slots=True)
class NobodyHolds(Claim):
    """Who begins if nobody holds such a card."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("first-player-holder-nobody")


@dataclass(frozen=True, slots=True)
class PlayGoes(Claim):
    """Which way play goes round."""

    way: Direction

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"direction-{slug(self.way)}")
