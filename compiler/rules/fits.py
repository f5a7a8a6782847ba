"""Which card may be laid on which."""

from __future__ import annotations

from typing import Literal

from crazy8.compiler.rules.cards import CardSet
from crazy8.compiler.rules.effects import Naming
from crazy8.compiler.rules.topic import PerCard, Topic

Attribute = Literal["suit", "rank", "colour", "neighbour"]


class Wild(Topic):
    """A card that may be laid on everything, and what its player names."""

    naming: Naming | None = None
    """`None`: nothing is named; the card is an ordinary one once it lies on the pile."""


class Fits(Topic):
    """Matching, wild cards, and what is forbidden all the same."""

    attributes: tuple[Attribute, ...]
    wild: PerCard[Wild | None]
    forbidden_on: PerCard[CardSet]
    """For each card the set of cards on which it may never be laid."""
