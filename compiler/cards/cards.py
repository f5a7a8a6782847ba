"""Define card kinds and packs.

A *card kind* is a card as it can be told apart in play: the eight of hearts is one kind, however many packs are used.
Kinds are numbered from 0 in the order of the deck. A set of kinds is an integer whose bit `k` stands for kind `k`.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, NamedTuple, Protocol, TypeAlias, cast

from ..record import Record
from ..rules.limits import Between

MOST_KINDS = 128
"""How many kinds a deck may have; the runtime keeps a set of kinds in two machine words, most often in one."""
CARDS = Between(0, (1 << MOST_KINDS) - 1)
"""Marks types of sets of cards."""

CardSet: TypeAlias = Annotated[int, CARDS]
"""A set of card kinds: bit `k` is set if kind `k` is in it."""

MOST_SUITS = 16
"""How many suits a deck may have."""
MOST_RANKS = 32
"""How many ranks a deck may have."""


class Suit(NamedTuple):
    """A suit with its words: the long name, the sign and the letter."""

    name: str
    sign: str = ""
    """Empty in decks whose cards are written in words, such as `red 5`."""
    letter: str = ""
    colour: str = ""
    """Empty if the deck gives its suits no colours."""


class Rank(NamedTuple):
    """A rank with its word, its other spellings, and the number printed on the card."""

    name: str
    also: tuple[str, ...] = ()
    face: int | None = None
    """A = 1, 2 to 10, J Q K = 11 12 13; `None` for a rank that shows no number."""
    court: bool = False


class CardKind(NamedTuple):
    """One kind of card of a deck."""

    rank: int
    """Number of the rank in `Deck.ranks`."""
    suit: int | None
    """Number of the suit in `Deck.suits`; `None` for a card without suit, such as a joker."""
    copies: int = 1
    """How many there are in one pack."""
    colour: str = ""
    """Of a card without suit, if it has one: the red joker."""


class Deck(Record):
    """The cards in play: the kinds in their order, and how many copies there are of each."""

    name: str
    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    """From low to high."""
    cards: tuple[CardKind, ...]
    """The card of each kind."""
    packs: int = 1
    suit_word: str = "suit"
    """What the deck calls its suits: `colour` in Uno, `shape` in Whot."""
    wraps: bool = False
    """Whether the highest and the lowest rank are neighbours."""

    def __hash__(self) -> int:
        """Return a cheap hash, for decks are keys all the time; equality compares everything."""
        return hash((self.name, self.packs, len(self.cards)))

    @property
    def kind_count(self) -> int:
        """Return the number of kinds."""
        return len(self.cards)

    @cached_property
    def pack(self) -> tuple[int, ...]:
        """The kinds of all cards in play, pack by pack."""
        one = [kind for kind, card in enumerate(self.cards) for _ in range(card.copies)]
        return tuple(one * self.packs)

    @cached_property
    def size(self) -> int:
        """Return the number of cards in all packs together."""
        return self.packs * sum(card.copies for card in self.cards)

    @property
    def every_card(self) -> CardSet:
        """The set of all kinds."""
        return (1 << self.kind_count) - 1

    @cached_property
    def has_copies(self) -> bool:
        """Return whether some kind is in play more than once."""
        return self.packs > 1 or any(card.copies > 1 for card in self.cards)

    def copies_of(self, kind: int) -> int:
        """Return the number of cards of a kind in play."""
        return self.packs * self.cards[kind].copies

    @cached_property
    def _kinds(self) -> dict[tuple[int, int | None, str], int]:
        return {(card.rank, card.suit, card.colour): kind for kind, card in enumerate(self.cards)}

    def kind(self, rank: int, suit: int | None, colour: str = "") -> int | None:
        """Return the number of the kind with this rank and suit, or None if the deck has no such card."""
        return self._kinds.get((rank, suit, colour))

    def rank_of(self, kind: int) -> int:
        """Return the number of a kind's rank, counted from the lowest."""
        return self.cards[kind].rank

    def suit_of(self, kind: int) -> int | None:
        """Return the number of a kind's suit, or None if it has none."""
        return self.cards[kind].suit

    def colour_of(self, kind: int) -> str:
        """Return the colour of a kind, or an empty text if it has none."""
        suit = self.cards[kind].suit
        return self.cards[kind].colour if suit is None else self.suits[suit].colour

    @cached_property
    def rank_sets(self) -> tuple[CardSet, ...]:
        """All kinds of each rank."""
        sets = [0] * len(self.ranks)
        for kind, card in enumerate(self.cards):
            sets[card.rank] |= 1 << kind
        return tuple(sets)

    @cached_property
    def suit_sets(self) -> tuple[CardSet, ...]:
        """All kinds of each suit."""
        sets = [0] * len(self.suits)
        for kind, card in enumerate(self.cards):
            if card.suit is not None:
                sets[card.suit] |= 1 << kind
        return tuple(sets)

    @cached_property
    def colour_sets(self) -> dict[str, CardSet]:
        """All kinds of each colour."""
        sets: dict[str, CardSet] = {}
        for kind in range(self.kind_count):
            colour = self.colour_of(kind)
            sets[colour] = sets.get(colour, 0) | 1 << kind
        return sets

    def of_rank(self, rank: int) -> CardSet:
        """Return all kinds of a rank."""
        return self.rank_sets[rank]

    def of_suit(self, suit: int | None) -> CardSet:
        """Return all kinds of a suit; none for no suit."""
        return 0 if suit is None else self.suit_sets[suit]

    def of_colour(self, colour: str) -> CardSet:
        """Return all kinds that have a colour; none for no colour."""
        return self.colour_sets.get(colour, 0) if colour else 0

    def beside(self, rank: int) -> CardSet:
        """Return all kinds whose rank stands next to a rank in the order of the deck."""
        last = len(self.ranks) - 1
        steps = (rank - 1, rank + 1)
        if self.wraps:
            steps = (last if rank == 0 else rank - 1, 0 if rank == last else rank + 1)
        return sum(self.of_rank(other) for other in {*steps} if 0 <= other <= last and other != rank)

    def name_of(self, kind: int, *, ascii_suits: bool = False) -> str:
        """Write a kind: `8♥`, or `8H` where signs cannot be shown; `red 5`, `wild`, `red joker`."""
        card = self.cards[kind]
        rank = self.ranks[card.rank].name
        if card.suit is None:
            return f"{card.colour} {rank}" if card.colour else rank
        suit = self.suits[card.suit]
        mark = suit.letter if ascii_suits else suit.sign
        return rank + mark if mark else f"{suit.name} {rank}"


def full_deck(name: str, suits: tuple[Suit, ...], ranks: tuple[Rank, ...], packs: int = 1) -> Deck:
    """Return a deck with one card of each suit and rank, suit by suit."""
    cards = tuple(CardKind(rank, suit) for suit in range(len(suits)) for rank in range(len(ranks)))
    return Deck(name=name, suits=suits, ranks=ranks, cards=cards, packs=packs)


def card_set(kinds: Iterable[int]) -> CardSet:
    """Return the set of the given kinds."""
    result = 0
    for kind in kinds:
        result |= 1 << kind
    return result


class SomeCards(Protocol):
    """A set of cards of which some belong to it only with certain options (`layers/undecided`)."""

    def kinds(self) -> Iterator[int]:
        """Decide on each card that may belong to it, and yield those that do."""


def kinds_in(cards: CardSet) -> Iterator[int]:
    """Yield the kinds of a set, from the lowest number up."""
    if type(cards) is not int:  # a set that depends on options, see `layers/undecided`
        yield from cast("SomeCards", cards).kinds()
        return
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


MOST_KINDS_SHIFT = 7
"""A pair of cards is the owed kind shifted by so many bits, plus the answering kind."""
PAIRS = 1 << 2 * MOST_KINDS_SHIFT
"""All pairs of cards as they are printed have lower numbers; those beyond have a suit that was named for the first."""
