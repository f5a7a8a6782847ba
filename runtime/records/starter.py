"""Declare the fields of program and state for the starter."""

from __future__ import annotations

from .record import Cards, Int64, field
from .rows import CodeOfKind


class StarterProgram:
    """The rules on the starter, as fields of a program."""

    starter_from: Int64
    refused: Cards
    """Cards that do not stay as starter."""
    starter: CodeOfKind
    starter_detail: CodeOfKind
    """For a starter that lets somebody name: the details of the naming."""
    starter_leads: CodeOfKind
    """Whether the dealer starts on this starter."""


class StarterState:
    """The state of the starter, as fields of a game in progress."""

    starting: Int64 = field(reset="hand", seen="always")
    """Whether the effects of the starter run: 1, or 2 if the dealer then starts."""
