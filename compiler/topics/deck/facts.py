"""Work out what questions, checks and sentences ask about the cards of the pack."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...questions.facts_on_cards import differing, remembered, with_value
from ..rules import Rules


@fact("All cards of the pack.")
def every_card(rules: Rules) -> CardSet:
    return rules.deck.every_card


def cards_of_rank(name: str) -> Callable[[Rules], CardSet]:
    """Return the function that finds all cards of a rank; there are none if the pack has no such rank."""

    def of_rank(rules: Rules) -> CardSet:
        numbers = (number for number, rank in enumerate(rules.deck.ranks) if rank.name == name)
        return next((rules.deck.of_rank(number) for number in numbers), 0)

    return of_rank


@fact("Jokers.")
@remembered
def jokers(rules: Rules) -> CardSet:
    return cards_of_rank("joker")(rules)


@fact("Jokers for which no suit is named, so that nothing but a rule says what may follow them.")
@remembered
def plain_jokers(rules: Rules) -> CardSet:
    named = with_value(rules, rules.matching.wild, lambda wild: wild is not None and wild.naming is not None)
    return jokers(rules) & ~named


@fact("Cards whose value differs from that of other cards of the same rank.")
@remembered
def cards_unlike_their_rank(rules: Rules) -> CardSet:
    return differing(rules.scoring.values, rules.deck.rank_sets)


@fact("Every card is there more than once.")
def several_packs(rules: Rules) -> bool:
    return rules.deck.has_copies


@fact("Some statement speaks of red, black or colours.")
def uses_colours(rules: Rules) -> bool:
    names = {suit.name for suit in rules.deck.suits}
    words = {"colour", *(suit.colour for suit in rules.deck.suits)} - {rules.deck.suit_word} - names
    return rules.speak_of(words)


@fact("Cards match by rank in a deck whose suits are called otherwise, and some rank of a suit shows no number.")
def has_symbols(rules: Rules) -> bool:
    deck = rules.deck
    if deck.suit_word == "suit":
        return False
    symbols = {number for number, rank in enumerate(deck.ranks) if rank.face is None}
    suited = any(card.suit is not None and card.rank in symbols for card in deck.cards)
    return "rank" in rules.matching.attributes and suited
