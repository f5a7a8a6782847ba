"""Which card may be laid on which."""

from typing import Literal

from ...cards.cards import CardSet
from ...cards.relations import Relation
from ...rules.model import PerCard, Topic
from ..effects.model import Naming

Attribute = Literal["suit", "rank", "colour", "neighbour"]


class Wild(Topic):
    """A card that may be laid on everything, and what its player names."""

    naming: Naming | None = None
    """`None`: nothing is named; the card is an ordinary one once it lies on the pile."""


class After(Topic):
    """What may follow a card, instead of what matches it."""

    cards: CardSet | None = None
    """`None`: the card counts as the one under it."""

    @property
    def as_below(self) -> bool:
        """Whether the card counts as the one under it."""
        return self.cards is None


class Fits(Topic):
    """Matching, wild cards, and what is forbidden all the same."""

    attributes: tuple[Attribute, ...]
    wild: PerCard[Wild | None]
    counter_wild: Wild | None = None
    """What the cards of a player's own counter do for that player alone."""
    after: PerCard[After | None] = ()
    """For each card what may follow it, if that is not what matches."""
    after_served: PerCard[CardSet | None] = ()
    """For each card what may follow it once its debt is served."""
    forbidden_on: PerCard[CardSet]
    """For each card the set of cards on which it may never be laid."""
    forbidden_holding: PerCard[Relation | None] = ()
    """For each card the cards that must not be in the hand when it is laid, by the card that lies on top."""
    forbidden_first: Relation | None = None
    """The cards that may not be laid in a player's first turn of the hand, by the card that lies on top."""
