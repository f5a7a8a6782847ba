"""Names of cards read back: the kinds that a name means, worked out without the code that makes names."""

from __future__ import annotations

from crazy8.compiler.cards.cards import Deck, Suit
from crazy8.compiler.telling.phrase import CardPart, CardsName


def cards_named(deck: Deck, name: CardsName) -> set[int]:
    """The kinds that a name means; all of them for "every other card"."""
    every = set(range(deck.kind_count))
    if name.rest:
        return every
    meant = {kind for part in name.parts for kind in every if _is_meant(deck, part, kind)}
    return every - meant if name.excepted else meant


def _is_meant(deck: Deck, part: CardPart, kind: int) -> bool:
    rank, number = deck.ranks[deck.rank_of(kind)], deck.suit_of(kind)
    colour = deck.colour_of(kind)
    suit = Suit(colour) if number is None else deck.suits[number]
    match part.kind:
        case "rank":
            return rank.name == part.words[0]
        case "span":
            names = [one.name for one in deck.ranks]
            low, high = map(names.index, part.words)
            return low <= names.index(rank.name) <= high
        case "suit":
            return number is not None and suit.name == part.words[0]
        case "colour":
            return colour == part.words[0]
        case "coloured rank":
            return (colour, rank.name) == part.words
        case "card":
            return (rank.name, suit.name, suit.sign) == part.words
