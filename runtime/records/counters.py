"""The counters of a countdown: fields of program and state."""

from __future__ import annotations

from .features import feature
from .record import Int64
from .rows import CodeOfSeat

HAS_COUNTERS = feature("counters", 0)


class CountersProgram:
    """What the rules say of the counters of a countdown."""

    counter_start: Int64
    counter_end: Int64
    counter_falls: Int64
    next_counter: Int64
    """Whether an emptied player takes new cards from the stock, and play goes on."""


class CountersState:
    """What a game in progress knows of the counters of a countdown."""

    counter: CodeOfSeat
    """The counters of a countdown."""
