"""Tell what happens when the stock runs out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..records.codes import STOCK_RESHUFFLE
from ..records.program import Program
from ..records.state import State
from .events import Event, OpenToAll, event


@event
class Refilled(OpenToAll):
    """The discards under the top card became the stock."""

    count: int
    shuffled: bool
    """Else the pile was turned over."""


@event
class TopTaken(OpenToAll):
    """A seat took the card on top: instead of drawing, or for want of cards in the stock; then anything may be laid."""

    of_others: ClassVar[str] = "takes {kind} from the table"
    of_me: ClassVar[str] = "take {kind} from the table"
    seat: int
    kind: int


@event
class StillOwes(OpenToAll):
    """There were too few cards: a seat owes the rest at its next turn."""

    of_others: ClassVar[str] = "still owes {cards}"
    of_me: ClassVar[str] = "still owe {cards}"
    seat: int
    cards: int


@event
class Fined(OpenToAll):
    """A seat made the discards become the stock, which costs points."""

    of_others: ClassVar[str] = "is fined {points} for the new stock"
    of_me: ClassVar[str] = "are fined {points} for the new stock"
    seat: int
    points: int


def refill_told(program: Program, before: State, after: State, drawn: int) -> Iterator[Event]:
    """Yield the refill of the stock, from which so many cards were drawn, and what it cost in points."""
    count = after.stock_size - before.stock_size + drawn
    yield Refilled(count, program.stock_empty == STOCK_RESHUFFLE)
    for seat in range(program.players):
        if after.fines[seat] != before.fines[seat]:
            yield Fined(seat, abs(after.fines[seat] - before.fines[seat]))


def shortfall_told(before: State, after: State, seat: int) -> Iterator[Event]:
    """Tell that there were too few cards for a debt."""
    if after.carried[seat] > before.carried[seat]:
        yield StillOwes(seat, after.carried[seat])
    if after.open_top > before.open_top and before.discard_size > 0:
        yield TopTaken(seat, before.top)
