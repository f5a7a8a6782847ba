"""Tell of going out, and of the ends of hands and games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..records.codes import BLOCKED, ENDED, GAME_OVER, LIMITED, SCORED, VOID, WON
from ..records.holding import seats_in
from ..records.program import Program
from ..records.state import State
from .events import Event, HandResult, OpenToAll, event


@event
class CounterMoved(OpenToAll):
    """The counter of a seat fell."""

    of_others: ClassVar[str] = "counts {counter} now"
    of_me: ClassVar[str] = "count {counter} now"
    seat: int
    counter: int


@event
class HeldTooMany(OpenToAll):
    """A seat holds more cards than the rules allow, and is out of the hand, or has lost it."""

    of_others: ClassVar[str] = "holds too many cards"
    of_me: ClassVar[str] = "hold too many cards"
    seat: int


@event
class WentOut(OpenToAll):
    """A seat is out."""

    seat: int
    place: int
    """In which order, counted from 1."""


@event
class HandEnded(OpenToAll):
    """A hand is over and counted."""

    result: HandResult
    winners: tuple[int, ...]
    """The seats that won the hand."""
    points: tuple[int, ...]
    """Of this hand, by seat."""
    totals: tuple[int, ...]
    """Of the game up to now, by seat."""


@event
class DroppedOut(OpenToAll):
    """A seat is out of the game; the others go on."""

    of_others: ClassVar[str] = "drops out of the game"
    of_me: ClassVar[str] = "drop out of the game"
    seat: int


@event
class GameOver(OpenToAll):
    """The game is over."""

    winners: tuple[int, ...]


RESULTS = {
    WON: HandResult.WON,
    BLOCKED: HandResult.BLOCKED,
    SCORED: HandResult.SCORED,
    LIMITED: HandResult.LIMITED,
    ENDED: HandResult.ENDED,
}


def endings(program: Program, before: State, after: State) -> Iterator[Event]:
    """Yield the end of the hand, and perhaps that of the game."""
    void = after.result == BLOCKED and program.blocked_mode == VOID
    seats = range(program.players)
    yield HandEnded(
        HandResult.VOID if void else RESULTS[after.result],
        seats_in(after.hand_winners),
        tuple(after.points[seat] for seat in seats),
        tuple(after.total[seat] for seat in seats),
    )
    for seat in seats_in(before.in_game & ~after.in_game):
        yield DroppedOut(seat)
    if after.phase == GAME_OVER:
        yield GameOver(seats_in(after.game_winners))
