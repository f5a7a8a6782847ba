"""Work out what questions, checks and sentences ask about points."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...questions.facts_on_cards import remembered, with_value
from ...questions.triggers import all_of, some
from ...rules.key import Key
from ..conditions.facts import what_asks_for_points
from ..counters.facts import counters_fall_for_losers
from ..counters.model import COUNTER_FALLS
from ..deal.facts import losers_have_handicaps
from ..deal.model import DEAL_HANDICAP, DEAL_ROTATION
from ..effects.facts import hand_can_be_ended
from ..finish.facts import others_play_on, plays_on
from ..finish.model import OUT_HAND_LIMIT, OUT_KNOCK
from ..game.facts import several_hands
from ..players.model import LEAVE_WHO, SEAT_FIRST_PLAYER
from ..rules import Rules
from ..stock.facts import blocked_hand_has_lowest, stock_ends_hand, stuck_players_pass
from ..stock.model import BLOCK_RESULT
from .model import MODES_WITH_VALUES, SCORE_MODE, Mode

_BAD_POINTS = ("each pays own hand", "places")
_GOOD_POINTS = (
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "each collects differences",
    "finishers collect",
    "winner takes",
)
SHARED_BY_THE_LOWEST = ("each collects differences", "places")
"""Where nobody went out, those with the lowest hands, or all, have won."""


def what_counts_hands(rules: Rules) -> Key | None:
    """Return a question by whose answer the cards in hands are counted, or hands compared by their points."""
    mode, blocked = rules.scoring.mode.kind, rules.stock.blocked
    may_be_blocked = stuck_players_pass(rules) or stock_ends_hand(rules) or hand_can_be_ended(rules)
    if mode in MODES_WITH_VALUES:
        return SCORE_MODE
    if blocked is not None and may_be_blocked and blocked.kind in (*MODES_WITH_VALUES, "winner takes"):
        return BLOCK_RESULT
    if mode == "winner takes" and stock_ends_hand(rules) and blocked is None:
        return SCORE_MODE
    limit, parties = rules.finish.limit, rules.players // (2 if rules.seating.sides else 1)
    loses = limit is not None and limit.result == "loses" and parties > 2
    if loses:
        return OUT_HAND_LIMIT
    return what_asks_for_points(rules) if rules.finish.knock is None else OUT_KNOCK


@fact("The cards left in the hands are worth points.")
def cards_count_points(rules: Rules) -> bool:
    return what_counts_hands(rules) is not None


def what_finds_loser(rules: Rules) -> Key | None:
    """Return a question by whose answer it matters who is left with most."""
    if rules.seating.leaver == "loser":
        return LEAVE_WHO
    if counters_fall_for_losers(rules):
        return COUNTER_FALLS
    if not several_hands(rules):
        return None
    if losers_have_handicaps(rules):
        return DEAL_HANDICAP
    if rules.deal.next_dealer == "loser":
        return DEAL_ROTATION
    return SEAT_FIRST_PLAYER if rules.seating.first_player == "loser" else None


@fact("Whoever is left with most is the loser of a hand, who deals or begins the next one, or leaves the game.")
def hands_find_loser(rules: Rules) -> bool:
    # where no card has a value, the largest hand is the one with the most cards
    return what_finds_loser(rules) is not None


@fact("Hands are counted when all is over, not as soon as somebody goes out.")
def hands_counted_at_the_end(rules: Rules) -> bool:
    return rules.scoring.mode.kind != "finishers collect" or not others_play_on(rules)


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
    return with_value(rules, rules.scoring.bonus, lambda bonus: bonus is not None)


bonus_while_others_play_on = all_of(some(bonus_cards), plays_on)


@fact("Several players may have won the same hand.")
def several_may_win_a_hand(rules: Rules) -> bool:
    blocked = rules.stock.blocked
    kinds = {rules.scoring.mode.kind, "" if blocked is None else blocked.kind}
    by_lowest = any(kind.startswith("lowest") or kind in SHARED_BY_THE_LOWEST for kind in kinds)
    return rules.seating.sides or by_lowest or blocked_hand_has_lowest(rules)


def points_in(mode: Mode) -> str:
    """Return whether many points are good or bad for their player under a ledger, or none are given at all."""
    if mode.by_place:
        return "good"
    return "bad" if mode.kind in _BAD_POINTS else "good" if mode.kind in _GOOD_POINTS else "not given"


def totals_can_grow(rules: Rules) -> bool:
    """Return whether somebody's total can ever rise: a card without a value is somebody else's report."""
    scoring, blocked = rules.scoring, rules.stock.blocked
    if scoring.reshuffle_fine is not None or scoring.drawn_card is not None:
        return True
    if with_value(rules, scoring.bonus, lambda bonus: bonus is not None and (bonus.points or 0) > 0):
        return True
    return any(_brings_points(rules, mode) for mode in (scoring.mode, blocked) if mode is not None)


def _brings_points(rules: Rules, mode: Mode) -> bool:
    if mode.kind == "winner takes":
        return (mode.points or 0) > 0
    if mode.kind not in MODES_WITH_VALUES or mode.kind == "lowest wins":
        return mode.kind == "places"
    by_difference = mode.kind.endswith("differences") or rules.scoring.rounding is not None
    values = rules.scoring.values
    return with_value(rules, values, lambda value: value is None or value > 0 or (value < 0 and by_difference)) != 0
