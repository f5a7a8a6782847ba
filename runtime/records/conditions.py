"""Declare the fields of program and state for conditions under which cards may not be laid, or not be the last one."""

from __future__ import annotations

from .features import feature
from .record import Flag, Int64, field
from .rows import AmountOfKind, CardsOfKind, CodeOfKind

HAS_OWING = feature("conditions", 0)
"""Some condition asks whether something was owed when the first card of the turn was laid."""
HAS_BANS_WHILE = feature("conditions", 1)
"""Some card may not be laid under a condition."""
HAS_LAST_WHILE = feature("conditions", 2)
"""Some card does something else as the last one under a condition."""


class ConditionsProgram:
    """What holds of cards under conditions, clause by clause, as fields of a program.

    What a card does under a condition when it is played stands with the effects, for that is a list of operations.
    """

    clauses: Int64
    clause_about: CardsOfKind
    """The cards of which clause `n` speaks."""
    clause_asks: CodeOfKind
    """What its condition asks for."""
    clause_cards: CardsOfKind
    """The cards of which its condition speaks."""
    clause_amount: AmountOfKind
    """The number of which its condition speaks."""
    clause_last: CodeOfKind
    """What its cards do as the last one; LAST_AS_USUAL: they may not be laid at all."""
    clause_drawn: AmountOfKind
    """How many cards are drawn for such a last card."""


class ConditionsState:
    """The state of conditions, as fields of a game in progress."""

    laid_owing: Flag = field(reset="hand", seen="always")
    """Whether the seat at turn owed something when it laid the first card of its turn."""
