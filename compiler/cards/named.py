"""Number a card together with the suit that was named for it, where it makes a difference whether one was.

A card for which nothing was named has the number of its kind. So what is asked of every kind can be asked of a kind for
which some suit was named as well.
"""

from __future__ import annotations

from .cards import MOST_KINDS_SHIFT

CardAsNamed = int
"""A kind, perhaps with a suit that was named for it."""

_KIND = (1 << MOST_KINDS_SHIFT) - 1


def as_named(kind: int, suit: int) -> CardAsNamed:
    """Return the number of a kind for which a suit was named."""
    return kind | suit + 1 << MOST_KINDS_SHIFT


def kind_of(card: CardAsNamed) -> int:
    """Return the kind as it is printed."""
    return card & _KIND


def suit_named(card: CardAsNamed) -> int | None:
    """Return the suit that was named for the kind, `None` if none was."""
    return (card >> MOST_KINDS_SHIFT) - 1 if card > _KIND else None
