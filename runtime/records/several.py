"""Declare the fields of program and state for several cards in one turn."""

from __future__ import annotations

from .features import feature
from .record import Cards, Flag, Int64, field
from .rows import CodeOfKind

HAS_FURTHER_CARDS = feature("several", 0)
"""More than one card may be laid in a turn."""
HAS_OPEN_ROWS = feature("several", 1)
"""A row of added cards stays open for the next player."""
HAS_LEAST_TOGETHER = feature("several", 2)
"""Whoever lays several cards lays a certain number of them at least."""


class SeveralProgram:
    """The rules on several cards in one turn, as fields of a program."""

    several_of: Cards
    """Cards that may be laid together with others in one turn."""
    several_relation: Int64
    several_most: Int64
    several_least: Int64
    """So many are laid together at least, if more than one is."""
    several_last_acts: Int64
    """Whether of several cards only the last one acts."""
    several_top_chosen: Int64
    several_not_last: Int64
    """Whether the hand may not be emptied with several cards at once."""
    adding: CodeOfKind
    """The relation of the cards that may be added to this one; 0: none."""
    adding_stays: Int64
    """Whether a row of added cards stays open for the next player: never, always, or until somebody closes it."""


class SeveralState:
    """The state of several cards in one turn, as fields of a game in progress."""

    laid: Int64 = field(reset="hand")
    """Cards laid together in this turn."""
    laid_before: Int64 = field(reset="hand", seen="always")
    """Cards laid in this turn before those, which cover them."""
    acting: Int64 = field(reset="hand", seen="always")
    """Which of them acts, counted from 0."""
    answering: Int64 = field(reset="hand", seen="always")
    """Which of them answers what was owed, if they were laid as an answer, counted from 0."""
    row: Int64 = field(reset="hand", seen="always")
    """The relation by which cards are added now; 0: none."""
    row_from: Int64 = field(reset="hand", seen="always")
    """The number of cards that lay there when an effect opened the row; 0 if laying the card opened it."""
    row_closed: Flag = field(reset="hand", seen="always")
    """Whether nothing more is added to the row."""
    open_row: Int64 = field(reset="hand", seen="always")
    """The relation of a row that was left open for the next player."""
