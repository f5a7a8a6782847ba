"""Read cards, suits and ranks as a player types them, in many spellings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.cards.words import rank_numbers, single_cards, spoken_words


class TypedCards(NamedTuple):
    """The card or rank that was said at the beginning of a line, and the words behind it."""

    card: int | None
    rank: int | None
    rest: tuple[str, ...]


class CardWords:
    """Reads the words of one deck, all of them in small letters."""

    def __init__(self, deck: Deck) -> None:
        """Read this deck."""
        self.deck = deck

    @cached_property
    def ranks(self) -> dict[str, int]:
        """Every word for a rank, also those that people say, such as `queen`."""
        written = rank_numbers(self.deck)
        spoken = {word: written[rank] for word, rank in spoken_words() if rank in written}
        return spoken | _lowered(written)

    @cached_property
    def _cards(self) -> dict[str, int]:
        return _lowered(single_cards(self.deck))

    def suit(self, word: str, *, short: bool = False) -> int | None:
        """Return the suit of a word; with `short`, also of the beginning of a name, if only one begins so."""
        for number, suit in enumerate(self.deck.suits):
            name = suit.name.lower()
            if word in (name, name.removesuffix("s"), suit.sign, suit.letter.lower()):
                return number
        begun = [number for number, suit in enumerate(self.deck.suits) if suit.name.lower().startswith(word)]
        return begun[0] if short and word and len(begun) == 1 else None

    def said(self, words: Sequence[str]) -> TypedCards | None:
        """Return the card or rank that words begin with: `8h`, `eight hearts`, `red 5`, `wild`, `red joker`."""
        first, second = words[0], words[1] if len(words) > 1 else ""
        if first in self._cards:
            return TypedCards(self._cards[first], None, tuple(words[1:]))
        narrows, rank = (second, self.ranks.get(first)) if first in self.ranks else (first, self.ranks.get(second))
        if rank is None:
            return None
        card = self._narrowed(rank, narrows)
        if card is not None:
            return TypedCards(card, rank, tuple(words[2:]))
        return TypedCards(self._only(rank), rank, tuple(words[1:])) if first in self.ranks else None

    def known(self) -> Iterable[str]:
        """Return words that may have been meant."""
        return [*(suit.name for suit in self.deck.suits), *(word for word in self.ranks if len(word) > 2)]

    def _narrowed(self, rank: int, word: str) -> int | None:
        """Return the card of a rank whose suit or colour is called so, if the word tells one card from the others."""
        suit = self.suit(word) if word else None
        if suit is not None and (card := self.deck.kind(rank, suit)) is not None:
            return card
        kinds = [kind for kind in range(self.deck.kind_count) if self.deck.rank_of(kind) == rank]
        of_colour = [kind for kind in kinds if word and self.deck.colour_of(kind) == word]
        return of_colour[0] if len(of_colour) == 1 else None

    def _only(self, rank: int) -> int | None:
        """Return the card of a rank of which there is only one, such as `wild`."""
        kinds = [kind for kind in range(self.deck.kind_count) if self.deck.rank_of(kind) == rank]
        return kinds[0] if len(kinds) == 1 else None


def _lowered(words: Mapping[str, int]) -> dict[str, int]:
    return {word.lower(): number for word, number in words.items()}
