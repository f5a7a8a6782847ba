"""Tell what the game is about, in two sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.teller import Teller
from ..finish.claims import Aim, PointsAre
from ..finish.sentences import hand_goes

PENALTIES = ("each pays own hand",)
"""The modes in which points are bad."""
REWARDS = ("winner collects", "winner collects average", "lowest collects differences", "finishers collect")
"""The modes in which somebody gets points for the cards of the others."""


def tell_aim(teller: Teller) -> Iterator[Told]:
    """Tell what a player tries to do."""
    rules = teller.rules
    yield teller.told("aim.hand", Aim(hand_goes(rules)))
    if rules.scoring.mode.kind in PENALTIES:
        yield teller.told("aim.points", PointsAre("penalties"))
    elif rules.scoring.mode.kind in REWARDS:
        yield teller.told("aim.points", PointsAre("rewards"))
