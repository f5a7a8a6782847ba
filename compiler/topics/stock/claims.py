"""Say what the book claims of the empty stock and the blocked hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import Deck
from ...telling.claim import Claim
from ...telling.phrase import Phrase, phrase, slug
from .model import RefillCount, Shortfall, StockEmpty, StockExhausted, StockKeeps, StockRefills

BlockedCount = Literal[
    "each pays own hand",
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "lowest wins",
    "each collects differences",
    "winner takes",
    "places",
    "none",
]
"""Nobody is out, so it is one thing whether the winner or everyone who went out collects."""


@dataclass(frozen=True, slots=True)
class StockUsedUp(Claim):
    """What happens when the stock is used up."""

    then: StockEmpty

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"stock-empty-{slug(self.then)}")


@dataclass(frozen=True, slots=True)
class StockRenewed(Claim):
    """At which moment the discards become the stock."""

    when: StockRefills

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"stock-refills-{slug(self.when)}")


@dataclass(frozen=True, slots=True)
class DiscardsThatStay(Claim):
    """What stays of the discards when a new stock is made of them."""

    what: StockKeeps

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"stock-keeps-{slug(self.what)}")


@dataclass(frozen=True, slots=True)
class RenewalsAtMost(Claim):
    """How often a new stock is made in one hand."""

    times: RefillCount

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("stock-limit", times=self.times)


@dataclass(frozen=True, slots=True)
class NothingToRenew(Claim):
    """What happens when there are no discards to make a new stock of."""

    then: StockExhausted

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"stock-exhausted-{slug(self.then)}")


@dataclass(frozen=True, slots=True)
class TooFewToDraw(Claim):
    """What becomes of draws for which there are too few cards."""

    then: Shortfall

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"stock-short-{slug(self.then)}")


@dataclass(frozen=True, slots=True)
class BlockedByPasses(Claim):
    """How many passes in a row block a hand: whole rounds of all players who are still in, and some more."""

    rounds: int
    passes: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        if self.rounds == 0:
            return phrase("stock-blocked-passes", passes=self.passes)
        if self.passes:
            return phrase("stock-blocked-rounds-and-passes", rounds=self.rounds, passes=self.passes)
        return phrase("stock-blocked", rounds=self.rounds)


@dataclass(frozen=True, slots=True)
class NoPassToMissATurn(Claim):
    """A player who misses a turn has not passed."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("stock-blocked-missed")


@dataclass(frozen=True, slots=True)
class NoPassAfterADraw(Claim):
    """A player who has drawn in a turn has not passed, though no card was laid."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("stock-blocked-drew")


@dataclass(frozen=True, slots=True)
class PassByDrawingTheLast(Claim):
    """A player who has drawn what was due, after which there is nothing to draw, and misses the turn, has passed."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("stock-blocked-drew-last")


@dataclass(frozen=True, slots=True)
class BlockedByCards(Claim):
    """How many cards laid in a hand block it."""

    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("stock-blocked-cards", cards=self.cards)


@dataclass(frozen=True, slots=True)
class BlockedCounts(Claim):
    """How a hand counts that nobody won by going out; without an answer it is void."""

    how: BlockedCount | None
    points: int | None = None
    """For `winner takes`: how many."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("blocked-void" if self.how is None else f"blocked-{slug(self.how)}", points=self.points or 0)


@dataclass(frozen=True, slots=True)
class FirstOutHasWon(Claim):
    """A hand in which the others played on, and that ended otherwise, counts as won by whoever was out first."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("blocked-won-by-first-out")


@dataclass(frozen=True, slots=True)
class EndedCountsAsBlocked(Claim):
    """A hand that a player ended with a card counts as a blocked one."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("ended-counts-as-blocked")
