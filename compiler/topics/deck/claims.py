"""Say what the book claims of the pack and of the order of its ranks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from ...cards.cards import CardSet, Deck
from ...telling.cards_in_words import name_cards, rank_parts
from ...telling.claim import WORDING, Claim
from ...telling.phrase import CardsName, Listed, Phrase, phrase
from .named import STANDARD, deck_named


@dataclass(frozen=True, slots=True)
class OrdinaryPack(Claim):
    """How many ordinary packs are used, what was taken out of each, and how many jokers and cards there are in all."""

    packs: int
    jokers: int
    left_out: CardSet
    """By the kinds of the ordinary pack."""
    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        if not self.left_out:
            return phrase("pack-standard", jokers=self.jokers, packs=self.packs, cards=self.cards)
        standard = deck_named(STANDARD)
        assert standard is not None, "the language has an ordinary pack"
        left = name_cards(standard, self.left_out)
        return phrase("pack-stripped", jokers=self.jokers, left=left, packs=self.packs, cards=self.cards)


@dataclass(frozen=True, slots=True)
class OtherPack(Claim):
    """How many packs are used that are no ordinary ones, and how many cards there are in all."""

    packs: int
    cards: int

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        return phrase("pack-other", packs=self.packs, cards=self.cards)


@dataclass(frozen=True, slots=True)
class SuitsHold(Claim):
    """Which ranks some suits have in a pack, each with the number of its cards."""

    suits: tuple[int, ...]
    ranks: tuple[tuple[int, int], ...]
    all_suits: Annotated[bool, WORDING]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        names = tuple(phrase("suit-in-pack", suit=deck.suits[suit].sign or _suit(deck, suit)) for suit in self.suits)
        if self.all_suits:
            return phrase("pack-suit", suits=Listed(names, join="comma"), ranks=self._counted(deck))
        return phrase("pack-some-suits", suits=Listed(names), ranks=self._counted(deck))

    def _counted(self, deck: Deck) -> Listed:
        """Return ranks by how many of each there are: "one 0; two each of 1 to 9"."""
        by_copies: dict[int, list[int]] = {}
        for rank, copies in self.ranks:
            by_copies.setdefault(copies, []).append(rank)
        if list(by_copies) == [1]:
            return Listed((phrase("pack-ranks", cards=_ranks(deck, by_copies[1])),))
        items = tuple(
            phrase("pack-copies" if len(ranks) > 1 else "pack-copies-of-one", count=copies, cards=_ranks(deck, ranks))
            for copies, ranks in by_copies.items()
        )
        return Listed(items, join="comma")


def _suit(deck: Deck, suit: int) -> Phrase:
    return phrase("suit-name", suit=deck.suits[suit].name)


def _ranks(deck: Deck, ranks: list[int]) -> CardsName:
    return CardsName(tuple(rank_parts(deck, ranks, counted=True)))


@dataclass(frozen=True, slots=True)
class BesideTheSuits(Claim):
    """Which cards without a suit a pack has, each with their number."""

    kinds: tuple[tuple[int, int], ...]

    def words(self, deck: Deck) -> Phrase:
        """Tell it."""
        cards = (
            phrase("pack-besides-cards", count=count, cards=name_cards(deck, 1 << kind)) for kind, count in self.kinds
        )
        return phrase("pack-besides", cards=Listed(tuple(cards)))


@dataclass(frozen=True, slots=True)
class NumbersOfCards(Claim):
    """What number cards have on which none is printed, where a number matters."""

    kinds: tuple[tuple[int, int], ...]
    """Each kind with its number."""

    def words(self, deck: Deck) -> Phrase:
        """Tell it, cards with the same number together."""
        numbers: dict[int, CardSet] = {}
        for kind, number in self.kinds:
            numbers[number] = numbers.get(number, 0) | 1 << kind
        items = (phrase("pack-number", cards=name_cards(deck, some), number=one) for one, some in numbers.items())
        return phrase("pack-numbers", numbers=Listed(tuple(items), join="comma"))
