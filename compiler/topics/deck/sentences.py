"""Tell the rules on the pack: which cards there are, and how often."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import Deck, card_set
from ...rules.key import Key
from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.teller import Teller
from .claims import BesideTheSuits, OrdinaryPack, OtherPack, SuitsHold
from .model import DECK_COMPOSITION, DECK_JOKERS, DECK_PACKS_BY_PLAYERS, DECK_STRIP
from .named import STANDARD, deck_named

JOKER = "joker"
QUESTIONS = (DECK_COMPOSITION, DECK_PACKS_BY_PLAYERS, DECK_JOKERS, DECK_STRIP)
"""What the pack follows from; of these the ones that the rules answer are cited."""

Profile = tuple[tuple[int, int], ...]
"""Ranks with the number of their cards in a pack."""


def tell_pack(teller: Teller) -> Iterator[Told]:
    """Tell which cards are used."""
    rules = teller.rules
    by = tuple(key for key in QUESTIONS if _is_news(teller, key))
    size, *contents = _pack(rules.deck)
    yield teller.told("pack", size, by=by, tells=QUESTIONS)
    if contents:
        yield teller.told("pack.contents", *contents, by=(DECK_COMPOSITION,), tells=())


def _is_news(teller: Teller, key: Key) -> bool:
    """Return whether an answer has a part in what is told of the pack."""
    answer = teller.rules.answer_to(key)
    if answer is None or key == DECK_COMPOSITION:
        return answer is not None
    return teller.rules.deck.packs > 1 if key == DECK_PACKS_BY_PLAYERS else answer.value is not None


def _pack(deck: Deck) -> tuple[Claim, ...]:
    """Claim what the pack is: an ordinary pack, one from which cards were taken, or any other in detail."""
    standard = deck_named(STANDARD)
    left_out = None if standard is None or deck.name != STANDARD else _left_out(standard, deck)
    jokers = sum(card.copies for card in deck.cards if _is_joker(deck, card.rank)) * deck.packs
    if left_out is None:
        return OtherPack(deck.packs, deck.size), *_contents(deck)
    return (OrdinaryPack(deck.packs, jokers, left_out, deck.size),)


def _left_out(standard: Deck, deck: Deck) -> int | None:
    """Return the cards of the ordinary pack that this one does not have, or None if it has others or more of them."""
    known = {(rank.name, suit.name): 0 for rank in standard.ranks for suit in standard.suits}
    for card in deck.cards:
        if card.suit is None and _is_joker(deck, card.rank):
            continue
        name = (deck.ranks[card.rank].name, "" if card.suit is None else deck.suits[card.suit].name)
        if name not in known or card.copies != 1:
            return None
        known[name] = 1
    return card_set(
        kind
        for kind, card in enumerate(standard.cards)
        if card.suit is not None and not known[standard.ranks[card.rank].name, standard.suits[card.suit].name]
    )


def _is_joker(deck: Deck, rank: int) -> bool:
    return deck.ranks[rank].name == JOKER


def _contents(deck: Deck) -> Iterator[Claim]:
    """Claim what each suit holds, suits with the same cards together, and what there is besides."""
    profiles: dict[Profile, list[int]] = {}
    for suit in range(len(deck.suits)):
        profile = tuple((card.rank, card.copies) for card in deck.cards if card.suit == suit)
        if profile:
            profiles.setdefault(profile, []).append(suit)
    for profile, suits in profiles.items():
        yield SuitsHold(tuple(suits), profile, all_suits=len(profiles) == 1)
    besides = tuple((kind, card.copies) for kind, card in enumerate(deck.cards) if card.suit is None)
    if besides:
        yield BesideTheSuits(besides)
