"""What the reader is given: the claims of the book of one table, and what is printed on the cards."""

from __future__ import annotations

from collections.abc import Iterator

from vocabulary import Face

import crazy8
from crazy8.books.printing import book_of
from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.telling.claim import Claim


def claims_of(variant: crazy8.Variant, players: int, options: tuple[str, ...] = ()) -> list[tuple[str, Claim]]:
    """Every claim that is printed in the book of one table, in order, with the key of its section."""
    return list(_claims(variant, players, options))


def _claims(variant: crazy8.Variant, players: int, options: tuple[str, ...]) -> Iterator[tuple[str, Claim]]:
    book = book_of(variant.read, players=players, options=options, hand=False, relatives=False)
    for section in book.sections:
        for told in section.told:
            assert len(told.claims) == len(told.phrases), f"{told.slot} is no claim: {told.phrases}"
            yield from ((section.key, claim) for claim in told.claims)
        for row in (row for table in section.values for row in table.rows):
            yield from ((section.key, claim) for claim in row.claims)
    for asked in book.exchanges:
        if not asked.again:
            yield from (("questions", claim) for claim in asked.claims)


def faces_of(deck: Deck) -> tuple[Face, ...]:
    """What is printed on each kind of card."""
    return tuple(_face(deck, kind) for kind in range(deck.kind_count))


def _face(deck: Deck, kind: int) -> Face:
    card = deck.cards[kind]
    rank = deck.ranks[card.rank]
    suit = None if card.suit is None else deck.suits[card.suit]
    colour = card.colour if suit is None else suit.colour
    return Face(
        rank.name,
        "" if suit is None else suit.name,
        -1 if card.suit is None else card.suit,
        colour,
        deck.copies_of(kind),
    )
