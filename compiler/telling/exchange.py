"""Define the answer to a question that players ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from ..cards.cards import CardSet, Deck
from ..rules.key import Key
from .cards_in_words import name_cards
from .claim import WORDING, Claim
from .phrase import Phrase, phrase
from .teller import Teller


@dataclass(frozen=True, slots=True)
class Answered(Claim):
    """The answer to a question that players ask and that the sections of the book do not tell in so many words."""

    question: Key
    answer: str = ""
    """Which of several answers; empty if it has only one."""
    cards: CardSet | None = None
    """The cards that question and answer are about, if they name any."""
    asked_so: Annotated[str, WORDING] = ""
    """Which of several ways to ask."""

    def asked(self, deck: Deck) -> Phrase:
        """Ask the question."""
        return self._message("ask", self.asked_so, deck)

    def words(self, deck: Deck) -> Phrase:
        """Answer it."""
        return self._message("answer", self.answer, deck)

    def _message(self, begin: str, end: str, deck: Deck) -> Phrase:
        identifier = "-".join(part for part in (begin, self.question.replace(".", "-"), end) if part)
        return phrase(identifier) if self.cards is None else phrase(identifier, cards=name_cards(deck, self.cards))


Maker: TypeAlias = Callable[[Teller], Answered | None]
"""A function that answers a question, or says that the sections of the book tell enough."""
