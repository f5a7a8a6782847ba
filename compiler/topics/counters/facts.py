"""Work out what questions, checks and sentences ask about counters and the cutter."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...questions.facts_on_cards import remembered, with_value
from ...questions.triggers import all_of
from ..conditions.facts import asks_for_counters
from ..game.facts import several_hands
from ..rules import Rules


@fact("Cards that do something else if they have the suit of the cutter.")
@remembered
def cutter_cards(rules: Rules) -> CardSet:
    return with_value(rules, rules.effects.of_cutter_suit, lambda effects: effects is not None)


@fact("Every player has a counter.")
def counts_down(rules: Rules) -> bool:
    return rules.deal.counter is not None


@fact("The counter of the loser of a hand falls.")
def counters_fall_for_losers(rules: Rules) -> bool:
    return rules.deal.counter is not None and rules.deal.counter.falls == "loser"


@fact("There is a counter, or something that is done with one.")
def speaks_of_counters(rules: Rules) -> bool:
    return (
        counts_down(rules)
        or rules.deal.size.kind == "counter"
        or rules.matching.counter_wild is not None
        or rules.game.ending.kind == "counter"
        or rules.finish.then == "next counter"
        or asks_for_counters(rules)
    )


@fact("An empty hand is drawn anew by its player's counter, and play goes on.")
def draws_by_the_counter(rules: Rules) -> bool:
    return rules.finish.then == "next counter"


@fact("A card is shown under the stock, or something is done with its suit.")
def speaks_of_a_cutter(rules: Rules) -> bool:
    return rules.deal.cutter is not None or cutter_cards(rules) != 0


a_counter_in_a_game = all_of(counts_down, several_hands)
