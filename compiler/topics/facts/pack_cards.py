"""The cards of the pack that questions of scoring are about."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.cards import CardSet, card_set
from ...questions.fact import fact
from ..rules import Rules
from .card_sets import remembered


@fact("All cards of the pack.")
def every_card(rules: Rules) -> CardSet:
    return rules.deck.every_card


def cards_of_rank(name: str) -> Callable[[Rules], CardSet]:
    """What finds all cards of a rank; none if the pack has no such rank."""

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
    wild = rules.fits.wild
    named = card_set(kind for kind in range(len(wild)) if (one := wild[kind]) is not None and one.naming is not None)
    return jokers(rules) & ~named


@fact("Cards whose value differs from that of other cards of the same rank.")
@remembered
def cards_unlike_their_rank(rules: Rules) -> CardSet:
    deck, values = rules.deck, rules.scoring.values
    worth: dict[int, set[int | None]] = {}
    for kind, value in enumerate(values):
        worth.setdefault(deck.rank_of(kind), set()).add(value)
    return card_set(kind for kind in range(len(values)) if len(worth[deck.rank_of(kind)]) > 1)
