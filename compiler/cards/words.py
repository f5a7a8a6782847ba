"""Define the words of a deck: ranks, suits, colours, single cards, and the standing words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .cards import CardSet, Deck
from .standard import RANKS, SPOKEN, SUITS, WHITE_SIGNS

STRENGTH = "no-weaker"
"""The word that compares how many cards two cards make owed."""
RELATIONS = ("neighbour", "higher", "lower", "next-up", STRENGTH)
"""Words that compare a card with the one under it, besides `same …`."""
ROLES = ("special", "plain")
"""Words that choose cards by what `wild` and `play` say of them."""


@lru_cache(maxsize=1024)
def plain_word(text: str) -> str:
    """Normalise the suit signs of a word to those that everything else uses."""
    return text.translate(WHITE_SIGNS)


@lru_cache(maxsize=32)
def narrowing_words(deck: Deck) -> dict[str, CardSet]:
    """Return suits and colours with their cards; they narrow the word behind them."""
    words: dict[str, CardSet] = {}
    for number, suit in enumerate(deck.suits):
        for word in (suit.name, suit.sign):
            if word:
                words[word] = deck.of_suit(number)
    for colour in dict.fromkeys(deck.colour_of(kind) for kind in range(deck.kind_count)):
        if colour and colour not in words:
            words[colour] = deck.of_colour(colour)
    return words


@lru_cache(maxsize=32)
def rank_numbers(deck: Deck) -> dict[str, int]:
    """Return the number of each rank by all its spellings."""
    return {word: number for number, rank in enumerate(deck.ranks) for word in (rank.name, *rank.also)}


@lru_cache(maxsize=32)
def single_cards(deck: Deck) -> dict[str, int]:
    """Return the number of each kind by all its spellings."""
    ranks: dict[int, list[str]] = {}
    for word, number in rank_numbers(deck).items():
        ranks.setdefault(number, []).append(word)
    return {
        rank + mark: kind
        for kind, card in enumerate(deck.cards)
        if card.suit is not None
        for mark in (deck.suits[card.suit].sign, deck.suits[card.suit].letter)
        if mark
        for rank in ranks[card.rank]
    }


@lru_cache(maxsize=32)
def fixed_words(deck: Deck) -> dict[str, CardSet]:
    """Return every word that means the same cards in every rulebook with this deck."""
    return {
        **narrowing_words(deck),
        **{word: deck.of_rank(number) for word, number in rank_numbers(deck).items()},
        **{word: 1 << kind for word, kind in single_cards(deck).items()},
        "any": deck.every_card,
    }


@lru_cache(maxsize=1)
def words_of_larger_packs() -> frozenset[str]:
    """Return the ranks and cards of the standard deck, which a smaller one may lack."""
    ranks = [word for rank in RANKS for word in (rank.name, *rank.also)]
    return frozenset(ranks) | {rank + mark for rank in ranks for suit in SUITS for mark in (suit.sign, suit.letter)}


def spoken_words() -> Iterator[tuple[str, str]]:
    """Yield words that people say, with how the language writes them."""
    for written, words in SPOKEN.items():
        for word in words:
            yield word, written
