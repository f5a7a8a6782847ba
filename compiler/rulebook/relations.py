"""Relations in words: which cards go with which other ones, as in "a two, or a three of the same suit"."""

from __future__ import annotations

from collections.abc import Mapping

from crazy8.compiler.rulebook.naming import name_cards
from crazy8.compiler.rulebook.phrase import Listed, phrase
from crazy8.compiler.rules.cards import CardSet, Deck, card_set, kinds_in


def describe_relation(deck: Deck, related: Mapping[int, CardSet]) -> Listed | None:
    """What the sets have in common when seen from their own cards; `None` if they follow no simple pattern.

    `related` gives for each of some kinds the kinds that go with it.
    """
    if not related:
        return None
    fixed = deck.every_card
    for cards in related.values():
        fixed &= cards
    same_rank = all(not deck.of_rank(deck.rank_of(kind)) & ~cards for kind, cards in related.items())
    by_suit = _shared_ranks(deck, related, by_colour=False)
    by_colour = _shared_ranks(deck, related, by_colour=True)
    for candidate in _candidates(fixed, same_rank, by_suit, by_colour):
        if all(_built(deck, kind, *candidate) == cards for kind, cards in related.items()):
            return _in_words(deck, related, *candidate)
    return None


def _candidates(
    fixed: CardSet, same_rank: bool, by_suit: CardSet, by_colour: CardSet
) -> list[tuple[CardSet, bool, CardSet, CardSet]]:
    """Patterns from the simplest to the richest: fixed cards, same rank, cards of the same suit, of the same colour."""
    return [
        (fixed, False, 0, 0),
        (fixed, same_rank, 0, 0),
        (fixed, False, by_suit, 0),
        (fixed, False, 0, by_colour),
        (fixed, same_rank, by_suit, 0),
        (fixed, same_rank, 0, by_colour),
        (fixed, same_rank, by_suit, by_colour),
    ]


def _shared_ranks(deck: Deck, related: Mapping[int, CardSet], *, by_colour: bool) -> CardSet:
    """All cards of those ranks that go with every one of the kinds if they share its suit or colour."""
    ranks = [
        rank
        for rank in range(len(deck.ranks))
        if all(
            not deck.of_rank(rank) & _alike(deck, kind, by_colour=by_colour) & ~cards for kind, cards in related.items()
        )
    ]
    return card_set(kind for rank in ranks for kind in kinds_in(deck.of_rank(rank)))


def _alike(deck: Deck, kind: int, *, by_colour: bool) -> CardSet:
    suit = deck.suit_of(kind)
    return deck.of_colour(deck.colour_of(kind)) if by_colour else deck.of_suit(suit)


def _built(deck: Deck, kind: int, fixed: CardSet, same_rank: bool, by_suit: CardSet, by_colour: CardSet) -> CardSet:
    """What a pattern means for one kind."""
    rank = deck.of_rank(deck.rank_of(kind)) if same_rank else 0
    suited = by_suit & _alike(deck, kind, by_colour=False)
    coloured = by_colour & _alike(deck, kind, by_colour=True)
    return fixed | rank | suited | coloured


def _in_words(
    deck: Deck,
    related: Mapping[int, CardSet],
    fixed: CardSet,
    same_rank: bool,
    by_suit: CardSet,
    by_colour: CardSet,
) -> Listed:
    """A pattern as phrases; what the fixed cards and the equal rank already cover is not said again."""
    covered = fixed
    items = [phrase("related-cards", cards=name_cards(deck, fixed))] if fixed else []
    if same_rank and any(deck.of_rank(deck.rank_of(kind)) & ~fixed for kind in related):
        items.append(phrase("related-same-rank"))
        if len({deck.rank_of(kind) for kind in related}) == 1:
            covered |= deck.of_rank(deck.rank_of(next(iter(related))))
    for key, cards in (("suit", by_suit & ~covered), ("colour", by_colour & ~covered)):
        if cards == deck.every_card & ~covered and cards:
            items.append(phrase(f"related-same-{key}"))
        elif cards:
            items.append(phrase(f"related-cards-of-same-{key}", cards=name_cards(deck, cards)))
    return Listed(tuple(items), join="or")
