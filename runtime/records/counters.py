"""Declare the fields of program and state for the counters of a countdown."""

from __future__ import annotations

from .features import feature
from .record import Int64
from .rows import CodeOfSeat

HAS_COUNTERS = feature("counters", 0)


class CountersProgram:
    """The rules on the counters of a countdown, as fields of a program."""

    counter_start: Int64
    counter_end: Int64
    counter_falls: Int64
    counter_over: Int64
    """What becomes of a player whose counter has run down."""
    next_counter: Int64
    """Whether an emptied player takes new cards from the stock, and play goes on."""


class CountersState:
    """The state of the counters of a countdown, as fields of a game in progress."""

    counter: CodeOfSeat
    """The counters of a countdown."""
