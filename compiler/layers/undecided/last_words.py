"""Give the last words as typed values, while it is open which options are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from ...cards.cards import Deck
from ...questions.last_words import LastWords
from ...questions.placed import Elements, Placed
from ...rules.key import ByCard, ByMoment, ByNumber, ByPair, Key, Plain
from .diagrams import ALWAYS, NEVER, Diagram
from .elements import SomeElements, SomeValues, decided
from .paths import Paths

Value = TypeVar("Value")
Other = TypeVar("Other")


class UndecidedWords(LastWords):
    """The answers that may have the last word; a plain one is decided on by its value, cards are left open."""

    def __init__(
        self,
        placed: Callable[[Key], Sequence[Placed]],
        deck: Callable[[], Deck],
        players: Callable[[], int],
        paths: Paths,
    ) -> None:
        """Take the same functions, and what decides on what is open."""
        super().__init__(placed, deck, players)
        self.paths = paths

    def one(self, question: Plain[Value]) -> Value:
        """Decide on the value of a plain question that has an answer."""
        return cast("Value", self._value(question, None))

    def maybe(self, question: Plain[Value], otherwise: Other) -> Value | Other:
        """Decide on the value of a question that may stay open."""
        return cast("Value | Other", self._value(question, otherwise))

    def _value(self, question: Key, otherwise: Any) -> Any:
        diagrams = self.paths.diagrams
        conditions: dict[Any, Diagram] = {}
        spoken = NEVER
        for one in self.placed(question):
            here = one.elements.when(0) if isinstance(one.elements, SomeElements) else ALWAYS
            value = otherwise if one.entry.value is None else one.entry.value
            conditions[value] = diagrams.either(conditions.get(value, NEVER), here)
            spoken = diagrams.either(spoken, here)
        silent = diagrams.without(spoken)
        if silent != NEVER:
            conditions[otherwise] = diagrams.either(conditions.get(otherwise, NEVER), silent)
        return self.paths.one_of(list(conditions), list(conditions.values()))

    def by_card(self, question: ByCard[Value], otherwise: Other) -> Any:
        """Return the value of each card, with the options that bring it."""
        placed = self.placed(question)
        if all(type(one.elements) is int for one in placed):
            return super().by_card(question, otherwise)
        count = self.deck().kind_count
        left: Any = (1 << count) - 1
        groups: list[tuple[Any, Any]] = []
        for one in placed:
            if one.entry.value is not None:
                groups.append((one.entry.value, one.elements & left))
        for _, cards in groups:
            left = left & ~cards
        return SomeValues([*groups, (otherwise, left)], count, self.paths)

    def at_moments(self, question: ByMoment[Value]) -> tuple[tuple[Value, ...], ...]:
        """Decide on what each card does under conditions."""
        return self._decided(question).at_moments(question)

    def all_of(self, question: ByNumber[Value] | ByPair[Value]) -> tuple[tuple[Elements, Value], ...]:
        """Decide on the elements of each value."""
        return self._decided(question).all_of(question)

    def _decided(self, question: Key) -> LastWords:
        placed = decided(self.placed(question))
        return LastWords(lambda _question: placed, self.deck, self.players)
