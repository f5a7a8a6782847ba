"""Tell of calls: in time, late or false, and who is caught."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..records.actions import CALL, PASS, SEAT
from ..records.codes import CAUGHT_BY_TABLE, INTERRUPT
from ..records.holding import seats_in
from ..records.program import Program
from ..records.state import State
from ..topics.calls import can_be_caught
from .events import Event, OpenToAll, event


@event
class Called(OpenToAll):
    """A seat made calls: the numbers of them as the rules list them, from 0."""

    seat: int
    calls: tuple[int, ...]
    late: bool
    """Whether it only then thought of a call that it had forgotten."""


@event
class Caught(OpenToAll):
    """A seat was caught that had forgotten calls."""

    seat: int
    by: int | None
    """The seat that caught it; nobody if the whole table watches."""
    calls: tuple[int, ...]
    cards: int
    """The number of cards it has to draw; how many there were, a `Drew` tells."""


@event
class CalledFalsely(OpenToAll):
    """A seat called although no call was due."""

    of_others: ClassVar[str] = "calls although no call is due"
    of_me: ClassVar[str] = "call although no call is due"
    seat: int


@event
class AccusedFalsely(OpenToAll):
    """A seat accused another that had forgotten nothing."""

    of_others: ClassVar[str] = "accuses {other}, who forgot nothing"
    of_me: ClassVar[str] = "accuse {other}, who forgot nothing"
    seat: int
    other: int


def call_told(before: State, after: State, seat: int) -> Called | CalledFalsely:
    """Tell of a call, in time or late, or without reason."""
    if before.due[seat] == after.due[seat] and before.called[seat] == after.called[seat]:
        return CalledFalsely(seat)
    if before.due[seat]:
        return Called(seat, seats_in(before.due[seat] & ~after.due[seat]), late=True)
    return Called(seat, seats_in(after.called[seat] & ~before.called[seat]), late=False)


def interruption_told(program: Program, before: State, after: State, action: int) -> Iterator[Event]:
    """Tell of a late call or a catch; where the table watches, it catches whoever is left at the end."""
    if action == CALL:
        yield call_told(before, after, before.mover)
    elif action != PASS:
        if can_be_caught(program, before, action - SEAT):
            yield catch_told(program, before, action - SEAT, before.mover)
        else:
            yield AccusedFalsely(before.mover, action - SEAT)
    if program.call_catcher == CAUGHT_BY_TABLE and after.phase != INTERRUPT:
        for seat in range(program.players):
            saved = action == CALL and seat == before.mover
            if can_be_caught(program, before, seat) and not saved:
                yield catch_told(program, before, seat, None)


def catch_told(program: Program, before: State, seat: int, by: int | None) -> Caught:
    """Tell that a seat was caught."""
    calls = seats_in(before.due[seat] & program.catchable)
    return Caught(seat, by, calls, sum(program.call_cards[call] for call in calls))
