"""Define refused moves as values, and the error that carries one."""

from __future__ import annotations

from dataclasses import dataclass

from crazy8.errors import C8Error
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


class IllegalMoveError(C8Error, ValueError):
    """Raised for a move against the rules; nothing has changed. The message says why, in words for people."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        """Take the refusal, which holds the move, the reason and all that is legal."""
        super().__init__(message)
        self.refusal = refusal

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Return what is possible instead."""
        return () if self.refusal is None else self.refusal.legal_moves
