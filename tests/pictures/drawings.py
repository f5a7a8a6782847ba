"""What tests ask of a drawing: its elements, the shapes it defines, and those it refers to."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.pictures.cards import Picture, picture_of
from crazy8.compiler.topics.deck.named import deck_named, deck_names

JOKERS = (("joker", ""), ("joker", "red"))


def elements(drawing: str) -> list[ElementTree.Element]:
    """All elements of a drawing; raises if it is not well-formed."""
    return list(ElementTree.fromstring(drawing).iter())


def defined(drawing: str) -> list[str]:
    return [one.attrib["id"] for one in elements(drawing) if "id" in one.attrib]


def referred(drawing: str) -> set[str]:
    return {one.attrib["href"].removeprefix("#") for one in elements(drawing) if "href" in one.attrib}


def shipped_decks() -> Iterator[Deck]:
    for name in deck_names():
        deck = deck_named(name)
        assert deck is not None
        yield deck


def words_of(deck: Deck) -> list[tuple[str, str]]:
    """Rank and suit of every kind, as the deck writes them."""
    return [
        (deck.ranks[card.rank].name, card.colour if card.suit is None else deck.suits[card.suit].name)
        for card in deck.cards
    ]


def pictures_of(deck: Deck) -> list[Picture]:
    return [picture_of(rank, suit) for rank, suit in words_of(deck)]
