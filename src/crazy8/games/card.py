"""Define cards as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from crazy8.compiler.cards.cards import Deck
from crazy8.errors import NotFoundError


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A kind of card of a deck: hashable, equal by deck and name, ordered as in the deck.

    A pack may hold it several times; then a hand that holds two of them holds the same `Card` twice.
    """

    deck: str
    """The name of the deck."""
    number: int
    """Its place in the deck, from 0."""
    name: str
    """As the deck writes it: `5♥`, `joker`, `red 5`."""
    rank: str = field(compare=False)
    suit: str | None = field(compare=False)
    """`None` for a card without suit."""
    colour: str | None = field(compare=False)

    def __str__(self) -> str:
        """Return the name."""
        return self.name

    def __repr__(self) -> str:
        """Return the name, in a line of code."""
        return f"<Card {self.name}>"

    @property
    def picture(self) -> str:
        """Return its drawing as SVG."""
        from crazy8.compiler.pictures.cards import picture_of, standalone

        suit = self.suit if self.suit is not None else self.colour or ""
        return standalone(picture_of(self.rank, suit), self.name)

    def _repr_html_(self) -> str:
        """Return the drawing, as notebooks show it."""
        return self.picture


def number_of(name: str, card: object, cards: tuple[Card, ...]) -> int:
    """The place of a card in a deck; raises `NotFoundError` for one of another deck, even if it is called the same."""
    if not isinstance(card, Card):
        raise TypeError(f"`{name}` has to be a card, not {card!r}")
    if card.number < len(cards) and cards[card.number] == card:
        return card.number
    decks = "" if card.deck == cards[0].deck else f" (`{card.deck}`, and this is `{cards[0].deck}`)"
    raise NotFoundError(
        f"`{name}`: this {card} is a card of another deck{decks}", "`card_pictures()` has the cards of a variant"
    )


@lru_cache(maxsize=64)
def cards_of(deck: Deck) -> tuple[Card, ...]:
    """Return each kind of card of a deck, in its order."""
    return tuple(
        Card(
            deck.name,
            kind,
            deck.name_of(kind),
            deck.ranks[card.rank].name,
            None if card.suit is None else deck.suits[card.suit].name,
            deck.colour_of(kind) or None,
        )
        for kind, card in enumerate(deck.cards)
    )
