"""Limit how large a deck may be."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic
from ..rules.model import MOST_CARDS
from ..source import Span
from .cards import MOST_KINDS, MOST_RANKS, MOST_SUITS, Deck
from .reports.decks import DeckTooLarge


def too_large(deck: Deck, place: Span) -> Diagnostic | None:
    """Return the report that a deck is too large for a game, at the statement that makes it so large."""
    sizes = (
        (len(deck.suits), "suits", MOST_SUITS),
        (len(deck.ranks), "ranks", MOST_RANKS),
        (deck.kind_count, "different cards", MOST_KINDS),
        (deck.size, "cards", MOST_CARDS),
    )
    for number_of, what, most in sizes:
        if number_of > most:
            return DeckTooLarge(span=place, number=number_of, what=what, most=most)
    return None
