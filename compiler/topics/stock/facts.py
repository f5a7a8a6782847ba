"""Work out what questions, checks and sentences ask about the stock and blocked hands."""

from __future__ import annotations

from ...questions.fact import fact
from ...questions.facts_on_cards import with_value
from ..counters.facts import draws_by_the_counter
from ..debts.facts import has_draw_debts, several_draw_cards
from ..drawing.facts import draws_in_turn, stock_is_used
from ..effects.facts import cards_with_drawn_fallback, effects_ever, waiting_cards
from ..effects.model import DEBTORS, Draws
from ..rules import Rules


@fact("The discards become the new stock.")
def stock_refills(rules: Rules) -> bool:
    return rules.stock.empty in ("reshuffle", "turn over") and stock_is_used(rules)


@fact("Some rule makes a player draw cards that the stock may not hold, and not only one in place of laying a card.")
def cards_drawn_for_a_rule(rules: Rules) -> bool:
    calls = rules.calls
    penalties = (*(call.penalty for call in calls.calls), calls.false, calls.doubt)
    return (
        any(penalty.cards is not None for penalty in penalties)
        or has_draw_debts(rules)
        or several_draw_cards(rules) != 0
        or cards_with_drawn_fallback(rules) != 0
        or with_value(rules, rules.finish.last_card, lambda last: last.cards is not None) != 0
        or draws_by_the_counter(rules)
        or (rules.drawing.amount.mode == "exactly" and (rules.drawing.amount.cards or 0) > 1)
    )


@fact("Whoever can neither play nor draw passes, or whoever wants to; so all may pass one after another.")
def stuck_players_pass(rules: Rules) -> bool:
    if rules.drawing.pass_at_will or rules.drawing.pass_when_dry:
        return True
    dry = rules.stock.empty == "pass" or (stock_refills(rules) and rules.stock.exhausted == "pass")
    return dry or not draws_in_turn(rules)


@fact("A hand may end without counting for anybody.")
def hand_may_be_void(rules: Rules) -> bool:
    return rules.stock.blocked is None and stuck_players_pass(rules)


@fact("The hand ends when somebody needs a card and there is none.")
def stock_ends_hand(rules: Rules) -> bool:
    return rules.stock.empty == "score" or (stock_refills(rules) and rules.stock.exhausted == "score")


@fact("Whoever draws the last cards for a card, and misses the turn, passes.")
def debtors_may_pass(rules: Rules) -> bool:
    some = rules.effects
    effects = [*(effects_ever(rules, kind) for kind in range(rules.deck.kind_count)), *some.of_cutter_suit]
    draws = [one for of_card in effects for one in of_card or () if isinstance(one, Draws)]
    return rules.drawing.pass_when_dry and any(one.target in DEBTORS and one.then == "waits" for one in draws)


@fact("Somebody may have to miss turns while the others pass.")
def passes_may_leave_out_a_seat(rules: Rules) -> bool:
    calls = rules.calls
    penalties = (*(call.penalty for call in calls.calls), calls.false, calls.doubt)
    return waiting_cards(rules) != 0 or any(penalty.turns for penalty in penalties)


TO_THE_LOWEST = ("winner collects", "winner collects average", "winner takes", "finishers collect")
"""What goes to the lowest hand where nobody went out, besides what is called so."""


@fact("In a hand that nobody won by going out something goes to the player with the lowest hand.")
def blocked_hand_has_lowest(rules: Rules) -> bool:
    mode = rules.stock.blocked if stuck_players_pass(rules) else rules.stock.blocked or rules.scoring.mode
    return mode is not None and (mode.kind.startswith("lowest") or mode.kind in TO_THE_LOWEST)
