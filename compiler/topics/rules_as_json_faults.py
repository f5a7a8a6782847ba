"""Check rules in JSON beyond their types: lists and sets of cards have to belong to the deck."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from ..cards.cards import CARDS, MOST_KINDS, MOST_RANKS, MOST_SUITS, Deck
from ..record import Record
from ..rules.model import EACH_CARD, EACH_SUIT, MOST_CARDS

Path = tuple[int | str, ...]
"""The way to a member, from the outermost object."""


def faults_of_deck(deck: Deck) -> Iterator[tuple[Path, str]]:
    """Yield the places where the parts of a deck do not fit together, or are more than a game can hold."""
    for name, length, most in (
        ("suits", len(deck.suits), MOST_SUITS),
        ("ranks", len(deck.ranks), MOST_RANKS),
        ("cards", len(deck.cards), MOST_KINDS),
        ("packs", deck.packs, MOST_CARDS),
    ):
        if not (name == "suits" or length >= 1) or length > most:
            yield ("deck", name), f"there are {length}, and there can be up to {most}"
    for number, card in enumerate(deck.cards):
        known = 0 <= card.rank < len(deck.ranks) and (card.suit is None or 0 <= card.suit < len(deck.suits))
        if not known or card.copies < 1:
            yield ("deck", "cards", number), "it has a rank or a suit that the deck has not, or no copies"
    if deck.size > MOST_CARDS:
        yield ("deck",), f"there are {deck.size} cards, and there can be up to {MOST_CARDS}"


def faults_in(value: object, kind: Any, deck: Deck, path: Path) -> Iterator[tuple[Path, str]]:
    """Yield the places where lists by card and sets of cards do not belong to the deck."""
    if isinstance(value, Record):
        for name, type_of_field in get_type_hints(type(value), include_extras=True).items():
            if name in value.field_names:
                yield from faults_in(getattr(value, name), type_of_field, deck, (*path, name))
    elif get_origin(kind) is Annotated:
        if EACH_CARD in kind.__metadata__ and isinstance(value, tuple) and len(value) not in (0, deck.kind_count):
            yield path, f"there are {len(value)} values, and the deck has {deck.kind_count} kinds of cards"
        elif CARDS in kind.__metadata__ and type(value) is int and value >> deck.kind_count:
            yield path, "it names cards that the deck has not"
        elif EACH_SUIT in kind.__metadata__ and isinstance(value, tuple) and len(value) != len(deck.suits):
            yield path, f"there are {len(value)} values, and the deck has {len(deck.suits)} suits"
        yield from faults_in(value, kind.__origin__, deck, path)
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from faults_in(value, part, deck, path)
    elif get_origin(kind) is tuple and isinstance(value, tuple) and not hasattr(value, "_fields"):
        for number, one in enumerate(value):
            yield from faults_in(one, get_args(kind)[0], deck, (*path, number))
