"""Define relations: which cards may follow which, where a rule asks for more than matching."""

from typing import Annotated

from ..rules.model import EACH_SUIT, PerCard, Topic
from .cards import CardSet


class Relation(Topic):
    """For each card that can lie below, and for each suit that can be named, the cards that the rule means."""

    on: PerCard[CardSet]
    on_named: Annotated[tuple[CardSet, ...], EACH_SUIT]
    """By number of the suit. A named suit replaces the printed suit and removes the rank."""

    @property
    def is_fixed(self) -> bool:
        """Return whether the rule means the same cards on every card."""
        return len({*self.on, *self.on_named}) <= 1

    @property
    def always(self) -> CardSet:
        """The cards that it means on every card."""
        cards = self.on[0]
        for one in (*self.on, *self.on_named):
            cards &= one
        return cards

    @property
    def ever(self) -> CardSet:
        """All cards that it means on some card."""
        cards = 0
        for one in (*self.on, *self.on_named):
            cards |= one
        return cards
