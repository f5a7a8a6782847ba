"""List the decks that have a name, for the explanation of the question for the cards."""

from __future__ import annotations

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.topics.deck.model import DECK_COMPOSITION
from crazy8.compiler.topics.deck.named import deck_named, deck_names
from crazy8.paragraphs import table

KEY = DECK_COMPOSITION
"""The question that a name of a deck answers."""


def decks_text() -> str:
    """Write all named decks, a row for each."""
    return table(((deck.name, _words(deck)) for deck in _decks()), margin="    ")


def decks_facts() -> list[dict[str, object]]:
    """Return all named decks, for programs."""
    return [
        {
            "name": deck.name,
            "cards": deck.size,
            "suits": [suit.name for suit in deck.suits],
            "suits_called": deck.suit_word,
            "ranks": [rank.name for rank in deck.ranks],
        }
        for deck in _decks()
    ]


def _decks() -> list[Deck]:
    return [deck for name in deck_names() if (deck := deck_named(name)) is not None]


def _words(deck: Deck) -> str:
    suits = ", ".join(suit.name for suit in deck.suits)
    return f"{deck.size} cards: {' '.join(rank.name for rank in deck.ranks)}; {suits}"
