"""Work out what questions, checks and sentences ask about points."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...questions.facts_on_cards import remembered
from ...questions.triggers import all_of, some
from ..effects.model import EndsHand
from ..finish.facts import plays_on
from ..rules import Rules
from ..stock.facts import blocked_hand_has_lowest, stuck_players_pass
from .model import MODES_WITH_VALUES

SHARED_BY_THE_LOWEST = ("each collects differences", "places")
"""Where nobody went out, those with the lowest hands, or all, have won."""


@fact("The cards left in the hands are worth points.")
def cards_count_points(rules: Rules) -> bool:
    if rules.scoring.mode.kind in MODES_WITH_VALUES:
        return True
    blocked = rules.stock.blocked
    by_block = stuck_players_pass(rules) and blocked is not None and blocked.kind in MODES_WITH_VALUES
    return by_block or any(
        isinstance(effect, EndsHand) and effect.at_most is not None
        for effects in (*rules.effects.of_card, *rules.effects.of_cutter_suit)
        for effect in effects or ()
    )


@fact("Each player is charged with the cards of their own hand.")
def losers_pay(rules: Rules) -> bool:
    return rules.scoring.mode.kind == "each pays own hand"


@fact("What the hands of the others are worth goes to somebody.")
def hands_are_collected(rules: Rules) -> bool:
    return rules.scoring.mode.kind in MODES_WITH_VALUES and not losers_pay(rules) and not lowest_hand_wins(rules)


@fact("Whoever holds the lowest hand wins, without points.")
def lowest_hand_wins(rules: Rules) -> bool:
    return rules.scoring.mode.kind == "lowest wins"


@fact("The winner gets the average of the other hands.")
def averages(rules: Rules) -> bool:
    blocked = rules.stock.blocked
    kinds = {rules.scoring.mode.kind, "" if blocked is None else blocked.kind}
    return "winner collects average" in kinds


@fact("Cards that change the scores if the hand ends with them.")
@remembered
def bonus_cards(rules: Rules) -> CardSet:
    return sum(1 << kind for kind, bonus in enumerate(rules.scoring.bonus) if bonus is not None)


bonus_while_others_play_on = all_of(some(bonus_cards), plays_on)


@fact("Several players may have won the same hand.")
def several_may_win_a_hand(rules: Rules) -> bool:
    blocked = rules.stock.blocked
    kinds = {rules.scoring.mode.kind, "" if blocked is None else blocked.kind}
    by_lowest = any(kind.startswith("lowest") or kind in SHARED_BY_THE_LOWEST for kind in kinds)
    return rules.seating.partners or by_lowest or blocked_hand_has_lowest(rules)
