"""Handle debts that there are too few cards for."""

from __future__ import annotations

from ..records.card_sets import wide
from ..records.codes import ASIDE, CARDS, NO_REPLY, PLAYS, SHORT_NO_PLAY, WAITS
from ..records.program import Program
from ..records.state import State


def play_after_shortfall(program: Program, state: State) -> None:
    """Let a debtor for whom there were too few cards lay none in this turn, if the rules say so."""
    if program.shortfall == SHORT_NO_PLAY and state.owed_then != WAITS:
        state.owed_then = ASIDE


def owe_carried(state: State, seat: int) -> None:
    """Make a seat draw first what it still owes when it comes to turn; no card answers that."""
    state.owed_kind = CARDS
    state.owed_amount = wide(state.carried[seat])
    state.carried[seat] = 0
    state.owed_debtor = seat
    state.owed_by = seat
    state.owed_maker = seat
    state.owed_last = seat
    state.owed_source = max(state.top, 0)
    state.owed_then = PLAYS
    state.owed_return = -1
    state.owed_closed = 1
    state.owed_aside = 0
    state.owed_drawing = 0
    state.reply = NO_REPLY
