"""Work out what questions, checks and sentences ask about wild cards."""

from __future__ import annotations

from ...cards.cards import CardSet, card_set, kinds_in
from ...questions.fact import fact
from ...questions.facts_on_cards import remembered, with_value
from ...questions.triggers import some
from ..effects.model import Names
from ..rules import Rules


def named_by_cards(rules: Rules) -> set[str]:
    """Return what cards let their players name: a suit, a rank, both together."""
    wilds = (wild.naming for wild in rules.matching.wild if wild is not None)
    under = (one.effects for some in rules.effects.under_conditions for one in some)
    every = (*rules.effects.of_card, *under)
    effects = (one.naming for some in every for one in some if isinstance(one, Names))
    return {naming.what for naming in (*wilds, *effects) if naming is not None}


def names_no_suit(rules: Rules) -> bool:
    """Return whether no card lets its player name a suit alone."""
    return "suit" not in named_by_cards(rules)


def wilds_naming_a_suit(rules: Rules) -> CardSet:
    """Return the wild cards whose player names a suit, and nothing else."""
    return _wilds_naming(rules, "suit")


def wilds_counting_as_named(rules: Rules) -> CardSet:
    """Return the wild cards whose player names a suit and a rank, so that they count as that card."""
    return _wilds_naming(rules, "suit and rank")


def _wilds_naming(rules: Rules, what: str) -> CardSet:
    return with_value(
        rules,
        rules.matching.wild,
        lambda wild: wild is not None and wild.naming is not None and wild.naming.what == what,
    )


@fact("Wild cards: they may be laid on everything.")
@remembered
def wild_cards(rules: Rules) -> CardSet:
    return with_value(rules, rules.matching.wild, lambda wild: wild is not None)


@fact("Wild cards whose player names a suit.")
@remembered
def naming_wilds(rules: Rules) -> CardSet:
    return with_value(rules, rules.matching.wild, lambda wild: wild is not None and wild.naming is not None)


@fact("Cards that are wild for a player whose counter stands at their number.")
@remembered
def counter_wilds(rules: Rules) -> CardSet:
    counter, ranks = rules.deal.counter, rules.deck.ranks
    if counter is None or rules.matching.counter_wild is None:
        return 0
    numbers = range(min(counter.start, counter.end), max(counter.start, counter.end) + 1)
    return card_set(kind for kind in kinds_in(rules.deck.every_card) if ranks[rules.deck.rank_of(kind)].face in numbers)


@fact("Cards with which a player names something whose counter stands at their number.")
def naming_counter_wilds(rules: Rules) -> CardSet:
    private = rules.matching.counter_wild
    return 0 if private is None or private.naming is None else counter_wilds(rules)


has_wild_cards = some(wild_cards)


has_naming_wilds = some(naming_wilds)
