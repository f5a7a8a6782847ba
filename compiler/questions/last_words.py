"""Who has the last word on each question of one table, as values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..cards.cards import Deck, kinds_in
from .placed import Placed


class LastWords:
    """What is placed for each question, as values."""

    def __init__(
        self, placed: Callable[[str], Sequence[Placed]], deck: Callable[[], Deck], players: Callable[[], int]
    ) -> None:
        """Take what tells who has the last word on a question, the deck, and how many play; each asked when needed."""
        self.placed = placed
        self.deck = deck
        self.players = players

    def one(self, question: str) -> Any:
        """The value of a plain question that has an answer."""
        return self.placed(question)[0].entry.value

    def maybe(self, question: str, otherwise: Any) -> Any:
        """The value of a question that may stay open; `otherwise` if it does or if it is answered with "none"."""
        placed = self.placed(question)
        return otherwise if not placed or placed[0].entry.value is None else placed[0].entry.value

    def by_card(self, question: str, otherwise: Any) -> tuple[Any, ...]:
        """The value for each card; `otherwise` where nobody said anything or somebody said "none"."""
        values = [otherwise] * self.deck().kind_count
        for one in self.placed(question):
            if one.entry.value is not None:
                for kind in kinds_in(one.elements):
                    values[kind] = one.entry.value
        return tuple(values)
