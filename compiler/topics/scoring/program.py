"""Put into the program who gets points, and what each card counts."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.game import HAS_DRAWN_COSTS, HAS_SCORE_RULES
from crazy8.runtime.records.program import Program

from ..rules import Rules
from .facts import points_in
from .model import MOST_DOUBLINGS, Mode

LEDGER = {
    "each pays own hand": codes.PAYS_OWN,
    "winner collects": codes.WINNER_COLLECTS,
    "winner collects average": codes.WINNER_AVERAGE,
    "lowest collects differences": codes.LOWEST_DIFFERENCES,
    "lowest wins": codes.LOWEST_WINS,
    "each collects differences": codes.EACH_DIFFERENCES,
    "finishers collect": codes.FINISHERS_COLLECT,
    "winner takes": codes.WINNER_TAKES,
    "places": codes.PLACES,
    "none": codes.NO_POINTS,
}
PENALTIES = ("each pays own hand", "places")
"""Ledgers in which few points are good."""
PRIZES = (
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "each collects differences",
    "finishers collect",
    "winner takes",
)


HAND_LIMIT = 1_000
"""Hands after which a game is stopped."""


def write_mode(mode: Mode, by_place: tuple[int, ...]) -> tuple[int, int]:
    """Return a ledger and its points, as the program has them: for places those of the first, if they bring any."""
    points = by_place[0] if mode.kind == "places" and by_place else mode.points or 0
    return LEDGER[mode.kind], points


def fill_scoring(program: Program, rules: Rules) -> None:
    """Write ledgers and values, and what changes the points after them."""
    scoring = rules.scoring
    worse = -1 if points_in(scoring.mode) == "good" else 1
    program.drawn_costs = worse * (scoring.drawn_card or 0)
    for kind, value in enumerate(scoring.values):
        program.points[kind] = value or 0
    for kind, bonus in enumerate(scoring.bonus):
        if bonus is not None:
            program.bonus_times[kind] = bonus.times or 1
            program.bonus_points[kind] = bonus.points or 0
    if scoring.rounding is not None:
        program.round_to = scoring.rounding.to
        program.round_least = scoring.rounding.at_least
    if scoring.reshuffle_fine is not None:
        program.refill_fine = worse * scoring.reshuffle_fine.points
        program.fine_doubles = MOST_DOUBLINGS if scoring.reshuffle_fine.doubling else 0
    by_place = scoring.mode.by_place
    for place, points in enumerate(by_place):
        program.place_points[place] = points
    program.score_mode, program.score_points = write_mode(scoring.mode, by_place)
    if rules.stock.blocked is None:
        program.blocked_mode = codes.VOID
    else:
        program.blocked_mode, program.blocked_points = write_mode(rules.stock.blocked, by_place)


def natural_order(mode: Mode) -> int:
    """Return the order of standing that follows from the ledger, where the file does not say so."""
    if mode.kind in PENALTIES and not mode.by_place:
        return codes.LOWEST_TOTAL
    return codes.HIGHEST_TOTAL if mode.kind in PRIZES or mode.by_place else codes.MOST_HANDS


def features_of_scoring(program: Program, rules: Rules) -> int:
    """Return the features that the scores use besides the ledger."""
    adjusts = any(program.bonus_points) or any(times > 1 for times in program.bonus_times)
    costs = rules.scoring.drawn_card is not None
    changes = rules.scoring.rounding is not None or rules.scoring.reshuffle_fine is not None or costs
    exact = rules.game.exact is not None
    return features_in({HAS_SCORE_RULES: adjusts or changes or exact, HAS_DRAWN_COSTS: costs})
