"""Give the last word on each question of one table as typed values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from ..cards.cards import MOST_KINDS_SHIFT, Deck, kinds_in
from ..rules.key import ByCard, ByMoment, ByNumber, ByPair, Key, Plain
from .placed import Elements, Placed

Value = TypeVar("Value")
Other = TypeVar("Other")


def of_each_card(values: Sequence[Value], made: Callable[[int, Value], Other]) -> tuple[Other, ...]:
    """Return what is made of each card and its value."""
    of_each = getattr(values, "of_each", None)  # values that depend on options, see `layers/undecided`
    if of_each is not None:
        return cast("tuple[Other, ...]", of_each(made))
    return tuple(made(kind, value) for kind, value in enumerate(values))


class LastWords:
    """The answers that have the last word, as values of the type that the key of the question names."""

    def __init__(
        self, placed: Callable[[Key], Sequence[Placed]], deck: Callable[[], Deck], players: Callable[[], int]
    ) -> None:
        """Take functions that give the answers, the deck and the number of players; each is called when needed."""
        self.placed = placed
        self.deck = deck
        self.players = players

    def one(self, question: Plain[Value]) -> Value:
        """Return the value of a plain question that has an answer."""
        value: Value = self.placed(question)[0].entry.value
        return value

    def maybe(self, question: Plain[Value], otherwise: Other) -> Value | Other:
        """Return the value of a question that may stay open, or `otherwise` if it does or the answer is "none"."""
        placed = self.placed(question)
        return otherwise if not placed or placed[0].entry.value is None else placed[0].entry.value

    def by_card(self, question: ByCard[Value], otherwise: Other) -> tuple[Value | Other, ...]:
        """Return the value for each card, or `otherwise` where nobody said anything or somebody said "none"."""
        values: list[Value | Other] = [otherwise] * self.deck().kind_count
        for one in self.placed(question):
            if one.entry.value is not None:
                for kind in kinds_in(one.elements):
                    values[kind] = one.entry.value
        return tuple(values)

    def at_moments(self, question: ByMoment[Value]) -> tuple[tuple[Value, ...], ...]:
        """Return for each card the values that it has under conditions, in the order of the moments.

        Nothing at all if no card has one.
        """
        found: list[dict[int, Value]] = [{} for _ in range(self.deck().kind_count)]
        for one in self.placed(question):
            if one.entry.value is not None:
                for element in kinds_in(one.elements):
                    found[element >> MOST_KINDS_SHIFT][element & (1 << MOST_KINDS_SHIFT) - 1] = one.entry.value
        if not any(found):
            return ()
        return tuple(tuple(values[moment] for moment in sorted(values)) for values in found)

    def all_of(self, question: ByNumber[Value] | ByPair[Value]) -> tuple[tuple[Elements, Value], ...]:
        """Return each value of a question with several, with the elements for which it holds; "none" is left out."""
        placed = self.placed(question)
        return tuple((one.elements, one.entry.value) for one in placed if one.entry.value is not None)
