"""Handle debts that there are too few cards for."""

from __future__ import annotations

from ..records.card_sets import wide
from ..records.codes import CARDS, NO_REPLY, PLAYS, SHORT_NO_PLAY, SHORT_OWED, SHORT_TAKE_TOP, WAITS
from ..records.program import Program
from ..records.state import State
from .stock import clear_table, give_card

MOST_CARRIED = 9_999


def fall_short(program: Program, state: State, seat: int, rest: int) -> None:
    """Handle the cards that are missing: they are owed on, cost the play, or the card on top is taken as well."""
    if program.shortfall == SHORT_OWED:
        state.carried[seat] = min(state.carried[seat] + rest, MOST_CARRIED)
    elif program.shortfall == SHORT_NO_PLAY:
        state.owed_then = WAITS
    elif program.shortfall == SHORT_TAKE_TOP and state.discard_size > 0:
        kind = wide(state.discards[state.discard_size - 1])
        clear_table(state, state.discard_size - 1)
        give_card(program, state, seat, kind)


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
