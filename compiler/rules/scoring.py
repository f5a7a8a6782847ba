"""What a hand counts, and who gets the points."""

from __future__ import annotations

from typing import Literal

from crazy8.compiler.rules.topic import PerCard, Points, Topic

ModeKind = Literal[
    "each pays own hand",
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "lowest wins",
    "finishers collect",
    "winner takes",
    "places",
    "none",
]
MODES_WITH_VALUES = (
    "each pays own hand",
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "lowest wins",
    "finishers collect",
)
"""The modes that need a value for every card."""


class Mode(Topic):
    """A ledger: how the cards left in the hands become points."""

    kind: ModeKind
    points: Points | None = None
    """For `winner takes`: how many."""


class Scoring(Topic):
    """The ledger and the value of every card; `None` for a card that nobody gave a value."""

    mode: Mode
    values: PerCard[Points | None]
