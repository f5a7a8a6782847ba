"""Put relations into words: which cards go with which, as in "a two, or a three of the same suit"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations
from typing import NamedTuple

from ..cards.cards import CardSet, Deck, card_set, kinds_in
from ..cards.named import CardAsNamed, kind_of, suit_named
from .cards_in_words import name_cards
from .phrase import CardsName, Listed, Phrase, phrase

MOST_PARTS = 3
"""Of how many parts a pattern may consist, besides the cards that always go."""

Related = Mapping[CardAsNamed, CardSet]
"""For each of some kinds the kinds that go with it, perhaps also once a suit was named for it."""


Likeness = tuple[Phrase, Callable[[int], CardSet]]
"""The words, and what they mean for a kind."""


class RelationPart(NamedTuple):
    """A part of a pattern: for each kind the cards it means, and the words for it."""

    cards: dict[int, CardSet]
    words: Callable[[CardSet], Phrase]
    """Made when it is known which cards are said already."""


def describe_relation(deck: Deck, related: Related, owed: Sequence[int] = ()) -> Listed | None:
    """Describe what the sets have in common, seen from their own cards, or return `None` without a simple pattern.

    `owed` says of each kind how many cards it makes somebody draw, where "no weaker" can be meant.
    """
    return _described(deck, tuple(related.items()), tuple(owed))


@lru_cache(maxsize=1024)
def _described(deck: Deck, pairs: tuple[tuple[int, CardSet], ...], owed: tuple[int, ...]) -> Listed | None:
    """Return the same for values that can be remembered: many tables and options ask for the same words."""
    related = dict(pairs)
    if not related:
        return None
    found = _pattern(deck, related, owed)
    if found is None and all(related.values()):
        others = {kind: deck.every_card & ~cards for kind, cards in related.items()}
        left_out = _pattern(deck, others, ()) if all(others.values()) else None
        if left_out is not None:
            return Listed((phrase("related-any-but", cards=left_out),), join="or")
    return found


def relation_by_cards(deck: Deck, related: Related, owed: Sequence[int] = ()) -> Iterator[tuple[CardSet, Listed]]:
    """Yield the patterns with the cards for which each of them holds: one for all of them, else rank by rank."""
    whole = describe_relation(deck, related, owed)
    if whole is not None:
        yield card_set(map(kind_of, related)), whole
        return
    groups: dict[Listed, CardSet] = {}
    for rank in dict.fromkeys(_rank(deck, card) for card in related):
        of_rank = {card: cards for card, cards in related.items() if _rank(deck, card) == rank}
        pattern = describe_relation(deck, of_rank, owed)
        for kind in dict.fromkeys(map(kind_of, of_rank)):
            words = pattern or _of_one(deck, {card: cards for card, cards in of_rank.items() if kind_of(card) == kind})
            groups[words] = groups.get(words, 0) | 1 << kind
    for words, cards in groups.items():
        yield cards, words


def _of_one(deck: Deck, related: Related) -> Listed:
    """Name the cards that go with one kind: as it is printed, and once each suit was named for it."""
    pattern = describe_relation(deck, related) if len(related) > 1 else None
    return pattern or Listed(
        tuple(
            _of_named(deck, suit_named(card), phrase("related-cards", cards=name_cards(deck, cards)))
            for card, cards in related.items()
            if cards
        ),
        join="or",
    )


def _of_named(deck: Deck, suit: int | None, cards: Phrase) -> Phrase:
    return cards if suit is None else phrase("related-once-named", suit=deck.suits[suit].name, answer=cards)


def related_words(deck: Deck, related: Iterable[tuple[CardAsNamed, CardSet]], owed: Sequence[int] = ()) -> Listed:
    """Put into words which cards go with some; without a pattern, card by card."""
    everything = dict(related)
    pattern = describe_relation(deck, everything, owed)
    if pattern is not None:
        return pattern
    answered = {kind_of(card) for card, cards in everything.items() if cards}
    some = {card: cards for card, cards in everything.items() if kind_of(card) in answered}
    pattern = describe_relation(deck, some, owed)
    if pattern is not None:
        where = card_set(answered)
        elsewhere = card_set(map(kind_of, everything)) & ~where
        if where.bit_count() < elsewhere.bit_count():
            return Listed((phrase("related-only-on", answer=pattern, cards=name_cards(deck, where)),))
        return Listed((phrase("related-not-on", answer=pattern, cards=name_cards(deck, elsewhere)),))
    return Listed(
        tuple(
            phrase("related-on", cards=name_cards(deck, cards), answer=answer)
            for cards, answer in relation_by_cards(deck, some, owed)
        ),
        join="comma",
    )


def _pattern(deck: Deck, related: Related, owed: Sequence[int]) -> Listed | None:
    """Return the simplest pattern: cards that always go, and as few further parts as possible."""
    fixed = deck.every_card
    for cards in related.values():
        fixed &= cards
    parts = [part for part in _parts(deck, related, owed) if any(cards & ~fixed for cards in part.cards.values())]
    for size in range(MOST_PARTS + 1):
        for chosen in combinations(parts, size):
            if all(_meant(fixed, chosen, kind) == cards for kind, cards in related.items()):
                return _in_words(deck, related, fixed, chosen)
    return None


def _meant(fixed: CardSet, parts: Sequence[RelationPart], kind: int) -> CardSet:
    """Return the cards that a pattern means for one kind."""
    cards = fixed
    for part in parts:
        cards |= part.cards[kind]
    return cards


def _in_words(deck: Deck, related: Related, fixed: CardSet, parts: Sequence[RelationPart]) -> Listed:
    """Put a pattern into phrases; what the parts before cover for every kind is not said again."""
    items = list(_always(deck, fixed))
    for number, part in enumerate(parts):
        news = 0
        for kind in related:
            news |= part.cards[kind] & ~_meant(fixed, parts[:number], kind)
        items.append(part.words(news))
    return Listed(tuple(items), join="or")


def _parts(deck: Deck, related: Related, owed: Sequence[int]) -> Iterator[RelationPart]:
    """Yield all parts that hold for every one of the kinds, the simplest first."""
    yield from _alike(related, _plain_likenesses(deck))
    for like, alike in (("suit", _same_suit(deck)), ("colour", _same_colour(deck))):
        yield _ranks_alike(deck, related, like, alike)
    yield from _alike(related, _likenesses(deck, owed))


def _alike(related: Related, likenesses: Iterator[Likeness]) -> Iterator[RelationPart]:
    """Yield the likenesses that hold for all of the kinds."""
    for said, alike in likenesses:
        cards = {kind: alike(kind) for kind in related}
        if all(not cards[kind] & ~related[kind] for kind in related):
            yield RelationPart(cards, partial(_as_it_is, said))


def _as_it_is(said: Phrase, _news: CardSet) -> Phrase:
    return said


def _always(deck: Deck, cards: CardSet) -> Iterator[Phrase]:
    """Yield cards that go with every kind, each part of their name on its own so that the list reads as one."""
    name = name_cards(deck, cards)
    if name.excepted or name.single:
        yield phrase("related-cards", cards=name)
        return
    for part in name.parts:
        yield phrase("related-cards", cards=CardsName((part,), single=part.kind == "card"))


def _ranks_alike(deck: Deck, related: Related, like: str, alike: Callable[[int], CardSet]) -> RelationPart:
    """Name some cards if they are of the same suit or colour."""
    shared = _shared(deck, related, alike)
    return RelationPart({kind: alike(kind) & shared for kind in related}, partial(_some_of_same, deck, like, shared))


def _some_of_same(deck: Deck, like: str, shared: CardSet, news: CardSet) -> Phrase:
    """Name some ranks, or single cards, of the same suit or colour."""
    cards = news
    for kind in kinds_in(news):
        of_rank = deck.of_rank(deck.rank_of(kind))
        cards |= of_rank if not of_rank & ~shared else 0
    return phrase(f"related-cards-of-same-{like}", cards=name_cards(deck, cards))


def _shared(deck: Deck, related: Related, alike: Callable[[int], CardSet]) -> CardSet:
    """Return all cards that go with every one of the kinds whose suit or colour they share."""
    shared = deck.every_card
    for kind, cards in related.items():
        shared &= ~alike(kind) | cards
    return shared


def _rank(deck: Deck, card: CardAsNamed) -> int:
    return deck.rank_of(kind_of(card))


def _suit(deck: Deck, card: CardAsNamed) -> int | None:
    """Return the suit that was named for a card, else its own."""
    named = suit_named(card)
    return deck.suit_of(kind_of(card)) if named is None else named


def _colour(deck: Deck, card: CardAsNamed) -> str:
    named = suit_named(card)
    return deck.colour_of(kind_of(card)) if named is None else deck.suits[named].colour


def _same_suit(deck: Deck) -> Callable[[int], CardSet]:
    return lambda card: deck.of_suit(_suit(deck, card))


def _same_colour(deck: Deck) -> Callable[[int], CardSet]:
    return lambda card: deck.of_colour(_colour(deck, card))


def _same_rank(deck: Deck) -> Callable[[int], CardSet]:
    return lambda card: deck.of_rank(_rank(deck, card))


def _both(one: Callable[[int], CardSet], other: Callable[[int], CardSet]) -> Callable[[int], CardSet]:
    return lambda kind: one(kind) & other(kind)


def _plain_likenesses(deck: Deck) -> Iterator[Likeness]:
    """Return the things that two cards most often have in common."""
    yield phrase("related-same-rank", within="any"), _same_rank(deck)
    yield phrase("related-same-suit"), _same_suit(deck)
    yield phrase("related-same-colour"), _same_colour(deck)


def _likenesses(deck: Deck, owed: Sequence[int]) -> Iterator[Likeness]:
    """Yield all other ways in which a card can be like another one or stand next to it, the simplest first."""
    if any(owed):
        yield phrase("related-no-weaker"), partial(_no_weaker, owed)
    for key, step in _steps(deck):
        yield phrase(key, within="any"), step
    yield phrase("related-same-card"), lambda card: 1 << kind_of(card)
    for within, alike in (("suit", _same_suit(deck)), ("colour", _same_colour(deck))):
        for key, step in _steps(deck):
            yield phrase(key, within=within), _both(step, alike)
    yield phrase("related-same-rank", within="colour"), _both(_same_rank(deck), _same_colour(deck))


def _steps(deck: Deck) -> Iterator[tuple[str, Callable[[int], CardSet]]]:
    """Yield the relations by the order of the ranks."""
    last = len(deck.ranks) - 1

    def next_up(card: CardAsNamed) -> CardSet:
        rank = _rank(deck, card)
        up = rank + 1 if rank < last else 0 if deck.wraps else None
        return 0 if up is None else deck.of_rank(up)

    yield "related-next-up", next_up
    yield "related-neighbour", lambda card: deck.beside(_rank(deck, card))
    yield "related-higher", lambda card: _ranks(deck, _rank(deck, card) + 1, last + 1)
    yield "related-lower", lambda card: _ranks(deck, 0, _rank(deck, card))


def _ranks(deck: Deck, low: int, end: int) -> CardSet:
    """Return all cards of the ranks from one up to before another."""
    cards = 0
    for rank in range(low, end):
        cards |= deck.of_rank(rank)
    return cards


def _no_weaker(owed: Sequence[int], card: CardAsNamed) -> CardSet:
    """Return the cards for which at least as many are drawn."""
    return card_set(other for other, cards in enumerate(owed) if cards and cards >= owed[kind_of(card)])
