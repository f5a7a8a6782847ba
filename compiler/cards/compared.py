"""Find the cards that a relation means, such as `higher`, for the card that lies below."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .cards import CardSet, Deck, card_set
from .words import STRENGTH


class Below(NamedTuple):
    """The card that a relation compares with: the card under it, or a suit that was named."""

    rank: int | None
    suit: int | None
    colour: str
    kind: int | None


def compared(relation: str, below: Below, deck: Deck, owed: tuple[int, ...]) -> CardSet:
    """Return the cards that stand in a relation to what lies below.

    `owed` has for each card how many cards it makes owed; it is empty where that is not known yet.
    """
    if below.rank is None:
        return 0
    if relation == STRENGTH:
        return _no_weaker(below, owed)
    rank, last = below.rank, len(deck.ranks) - 1
    if relation == "neighbour":
        return deck.beside(rank)
    if relation == "next-up":
        up = rank + 1 if rank < last else 0 if deck.wraps else None
        return 0 if up is None else deck.of_rank(up)
    fits: Callable[[int], bool] = {"higher": rank.__lt__, "lower": rank.__gt__}[relation]
    return card_set(kind for kind in range(deck.kind_count) if fits(deck.rank_of(kind)))


def _no_weaker(below: Below, owed: tuple[int, ...]) -> CardSet:
    """Return the cards that make at least as many cards owed as the one below."""
    least = owed[below.kind] if owed and below.kind is not None else 0
    return card_set(kind for kind, cards in enumerate(owed) if cards and cards >= least)
