"""Declare the fields of program and state for the stock, the discards, and hands that are blocked."""

from __future__ import annotations

from .features import feature
from .record import Int64, field
from .rows import CodeOfSeat, Pile, PointsOfSeat

HAS_STOCK_RULES = feature("stock", 0)
"""Refills are limited, happen at once, are fined, or keep the running row of answers."""
HAS_SHORTFALLS = feature("stock", 1)
HAS_BLOCK_RULES = feature("stock", 2)
"""A hand is blocked otherwise than by a whole round of passes."""
HAS_CHAIN_KEPT = feature("stock", 3)
"""A refill leaves the running row of answers on the table."""
HAS_DRY_ENDS = feature("stock", 4)
"""The hand ends as soon as somebody needs a card and there is none."""


class StockProgram:
    """The rules on the stock, the discards, and hands that are blocked, as fields of a program."""

    stock_empty: Int64
    stock_exhausted: Int64
    refill_limit: Int64
    """The number of times that the discards may become the stock in one hand."""
    refills_at_once: Int64
    shortfall: Int64
    block_rounds: Int64
    block_passes: Int64
    """Passes in a row that block the hand: one from each active seat in every round, and so many more."""
    block_plays: Int64
    """Cards that may be laid in a hand before it is blocked; 0 without a limit."""


class StockState:
    """The state of the stock, the discards, and hands that are blocked, as fields of a game in progress."""

    stock: Pile
    """The next card to be drawn stands at `stock_size - 1`."""
    stock_size: Int64
    discards: Pile
    """The top card stands at `discard_size - 1`."""
    discard_size: Int64 = field(reset="hand")
    refills: Int64 = field(reset="hand")
    """Times that the discards became the stock in this hand."""
    refilled: CodeOfSeat = field(reset="game", needs=HAS_STOCK_RULES, seen="always")
    """The number of times each seat was fined in this game for making the discards become the stock."""
    fines: PointsOfSeat = field(reset="hand", needs=HAS_STOCK_RULES | HAS_SHORTFALLS, seen="always")
    """Points of the hand for those who made the discards become the stock."""
    passes: Int64 = field(reset="hand")
    """Turns passed in a row, none of them after a draw."""
    plays: Int64 = field(reset="hand", seen="always")
    """Cards laid in this hand, counted only if the rules ask for it."""
    chain: Int64 = field(reset="hand", seen="always")
    """The number of cards the running row of answers has, the first one counted."""
