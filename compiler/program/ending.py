"""Ledgers, values, bonus, and the end of the game."""

from __future__ import annotations

from crazy8.runtime import codes
from crazy8.runtime.program import Program

from ..rules.rules import Rules
from ..rules.scoring import Mode

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
OUTCOME = {
    "lowest wins": codes.LOWEST_TOTAL,
    "highest wins": codes.HIGHEST_TOTAL,
    "first wins": codes.FIRST_THERE,
    "reachers lose": codes.REACHERS_LOSE,
    "reachers drop out": codes.REACHERS_DROP_OUT,
}
TIE = {"extra hand": codes.TIE_EXTRA_HAND, "shared": codes.TIE_SHARED, "earlier lowest": codes.TIE_EARLIER_LOWEST}

ENDING = {
    "single hand": codes.END_SINGLE,
    "hands": codes.END_HANDS,
    "each deals": codes.END_HANDS,
    "target": codes.END_TARGET,
    "columns": codes.END_COLUMNS,
    "counter": codes.END_COUNTER,
}

HAND_LIMIT = 1_000
"""Hands after which a game is stopped."""


def write_mode(mode: Mode) -> tuple[int, int]:
    """A ledger and its points."""
    return LEDGER[mode.kind], mode.points or 0


def fill_scoring(program: Program, rules: Rules) -> None:
    """Write ledgers and values, and what changes the points after them."""
    scoring = rules.scoring
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
        program.refill_fine = scoring.reshuffle_fine.points
        program.fine_doubles = scoring.reshuffle_fine.doubling
    program.score_mode, program.score_points = write_mode(scoring.mode)
    if rules.stock.blocked is None:
        program.blocked_mode = codes.VOID
    else:
        program.blocked_mode, program.blocked_points = write_mode(rules.stock.blocked)


def fill_game(program: Program, rules: Rules) -> None:
    """Write the end of the game."""
    ending = rules.game.ending
    program.hand_limit = HAND_LIMIT
    program.tie = TIE[rules.game.tie]
    # Points decide a single hand only if nobody went out; then the ledger of the blocked hand says who stands best.
    deciding = rules.stock.blocked if ending.kind == "single hand" and rules.stock.blocked else rules.scoring.mode
    program.outcome = natural_order(deciding) if ending.outcome is None else OUTCOME[ending.outcome]
    program.ending = ENDING[ending.kind]
    hands = ending.hands or 1
    program.ending_hands = hands * rules.players if ending.kind == "each deals" else hands
    program.target = ending.points or 0
    program.past = ending.past
    program.columns = ending.columns or 0
    if rules.game.exact is not None:
        program.exact_total = rules.game.exact.points
        program.exact_back = rules.game.exact.back_to


def natural_order(mode: Mode) -> int:
    """Who stands best where the file does not say so: it follows from the ledger."""
    if mode.kind in PENALTIES:
        return codes.LOWEST_TOTAL
    return codes.HIGHEST_TOTAL if mode.kind in PRIZES else codes.MOST_HANDS
