"""Choose which cards to draw for a set of cards."""

from __future__ import annotations

from ..cards.cards import CardSet, Deck, Suit, kinds_in
from .steps import ExampleCard

MOST_PICTURES = 6
"""Of more cards than this a row of pictures says less than their name."""


def pictured(deck: Deck, cards: CardSet) -> tuple[ExampleCard, ...]:
    """Return a card for each whole rank and each single card of a set, or none if these are too many."""
    found: list[ExampleCard] = []
    for rank, of_rank in enumerate(deck.rank_sets):
        kinds = tuple(kinds_in(cards & of_rank))
        if len(kinds) > 1 and cards & of_rank == of_rank:
            found.append(ExampleCard(deck.ranks[rank].name, "", ""))
        else:
            found.extend(card_of(deck, kind) for kind in kinds)
    return tuple(found) if len(found) <= MOST_PICTURES else ()


def card_of(deck: Deck, kind: int) -> ExampleCard:
    """Describe one kind of card in the words of its deck."""
    card = deck.cards[kind]
    suit = Suit(card.colour) if card.suit is None else deck.suits[card.suit]
    return ExampleCard(deck.ranks[card.rank].name, suit.name, suit.sign)
