"""Which card may lie on which: matching, wild cards and bans folded into masks."""

from __future__ import annotations

from crazy8.compiler.rules.cards import CardSet, card_set
from crazy8.compiler.rules.rules import Rules
from crazy8.runtime.program import Program


def matching(rules: Rules, top: int) -> CardSet:
    """The kinds that share an attribute of `match` with a card, wild or not."""
    deck = rules.deck
    rank = deck.rank_of(top)
    cards = 0
    for attribute in rules.fits.attributes:
        if attribute == "suit":
            cards |= deck.of_suit(deck.suit_of(top))
        elif attribute == "colour":
            cards |= deck.of_colour(deck.colour_of(top))
        elif attribute == "rank":
            cards |= deck.of_rank(rank)
        else:
            cards |= deck.beside(rank)
    return cards


def matching_named(rules: Rules, suit: int) -> CardSet:
    """The kinds that follow a named suit, which replaces the printed one and removes the rank."""
    cards = rules.deck.of_suit(suit)
    if "colour" in rules.fits.attributes:
        cards |= rules.deck.of_colour(rules.deck.suits[suit].colour)
    return cards


def wild_cards(rules: Rules) -> CardSet:
    """All wild kinds."""
    return card_set(kind for kind, wild in enumerate(rules.fits.wild) if wild is not None)


def banned_on(rules: Rules, top: int) -> CardSet:
    """The kinds that may never be laid on a card."""
    return card_set(kind for kind, below in enumerate(rules.fits.forbidden_on) if below >> top & 1)


def fill_fits(program: Program, rules: Rules) -> None:
    """Write the masks of fitting cards."""
    wild = wild_cards(rules)
    program.every_kind = rules.deck.every_card
    program.wild = wild
    for top in range(rules.deck.kind_count):
        natural, banned = matching(rules, top), banned_on(rules, top)
        program.ban[top] = banned
        program.natural[top] = natural & ~banned
        program.fits[top] = (natural | wild) & ~banned
    for suit in range(len(rules.deck.suits)):
        program.natural_named[suit] = matching_named(rules, suit)
        program.fits_named[suit] = matching_named(rules, suit) | wild
