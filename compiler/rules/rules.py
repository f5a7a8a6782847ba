"""Everything that is agreed for one table: a player count, a choice of options, and all answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from crazy8.compiler.rules.answer import Answer
from crazy8.compiler.rules.calls import Calls
from crazy8.compiler.rules.cards import Deck
from crazy8.compiler.rules.deal import Deal
from crazy8.compiler.rules.drawing import Drawing
from crazy8.compiler.rules.effects import Effects
from crazy8.compiler.rules.finish import Finish
from crazy8.compiler.rules.fits import Fits
from crazy8.compiler.rules.game import Game
from crazy8.compiler.rules.obligations import Obligations
from crazy8.compiler.rules.scoring import Scoring
from crazy8.compiler.rules.several import Extra
from crazy8.compiler.rules.starter import Starter
from crazy8.compiler.rules.stock import Stock
from crazy8.compiler.rules.table import Table
from crazy8.compiler.source import Span

Value = TypeVar("Value")


class Identity(NamedTuple):
    """What the head of a file says of the variant."""

    name: str
    title: str
    titles: tuple[tuple[str, str], ...]
    """Further titles: language tag and text."""
    sources: tuple[tuple[str, str, str | None], ...]
    """The declared sources: name, description, address."""
    span: Span
    """The `variant` statement."""
    countries: tuple[str, ...] = ()
    """Where the game is played in this way."""

    def title_in(self, language: str) -> str:
        """The title in a language, else the main one."""
        return dict(self.titles).get(language, self.title)


class OptionOffer(NamedTuple):
    """A house rule that the variant offers."""

    name: str
    title: str
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    cites: tuple[str, ...]
    span: Span


class SeatCount:
    """The number of players of `Rules`, which keeps in mind that somebody asked for it; see `for_any_players`."""

    def __get__(self, rules: Rules | None, owner: type[Rules]) -> int:
        """The number; for the class itself there is none."""
        if rules is None:
            raise AttributeError("players")
        rules.memo[SeatCount] = True
        number: int = rules.__dict__["players"]
        return number

    def __set__(self, rules: Rules, number: int) -> None:
        """Take the number of new rules."""
        rules.__dict__["players"] = number


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules for one table. The topics are made from `answers` and hold nothing that those do not say."""

    identity: Identity
    offers: tuple[OptionOffer, ...]
    """Every option that could be chosen."""
    if TYPE_CHECKING:
        players: int
    else:
        players: int = SeatCount()
    options: tuple[str, ...]
    """The chosen options, in the order of the file."""
    answers: tuple[Answer, ...]

    deck: Deck
    table: Table
    deal: Deal
    starter: Starter
    fits: Fits
    drawing: Drawing
    stock: Stock
    effects: Effects
    obligations: Obligations
    extra: Extra
    calls: Calls
    finish: Finish
    scoring: Scoring
    game: Game
    notes: tuple[tuple[str, str], ...]
    """Table manners in the author's words: question and text."""
    memo: dict[object, Any] = field(default_factory=dict, repr=False)
    """What was worked out before. The same rules for another number of players share it, so it may hold
    only what does not depend on that number."""

    def for_any_players(self, key: object, work: Callable[[Rules], Value]) -> Value:
        """What a function makes of the rules; done once for all numbers of players unless it asks for the number.

        Rules that say the same for another number of players share what is remembered.
        """
        if key in self.memo:
            known: Value = self.memo[key]
            return known
        asked_before = self.memo.pop(SeatCount, False)
        result = work(self)
        if SeatCount not in self.memo:
            self.memo[key] = result
            if asked_before:
                self.memo[SeatCount] = True
        return result

    @cached_property
    def _by_question(self) -> dict[str, tuple[Answer, ...]]:
        found: dict[str, tuple[Answer, ...]] = {}
        for answer in self.answers:
            found[answer.question] = (*found.get(answer.question, ()), answer)
        return found

    def answers_to(self, question: str) -> tuple[Answer, ...]:
        """All answers to a question: several if it is asked card by card or number by number."""
        return self._by_question.get(question, ())

    def answer_to(self, question: str) -> Answer | None:
        """The answer to a question, the first one if there are several."""
        return next(iter(self.answers_to(question)), None)

    @property
    def stock_after_deal(self) -> int:
        """How many cards the stock holds after the largest deal, once a starter is turned up; may be negative."""
        taken = self.players * self.deal.cards_each
        return self.deck.size - taken - (1 if self.starter.comes_from == "stock" else 0)
