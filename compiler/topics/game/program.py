"""Put into the program how the game ends and who has won."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.program import Program

from ..rules import Rules
from ..scoring.program import HAND_LIMIT, natural_order

OUTCOME = {
    "lowest wins": codes.LOWEST_TOTAL,
    "highest wins": codes.HIGHEST_TOTAL,
    "who reaches it wins": codes.FIRST_THERE,
    "who reaches it loses": codes.REACHERS_LOSE,
    "who reaches it leaves game": codes.REACHERS_DROP_OUT,
}


TIE = {"extra hand": codes.TIE_EXTRA_HAND, "shared": codes.TIE_SHARED, "earlier lowest": codes.TIE_EARLIER_LOWEST}


ENDING = {
    "single hand": codes.END_SINGLE,
    "hands": codes.END_HANDS,
    "each deals": codes.END_HANDS,
    "target": codes.END_TARGET,
    "columns": codes.END_COLUMNS,
    "counter": codes.END_COUNTER,
    "one is left": codes.END_ONE_LEFT,
}


LEAVER = {None: codes.NOBODY_LEAVES, "loser": codes.LOSER_LEAVES, "winner": codes.WINNER_LEAVES}


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
    program.ending_hands = hands * rules.people if ending.kind == "each deals" else hands
    program.target = ending.points or 0
    program.past = ending.past
    program.columns = ending.columns or 0
    program.leaver = LEAVER[rules.seating.leaver]
    if rules.game.exact is not None:
        program.exact_total = rules.game.exact.points
        program.exact_back = rules.game.exact.back_to
