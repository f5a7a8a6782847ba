"""Declare the fields of program and state for cards and claims out of turn."""

from __future__ import annotations

from .features import feature
from .record import Flag, Int64, field
from .rows import CodeOfSeat

HAS_OUT_OF_TURN = feature("out_of_turn", 0)
"""Cards may be thrown in, or the end claimed, out of turn."""


class OutOfTurnProgram:
    """The rules on cards and claims out of turn, as fields of a program."""

    jump_relation: Int64
    jump_resumes: Int64
    jump_cancels: Int64
    """Whether what the card below was about to do lapses; else it is added to what the new one does."""
    jump_not_owing: Int64
    """Whether nothing is thrown in while something is owed."""
    claims: Int64


class OutOfTurnState:
    """The state of cards and claims out of turn, as fields of a game in progress."""

    may_jump: Flag = field(reset="hand", seen="always")
    """Whether nobody was asked yet about a card thrown in, or a claim, on the card on top."""
    laid_by: Int64 = field(reset="hand", start=-1)
    """The seat that laid the card on top; -1: nobody, as it is the starter."""
    ending: Flag = field(reset="hand", seen="always")
    """Whether everybody is or was asked for a claim on the card with which the hand is to end."""
    asked_left: Int64 = field(seen="always")
    """The number of seats that may still have to be asked out of turn."""
    jumped: Flag = field(reset="hand", seen="always")
    """Whether the card that runs was thrown in."""
    below_direction: Int64 = field(reset="hand", start=1, seen="always")
    """The direction of play before the card on top was laid."""
    below_wait: CodeOfSeat = field(reset="hand", needs=HAS_OUT_OF_TURN, seen="always")
    """The turns to be missed before that card was laid."""
    missed: CodeOfSeat = field(reset="hand", needs=HAS_OUT_OF_TURN, seen="always")
    """The turns that were missed since that card was laid."""
    below_passed: Int64 = field(reset="hand", seen="always")
    """The seats that the card below passed over, if that is added to what the new one does."""
