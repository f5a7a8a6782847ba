"""The starter: fields of program and state."""

from __future__ import annotations

from .record import Cards, Int64, field
from .rows import CodeOfKind


class StarterProgram:
    """What the rules say of the starter."""

    starter_from: Int64
    refused: Cards
    """Cards that do not stay as starter."""
    starter: CodeOfKind
    starter_detail: CodeOfKind
    """For a starter that lets somebody name: the details of the naming."""
    starter_leads: CodeOfKind
    """Whether the dealer starts on this starter."""


class StarterState:
    """What a game in progress knows of the starter."""

    starting: Int64 = field(reset="hand")
    """Whether the effects of the starter run: 1, or 2 if the dealer then starts."""
