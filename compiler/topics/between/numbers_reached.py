"""Look which numbers of cards in a hand are never reached where no hand grows after the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...source import Span
from ..calls.model import CALL_REQUIRED, Call
from ..drawing.facts import hands_may_grow, most_dealt
from ..finish.model import OUT_HAND_LIMIT, HandLimit
from ..rules import Rules


class NumberOfCards(NamedTuple):
    """How many cards a hand must hold for a statement to come up, and the most that it can."""

    span: Span
    number: int
    most: int | None
    """`None`: as many as hands may grow to."""
    where: str

    @property
    def is_reached(self) -> bool:
        """Return whether some hand may hold so many."""
        return self.most is None or self.number <= self.most


def numbers_of_cards(rules: Rules) -> tuple[NumberOfCards, ...]:
    """Return the numbers of cards at which a call is due, or a hand is too large."""
    return tuple(_numbers(rules))


def _numbers(rules: Rules) -> Iterator[NumberOfCards]:
    for answer in rules.answers_to(CALL_REQUIRED):
        if isinstance(answer.value, Call) and not answer.value.ahead:  # a hand falls to what remains of a card less
            most = None if hands_may_grow(rules) else most_dealt(rules) - 1
            yield NumberOfCards(answer.span, answer.value.at, most, "left in a hand, as nobody draws")
    for answer in rules.answers_to(OUT_HAND_LIMIT):
        if isinstance(answer.value, HandLimit):
            most = None if hands_may_grow(rules) else most_dealt(rules)
            yield NumberOfCards(answer.span, answer.value.cards + 1, most, "in a hand, as nobody draws")
