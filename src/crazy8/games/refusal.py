"""Define refused moves as values."""

from __future__ import annotations

from dataclasses import dataclass

from crazy8.games.move import Move
from crazy8.runtime.people.reasons import Reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that may not be done, together with the reason. `str` says it to the player who tried."""

    move: Move
    reason: Reason
    sentence: str
    """In lower case without a final stop."""
    legal_moves: tuple[Move, ...]
    """The moves that are possible instead."""

    def __str__(self) -> str:
        """Return the sentence."""
        return self.sentence
