"""Draw the cards of a variant: its whole pack, each card with its name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from crazy8.compiler.book.languages.language import language
from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.pictures.cards import picture_of
from crazy8.compiler.pictures.pages import PlacedCard
from crazy8.compiler.telling.cards_in_words import name_cards
from crazy8.read_variant import ReadVariant


class DrawnPack(NamedTuple):
    """The drawn cards with which a table plays."""

    title: str
    """That of the variant."""
    kinds: tuple[PlacedCard, ...]
    """Each kind of card once, in the order of the deck."""
    copies: tuple[int, ...]
    """The number of copies of each kind in all packs together."""
    suits: tuple[int | None, ...]
    """The suit of each kind."""

    @property
    def cards(self) -> tuple[PlacedCard, ...]:
        """All cards: the deck once, then what is there twice, and so on."""
        rounds = range(max(self.copies, default=0))
        return tuple(
            card for done in rounds for card, count in zip(self.kinds, self.copies, strict=True) if count > done
        )

    @property
    def rows(self) -> list[list[PlacedCard]]:
        """Each kind once, in a row for each suit."""
        pairs = zip(self.suits, self.kinds, strict=True)
        return [[card for _, card in group] for _, group in groupby(pairs, lambda pair: pair[0])]


def drawn_pack(variant: ReadVariant, players: int | None = None, options: Iterable[str] = ()) -> DrawnPack:
    """Return the pack of a variant, drawn; raises `RulebookError` if the rulebook has errors.

    Without `players` four sit down, or as near to four as the variant allows: some variants take more packs for more.
    """
    deck = variant.rules(players, options).deck
    kinds = tuple(PlacedCard(picture_of(*_words(deck, kind)), _label(deck, kind)) for kind in range(deck.kind_count))
    copies = tuple(deck.copies_of(kind) for kind in range(deck.kind_count))
    return DrawnPack(variant.title, kinds, copies, tuple(card.suit for card in deck.cards))


def _words(deck: Deck, kind: int) -> tuple[str, str]:
    """Rank and suit of a card as the deck writes them; a card without suit may have a colour."""
    card = deck.cards[kind]
    return deck.ranks[card.rank].name, card.colour if card.suit is None else deck.suits[card.suit].name


def _label(deck: Deck, kind: int) -> str:
    return language("en", deck.suit_word).cards(name_cards(deck, 1 << kind), "bare")
