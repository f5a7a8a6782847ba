"""Work out what questions, checks and sentences ask about matching."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...questions.facts_on_cards import remembered, with_value
from ..conditions.model import Owing
from ..rules import Rules


@fact("Some statement compares ranks: the next one, a higher one, a lower one.")
def matches_neighbours(rules: Rules) -> bool:
    return rules.speak_of({"neighbour", "higher", "lower", "next-up"})


@fact("A card may fit by its suit or by its rank.")
def matches_suit_and_rank(rules: Rules) -> bool:
    return {"suit", "rank"} <= set(rules.matching.attributes)


@fact("Cards after which not what matches may be laid, but what a statement says.")
@remembered
def cards_with_own_follower(rules: Rules) -> CardSet:
    return with_value(rules, rules.matching.after, lambda after: after is not None)


@fact("Cards that may not be laid under some condition.")
@remembered
def forbidden_at_times(rules: Rules) -> CardSet:
    return with_value(rules, rules.matching.forbidden_while, bool)


@remembered
def forbidden_while_owing(rules: Rules) -> CardSet:
    """Return the cards that never serve or answer what is owed."""
    return with_value(rules, rules.matching.forbidden_while, lambda some: any(isinstance(one, Owing) for one in some))


@fact("Cards that count as the card under them.")
@remembered
def cards_counting_as_below(rules: Rules) -> CardSet:
    return with_value(rules, rules.matching.after, lambda after: after is not None and after.as_below)


@fact("Cards after which every card may be laid.")
@remembered
def cards_anything_follows(rules: Rules) -> CardSet:
    every = rules.deck.every_card
    return with_value(rules, rules.matching.after, lambda after: after is not None and after.cards == every)
