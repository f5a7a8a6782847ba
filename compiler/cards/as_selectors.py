"""Write sets of cards as selectors that mean them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .cards import CardSet, Deck, card_set, kinds_in

_SHORTEST_ROW = 3
"""The number of neighbours from which on a row is written."""

OPEN = "\ue0ff"
"""Stands for the words of cards that depend on options; nobody sees it, for a report is told of a table in the end."""


def cards_text(cards: CardSet, deck: Deck) -> str:
    """Write a set of cards as a selector: whole ranks first, in rows where three or more follow each other."""
    if type(cards) is not int:
        return OPEN
    if cards == deck.every_card:
        return "any"
    whole = [rank for rank in range(len(deck.ranks)) if deck.of_rank(rank) & ~cards == 0]
    parts = [_ranks(row, deck) for row in _rows(whole)]
    single = cards
    for rank in whole:
        single &= ~deck.of_rank(rank)
    return ", ".join([*parts, *_single_cards(single, deck)])


def _rows(numbers: Sequence[int]) -> Iterator[list[int]]:
    """Cut numbers in order into rows without gaps."""
    row: list[int] = []
    for number in numbers:
        if row and number != row[-1] + 1:
            yield row
            row = []
        row.append(number)
    if row:
        yield row


def _ranks(row: list[int], deck: Deck) -> str:
    names = [deck.ranks[rank].name for rank in row]
    return f"{names[0]} to {names[-1]}" if len(row) >= _SHORTEST_ROW else " ".join(names)


def _single_cards(cards: CardSet, deck: Deck) -> Iterator[str]:
    """Yield the cards that are not all of their rank, by suit where suits are written in words."""
    short = card_set(kind for kind in kinds_in(cards) if _is_short(kind, deck))
    if short:
        yield from (deck.name_of(kind) for kind in kinds_in(short))
    for number, suit in enumerate(deck.suits):
        own = deck.of_suit(number)
        left = cards & own & ~short
        if left == own:
            yield suit.name
        elif left:
            places = [place for place, kind in enumerate(kinds_in(own)) if left >> kind & 1]
            kinds = list(kinds_in(own))
            yield from (_of_suit([kinds[place] for place in row], deck) for row in _rows(places))


def _is_short(kind: int, deck: Deck) -> bool:
    """Return whether a card is written without the name of its suit: `8♥`, `wild`."""
    suit = deck.suit_of(kind)
    return suit is None or bool(deck.suits[suit].sign)


def _of_suit(row: list[int], deck: Deck) -> str:
    """Write cards that follow each other in their suit."""
    names = [deck.name_of(kind) for kind in row]
    if len(row) < _SHORTEST_ROW:
        return ", ".join(names)
    return f"{names[0]} to {deck.ranks[deck.rank_of(row[-1])].name}"
