"""Card kinds and packs.

A *card kind* is a card as it can be told apart in play: the eight of hearts is one kind, however many packs are used.
Kinds are numbered from 0 in the order of the deck. A set of kinds is an integer whose bit `k` stands for kind `k`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict

CardSet: TypeAlias = int
"""A set of card kinds: bit `k` is set if kind `k` is in it."""

MOST_KINDS = 64
"""How many kinds a deck may have; the runtime keeps a set of kinds in one machine word."""


class Suit(NamedTuple):
    """A suit with its words: the long name, the sign and the letter."""

    name: str
    sign: str
    letter: str
    colour: str


class Rank(NamedTuple):
    """A rank with its word, its other spellings, and the number printed on the card."""

    name: str
    also: tuple[str, ...] = ()
    face: int | None = None
    """A = 1, 2 to 10, J Q K = 11 12 13; `None` for a rank that shows no number."""
    court: bool = False


class Deck(BaseModel):
    """The cards in play: suits × ranks, and how many copies there are of each kind."""

    model_config = ConfigDict(frozen=True, ignored_types=(cached_property,), defer_build=True)

    name: str
    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    packs: int = 1

    def __hash__(self) -> int:
        """Cheap, for decks are asked for their words all the time; equality compares everything."""
        return hash((self.name, self.packs))

    @property
    def kind_count(self) -> int:
        """How many kinds there are."""
        return len(self.suits) * len(self.ranks)

    @property
    def size(self) -> int:
        """How many cards there are in all packs together."""
        return self.kind_count * self.packs

    @property
    def every_card(self) -> CardSet:
        """The set of all kinds."""
        return (1 << self.kind_count) - 1

    def kind(self, rank: int, suit: int) -> int:
        """The number of the kind with this rank and suit."""
        return suit * len(self.ranks) + rank

    def rank_of(self, kind: int) -> int:
        """The number of a kind's rank, counted from the lowest."""
        return kind % len(self.ranks)

    def suit_of(self, kind: int) -> int:
        """The number of a kind's suit."""
        return kind // len(self.ranks)

    @cached_property
    def rank_sets(self) -> tuple[CardSet, ...]:
        """All kinds of each rank."""
        suits = range(len(self.suits))
        return tuple(card_set(self.kind(rank, suit) for suit in suits) for rank in range(len(self.ranks)))

    def of_rank(self, rank: int) -> CardSet:
        """All kinds of a rank."""
        return self.rank_sets[rank]

    def of_suit(self, suit: int) -> CardSet:
        """All kinds of a suit."""
        return card_set(self.kind(rank, suit) for rank in range(len(self.ranks)))

    def of_colour(self, colour: str) -> CardSet:
        """All kinds whose suit has a colour."""
        return card_set(kind for kind in range(self.kind_count) if self.suits[self.suit_of(kind)].colour == colour)

    def name_of(self, kind: int, *, ascii_suits: bool = False) -> str:
        """A kind as it is written in a file: `8♥`, or `8H` where signs cannot be shown."""
        suit = self.suits[self.suit_of(kind)]
        return self.ranks[self.rank_of(kind)].name + (suit.letter if ascii_suits else suit.sign)


def card_set(kinds: Iterable[int]) -> CardSet:
    """The set of the given kinds."""
    result = 0
    for kind in kinds:
        result |= 1 << kind
    return result


def kinds_in(cards: CardSet) -> Iterator[int]:
    """The kinds of a set, from the lowest number up."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
