"""Name sets of cards in the few words that people would use."""

from __future__ import annotations

from functools import lru_cache

from ..cards.cards import CardSet, Deck, Suit, kinds_in
from .phrase import CardPart, CardsName

SHORTEST_SPAN = 3
"""From so many neighbouring number cards on, a range is named by its ends."""


@lru_cache(maxsize=4096)
def name_cards(deck: Deck, cards: CardSet) -> CardsName:
    """Return the shortest natural name of a set of cards: what is in it, or what is left out of it."""
    if cards == deck.every_card:
        return CardsName((), excepted=True)
    parts = _parts(deck, cards)
    left_out = _parts(deck, deck.every_card & ~cards)
    if cards.bit_count() * 2 > deck.kind_count and len(left_out) <= len(parts):
        return CardsName(left_out, excepted=True)
    # A rank may have a single kind of card and many copies of it, such as the wild cards of a deck: they are many.
    return CardsName(parts, single=len(parts) == 1 and parts[0].kind == "card")


def _parts(deck: Deck, cards: CardSet) -> tuple[CardPart, ...]:
    """Return the parts of a name: whole suits, whole ranks, ranks of one colour, single cards."""
    suits = [suit for suit in range(len(deck.suits)) if _has_all(cards, deck.of_suit(suit))]
    ranks = [rank for rank in range(len(deck.ranks)) if _has_all(cards, deck.of_rank(rank))]
    left = cards
    for suit in suits:
        left &= ~deck.of_suit(suit)
    colour = _colour_of_suits(deck, suits, cards)
    if colour is not None:
        left &= ~deck.of_colour(colour)
    ranks = [rank for rank in ranks if deck.of_rank(rank) & left]
    for rank in ranks:
        left &= ~deck.of_rank(rank)
    whole = [CardPart("suit", (deck.suits[suit].name,)) for suit in suits]
    if colour is not None:
        whole = [CardPart("colour", (colour,))]
    return (*whole, *rank_parts(deck, ranks), *_leftover_parts(deck, left))


def _has_all(cards: CardSet, some: CardSet) -> bool:
    """Return whether there are such cards and all of them are in the set."""
    return some != 0 and not some & ~cards


def _colour_of_suits(deck: Deck, suits: list[int], cards: CardSet) -> str | None:
    """Return the colour whose suits these are, if it has several and all its cards are in the set, jokers included."""
    for colour in sorted({deck.suits[suit].colour for suit in suits}):
        of_colour = [number for number, suit in enumerate(deck.suits) if suit.colour == colour]
        if of_colour == suits and len(suits) > 1 and _has_all(cards, deck.of_colour(colour)):
            return colour
    return None


def rank_parts(deck: Deck, ranks: list[int], *, counted: bool = False) -> list[CardPart]:
    """Name whole ranks, with long runs of number cards as ranges.

    Where the reader has the pack at hand, numbers that it lacks need no mention. What says which cards the pack has is
    `counted`: a range holds every number between its ends.
    """
    parts: list[CardPart] = []
    position = 0
    while position < len(ranks):
        run = 1
        while position + run < len(ranks) and _continues(deck, ranks[position : position + run + 1], counted):
            run += 1
        first, last = ranks[position], ranks[position + run - 1]
        if run >= SHORTEST_SPAN:
            parts.append(CardPart("span", (deck.ranks[first].name, deck.ranks[last].name)))
            position += run
        else:
            parts.append(CardPart("rank", (deck.ranks[first].name,)))
            position += 1
    return parts


def _continues(deck: Deck, run: list[int], counted: bool) -> bool:
    """Return whether these ranks are number cards in a row, with none left out between them, or none of the deck."""
    names = [deck.ranks[rank].name for rank in run]
    if run[-1] - run[0] != len(run) - 1 or not all(name.isdecimal() for name in names):
        return False
    numbers = [int(name) for name in names]
    if counted:
        return numbers == list(range(numbers[0], numbers[-1] + 1))
    between = [int(rank.name) for rank in deck.ranks if rank.name.isdecimal()]
    return numbers == sorted(number for number in between if numbers[0] <= number <= numbers[-1])


def _leftover_parts(deck: Deck, cards: CardSet) -> list[CardPart]:
    """Name cards of a rank that is not complete: by colour if both suits are there, else one by one."""
    parts: list[CardPart] = []
    colours = {suit.colour: deck.of_colour(suit.colour) for suit in deck.suits} if cards else {}
    for rank in sorted({deck.rank_of(kind) for kind in kinds_in(cards)}):
        of_rank = deck.of_rank(rank)
        left = cards & of_rank
        for colour, of_colour in colours.items():
            coloured = of_rank & of_colour
            if coloured.bit_count() > 1 and not coloured & ~left:
                parts.append(CardPart("coloured rank", (colour, deck.ranks[rank].name)))
                left &= ~coloured
        parts.extend(_single(deck, kind) for kind in kinds_in(left))
    return parts


def _single(deck: Deck, kind: int) -> CardPart:
    card = deck.cards[kind]
    suit = Suit(card.colour) if card.suit is None else deck.suits[card.suit]
    return CardPart("card", (deck.ranks[card.rank].name, suit.name, suit.sign))
