"""Put into the program which card may lie on which: matching, wild cards and bans as masks."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.matching import HAS_AS_BELOW, HAS_FIRST_BANS, HAS_HOLD_BANS, HAS_SERVED_FITS
from crazy8.runtime.records.program import Program

from ...cards.cards import CardSet, card_set
from ..conditions.program import Clause, fill_clauses, gathered
from ..relation_pool import RelationPool
from ..rules import Rules


def matching(rules: Rules, top: int) -> CardSet:
    """Return the kinds that share an attribute of `match` with a card, wild or not."""
    deck = rules.deck
    suit = deck.suit_of(top)
    return going_with_suit(rules, suit, deck.colour_of(top)) | going_with_rank(rules, deck.rank_of(top))


def going_with_suit(rules: Rules, suit: int | None, colour: str) -> CardSet:
    """Return the kinds that go with a card because of its suit or its colour."""
    cards = rules.deck.of_suit(suit) if "suit" in rules.matching.attributes else 0
    return cards | rules.deck.of_colour(colour) if "colour" in rules.matching.attributes else cards


def going_with_rank(rules: Rules, rank: int) -> CardSet:
    """Return the kinds that go with a card because of its rank, or of the rank beside it."""
    cards = rules.deck.of_rank(rank) if "rank" in rules.matching.attributes else 0
    return cards | rules.deck.beside(rank) if "neighbour" in rules.matching.attributes else cards


def wild_cards(rules: Rules) -> CardSet:
    """Return all wild kinds."""
    return card_set(kind for kind, wild in enumerate(rules.matching.wild) if wild is not None)


def banned_on(rules: Rules, top: int) -> CardSet:
    """Return the kinds that may never be laid on a card."""
    return card_set(kind for kind, below in enumerate(rules.matching.forbidden_on) if below >> top & 1)


def natural_on(rules: Rules, top: int) -> CardSet:
    """Return the kinds that fit on a card without being wild: what matches it, unless the rules say what follows it."""
    after = rules.matching.after[top] if rules.matching.after else None
    return matching(rules, top) if after is None or after.cards is None else after.cards


def fill_matching(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write the masks of fitting cards."""
    wild = wild_cards(rules)
    program.every_kind = rules.deck.every_card
    program.wild = wild
    for top in range(rules.deck.kind_count):
        natural, banned = natural_on(rules, top), banned_on(rules, top)
        program.ban[top] = banned
        program.natural[top] = natural & ~banned
        program.fits[top] = (natural | wild) & ~banned
        served = rules.matching.after_served[top] if rules.matching.after_served else None
        program.served_fits[top] = program.fits[top] if served is None else (served | wild) & ~banned
        if rules.matching.after and (after := rules.matching.after[top]) is not None and after.as_below:
            program.as_below |= 1 << top
    for suit in range(len(rules.deck.suits)):
        program.natural_named[suit] = rules.deck.of_suit(suit)
        program.fits_named[suit] = rules.deck.of_suit(suit) | wild
        program.as_named_suit[suit] = going_with_suit(rules, suit, rules.deck.suits[suit].colour)
    for rank in range(len(rules.deck.ranks)):
        program.rank_cards[rank] = rules.deck.of_rank(rank)
        program.natural_rank[rank] = rules.deck.of_rank(rank)
        program.fits_rank[rank] = rules.deck.of_rank(rank) | wild
        program.as_named_rank[rank] = going_with_rank(rules, rank)
    fill_hand_bans(program, rules, pool)
    fill_marks(program, rules)


def fill_hand_bans(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write the cards that are forbidden because of the rest of the hand, or of the turn."""
    forbidden = rules.matching.forbidden_first
    if forbidden is not None:
        program.first_bans = forbidden.always
        program.first_ban = 0 if forbidden.is_fixed else pool.number(forbidden)
    for kind, held in enumerate(rules.matching.forbidden_holding):
        if held is not None:
            program.held_bans |= 1 << kind
            program.held_ban[kind] = pool.number(held)
    fill_clauses(program, bans_while(rules))


def bans_while(rules: Rules) -> dict[Clause, CardSet]:
    """Return the conditions under which cards are forbidden."""
    of_card = rules.matching.forbidden_while
    return gathered(tuple([(one, codes.LAST_AS_USUAL, 0) for one in conditions] for conditions in of_card))


def fill_marks(program: Program, rules: Rules) -> None:
    """Write the number on every card, and the suits of its colour."""
    deck = rules.deck
    for kind in range(deck.kind_count):
        face = deck.ranks[deck.rank_of(kind)].face
        program.face[kind] = -1 if face is None else face
        colour = deck.colour_of(kind)
        for number, suit in enumerate(deck.suits):
            if colour and suit.colour == colour:
                program.same_colour[kind] |= 1 << number


def features_of_matching(program: Program, rules: Rules) -> int:
    """Return the features that matching and bans use."""
    return features_in(
        {
            HAS_AS_BELOW: program.as_below != 0,
            HAS_SERVED_FITS: any(cards is not None for cards in rules.matching.after_served),
            HAS_HOLD_BANS: program.held_bans & ~program.challengeable != 0,
            HAS_FIRST_BANS: program.first_bans != 0 or program.first_ban != 0,
        }
    )
