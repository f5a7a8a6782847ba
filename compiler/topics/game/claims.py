"""Say what the book claims of the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...cards.cards import Deck
from ...telling.claim import Claim
from ...telling.phrase import Phrase, phrase, slug
from ..players.model import Leaver
from .model import Outcome, Tie

WonBy = Literal["lowest total", "highest total", "most hands", "best places"]


@dataclass(frozen=True, slots=True)
class GameOfHands(Claim):
    """How many hands a game has: one, a number, or so many that everyone has dealt so often."""

    hands: int
    deals_of_each: bool = False

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("game-each-deals" if self.deals_of_each else "game-hands", hands=self.hands)


@dataclass(frozen=True, slots=True)
class EveryHandIsAGame(Claim):
    """A game is over with its hand."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("game-single-hand")


@dataclass(frozen=True, slots=True)
class UnwonHandDecides(Claim):
    """Who wins a game of one hand that counts, although nobody has won it."""

    by: Literal["lowest", "highest"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"game-single-unwon-{self.by}")


@dataclass(frozen=True, slots=True)
class GameToPoints(Claim):
    """At how many points a game ends, and who has then won it."""

    points: int
    past: bool
    for_each_player: bool
    outcome: Outcome

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        each = "-per-player" if self.for_each_player else ""
        target = phrase(f"points-{'past' if self.past else 'reached'}{each}", points=self.points)
        return phrase(f"game-target-{slug(self.outcome)}", target=target)


@dataclass(frozen=True, slots=True)
class GameOfColumns(Claim):
    """A game is kept in columns that go to a number of points each."""

    columns: int
    points: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("game-columns", columns=self.columns, points=self.points)


@dataclass(frozen=True, slots=True)
class GameOfCounters(Claim):
    """A game is won, or lost, by the first whose counter comes down to a number."""

    end: int
    loses: bool = False

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("game-counter-loses" if self.loses else "game-counter", end=self.end)


@dataclass(frozen=True, slots=True)
class GameUntilOneIsLeft(Claim):
    """A game goes on until one player is left, who has won it or lost it."""

    the_last: Literal["wins", "loses"]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"game-until-one-is-left-{self.the_last}")


@dataclass(frozen=True, slots=True)
class LeavesGame(Claim):
    """Who leaves the game after each hand."""

    who: Leaver

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"leaves-game-{self.who}")


@dataclass(frozen=True, slots=True)
class RunDownLeavesGame(Claim):
    """Whoever's counter comes down to a number leaves the game."""

    end: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("counter-over-leaves", end=self.end)


@dataclass(frozen=True, slots=True)
class LeftDoNotCount(Claim):
    """Who has left the game is neither the winner nor the loser who deals or begins."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("left-do-not-count")


@dataclass(frozen=True, slots=True)
class NobodyLeavesAfterVoid(Claim):
    """A hand that is void has no loser."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("leaves-game-not-after-void")


@dataclass(frozen=True, slots=True)
class GameWonBy(Claim):
    """Who has won a game of a number of hands."""

    by: WonBy

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"game-winner-{slug(self.by)}")


@dataclass(frozen=True, slots=True)
class GameTied(Claim):
    """What happens in a tie."""

    then: Tie

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"tie-{slug(self.then)}")


@dataclass(frozen=True, slots=True)
class ExactTotalGoesBack(Claim):
    """A total of just so many points goes back."""

    points: int
    back_to: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("game-exactly", points=self.points, back=self.back_to)
