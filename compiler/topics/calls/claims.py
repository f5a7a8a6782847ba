"""Say what the book claims of the calls."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.cards import Deck
from ...telling.claim import Claim
from ...telling.phrase import Listed, Phrase, phrase, slug
from .model import Catcher, Penalty, Window


@dataclass(frozen=True, slots=True)
class NoCall(Claim):
    """Nothing has to be said."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-none")


@dataclass(frozen=True, slots=True)
class CallAt(Claim):
    """What has to be said with how many cards."""

    word: str
    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-at", word=self.word, cards=self.cards)


@dataclass(frozen=True, slots=True)
class CallAhead(Claim):
    """What has to be said in the turn before the one that lays the last cards."""

    word: str

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-ahead", word=self.word)


@dataclass(frozen=True, slots=True)
class CallAheadInRound(Claim):
    """Being asked for a card in a round is a turn for a call that is made a turn ahead."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-ahead-in-round")


@dataclass(frozen=True, slots=True)
class CallAheadInVain(Claim):
    """A call that is made a turn ahead was needless if no last card follows."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-false-ahead")


@dataclass(frozen=True, slots=True)
class ForgottenCallCosts(Claim):
    """What it costs to forget the call that was told just before."""

    penalty: Penalty

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return _costing("call-forgotten", self.penalty)


@dataclass(frozen=True, slots=True)
class MadeGoodInOwnTurn(Claim):
    """The forgotten call that was told just before can be made in any later turn of its player."""

    ahead: bool
    """Whether it then counts only from the turn after that one."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-made-good-own-turn-ahead" if self.ahead else "call-made-good-own-turn")


@dataclass(frozen=True, slots=True)
class NotOutAfterDrawing(Claim):
    """Whoever has to draw for the call that was told just before is not out, though the last card lies."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("call-last-not-out")


@dataclass(frozen=True, slots=True)
class ForgottenWordCosts(Claim):
    """What it costs to forget one of the calls, told on its own."""

    word: str
    penalty: Penalty

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return _costing("call-word-forgotten", self.penalty, word=self.word)


@dataclass(frozen=True, slots=True)
class CaughtBy(Claim):
    """Who may point out a forgotten call."""

    who: Catcher

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"catcher-{self.who}")


@dataclass(frozen=True, slots=True)
class CallMadeGoodUntil(Claim):
    """Until when a call can be made up for; where somebody has to catch it, until then that too."""

    until: Window
    can_be_caught: bool

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase(f"call-{'caught' if self.can_be_caught else 'made-good'}-{slug(self.until)}")


@dataclass(frozen=True, slots=True)
class NeedlessCallCosts(Claim):
    """What a call costs that was not due."""

    penalty: Penalty

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return _costing("call-false", self.penalty)


@dataclass(frozen=True, slots=True)
class WrongAccusationCosts(Claim):
    """What it costs to accuse a player who forgot nothing."""

    penalty: Penalty

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return _costing("call-doubt", self.penalty)


def costs_something(penalty: Penalty) -> bool:
    """Return whether a penalty takes anything from whoever pays it."""
    return bool(_costs(penalty).items)


def _costing(key: str, penalty: Penalty, **more: str) -> Phrase:
    costs = _costs(penalty)
    return phrase(key, penalty=costs, **more) if costs.items else phrase(f"{key}-nothing", **more)


def _costs(penalty: Penalty) -> Listed:
    """Tell all that a penalty costs."""
    costs = []
    if penalty.cards is not None:
        costs.append(phrase("penalty-cards", cards=penalty.cards))
    if penalty.turns:
        costs.append(phrase("penalty-turns", turns=penalty.turns))
    if penalty.no_finish:
        costs.append(phrase("penalty-no-finish"))
    return Listed(tuple(costs), join="and")
