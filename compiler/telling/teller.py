"""Give all topics what they need to tell something: names for cards, and sources."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from ..cards.cards import CardSet
from ..questions.answer import Answer
from ..rules.key import Key
from .answers_told import ToldAnswer, said, subject
from .cards_drawn import pictured
from .cards_in_words import name_cards
from .claim import Claim
from .facts import Told
from .origins import marks_of
from .phrase import CardsName

if TYPE_CHECKING:
    from ..topics.rules import Rules

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Teller:
    """The rules of one table, and how they are told."""

    rules: Rules

    def named(self, cards: CardSet) -> CardsName:
        """Name a set of cards in words."""
        return name_cards(self.rules.deck, cards)

    def told(
        self,
        slot: str,
        *claims: Claim,
        by: Sequence[Key] = (),
        tells: Sequence[Key] | None = None,
        cards: CardSet | None = None,
        quiet: bool = False,
        shown: CardSet = 0,
    ) -> Told:
        """Tell some claims, with the marks of the answers to the questions `by`; about some cards only if given.

        It tells these answers, or those to the questions `tells`: some it only follows from, some it tells by the way.
        `shown` are cards to be drawn beside it; those of the lead are drawn anyhow.
        """
        lead = next((cards for cards in (claim.lead() for claim in claims) if cards is not None), None)
        about = lead if cards is None else cards
        answers = self._answers(by, about)
        told = answers if tells is None else self._answers(tells, about)
        deck = self.rules.deck
        name = None if lead is None else self.named(lead)
        pictures = pictured(deck, shown if lead is None else lead)
        says = self.says(told, about)
        phrases = tuple(claim.words(deck) for claim in claims)
        return Told(slot, phrases, marks_of(answers), name, quiet=quiet, pictures=pictures, says=says, claims=claims)

    def says(self, answers: Iterable[Answer], about: CardSet | None = None) -> tuple[ToldAnswer, ...]:
        """Tell some answers about some cards."""
        return tuple(said(answer, self.rules.deck, about) for answer in answers)

    def _answers(self, questions: Sequence[Key], about: CardSet | None) -> list[Answer]:
        """Return the answers to some questions about some cards."""
        return [answer for key in questions for answer in _telling(self.rules.answers_to(key), about)]


Topic = Callable[[Teller], Iterator[Told]]


def _telling(answers: Sequence[Answer], cards: CardSet | None) -> list[Answer]:
    """Return the answers to a question about some cards; an answer "none" tells only where there is no other."""
    about = [answer for answer in answers if _is_about(answer, cards)]
    return [answer for answer in about if answer.value is not None] or about


def _is_about(answer: Answer, cards: CardSet | None) -> bool:
    asked = subject(answer)
    return cards is None or asked is None or asked & cards != 0


def grouped(values: Sequence[Value]) -> list[tuple[CardSet, Value]]:
    """Group values that are given card by card: each value with all its cards, lowest card first."""
    groups: dict[Value, int] = {}
    for kind, value in enumerate(values):
        groups[value] = groups.get(value, 0) | 1 << kind
    return [(cards, value) for value, cards in groups.items()]
