"""Declare the fields of program and state for calls, and who forgot one."""

from __future__ import annotations

from .effects import HAS_HAND_MOVES
from .features import feature
from .matching import HAS_FIRST_BANS
from .out_of_turn import HAS_OUT_OF_TURN
from .record import Flag, Int64, field
from .rows import CallAmounts, CallCodes, CodeOfSeat

HAS_CALLS = feature("calls", 0)
HAS_LATE_CATCHES = feature("calls", 1)
"""Somebody who forgot a call can be caught until the last card."""
HAS_CALLS_AHEAD = feature("calls", 2)
HAS_FALSE_CALLS = feature("calls", 3)
HAS_DOUBTS = feature("calls", 4)
DECIDING_RULES = HAS_CALLS_AHEAD | HAS_FIRST_BANS
"""The features by which something ends with a turn."""
ASKING_RULES = HAS_LATE_CATCHES | HAS_HAND_MOVES | HAS_OUT_OF_TURN
"""The features by which others may be asked before a seat decides."""


class CallsProgram:
    """The rules on calls, and who forgot one, as fields of a program."""

    calls: Int64
    call_sizes: Int64
    """Bits of the hand sizes that calls belong to."""
    call_window: Int64
    call_catcher: Int64
    call_at: CallCodes
    call_cards: CallAmounts
    call_turns: CallCodes
    call_no_finish: CallCodes
    catchable: Int64
    """Bits of the calls whose penalty somebody has to claim."""
    binding: Int64
    """Bits of the calls without which the last card may not be laid."""
    ahead: Int64
    """Bits of the calls that are made a turn before the hand is emptied."""
    false_cards: Int64
    false_turns: Int64
    """The cost of a call that was not due."""
    doubt_cards: Int64
    doubt_turns: Int64
    """The cost of accusing somebody who forgot nothing."""


class CallsState:
    """The state of calls, and who forgot one, as fields of a game in progress."""

    called: CodeOfSeat = field(reset="hand")
    """Bits of the calls that are made."""
    ripe: CodeOfSeat = field(reset="hand", needs=HAS_CALLS_AHEAD, seen="always")
    """Bits of the calls of a turn ahead that were made in an earlier turn."""
    due: CodeOfSeat = field(reset="hand")
    """Bits of the calls that were forgotten and can still be made good."""
    recount: Flag = field(reset="hand", seen="always")
    """Whether hands changed in another way than by laying and drawing, so that calls may be due."""
    asked: Flag = field(reset="hand", seen="always")
    """Whether everybody was asked since the last card, so that the next turn begins without asking again."""
    asked_first: Int64 = field(seen="always")
    """With whom the round of questions began."""
