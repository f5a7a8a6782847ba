"""Tell what happens to hands: shown, swapped, moved on, given away card by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from ..records.codes import AT_CHOSEN, AT_OTHERS, AT_PREVIOUS, GIVES, REST, ROTATE, SHOW, SWAP
from ..records.holding import cards_held, seats_in
from ..records.limits import LIST_LENGTH
from ..records.program import Program
from ..records.seats import neighbour
from ..records.state import State
from .events import Event, OpenToAll, event

MOVING = (SWAP, ROTATE)
"""Operations after which cards are in other hands without a draw."""


@event
class HandShown(Event):
    """A hand was shown to some seats, and to nobody else."""

    of_others: ClassVar[str] = "shows the hand to {to}{kinds}"
    of_me: ClassVar[str] = "show your hand to {to}{kinds}"
    seat: int
    to: tuple[int, ...]
    kinds: tuple[int, ...] | None
    """`None` for those to whom it was not shown."""

    def seen_by(self, seat: int | None) -> HandShown:
        """Return the event as a seat, or an onlooker (no seat), may know it."""
        return self if seat == self.seat or seat in self.to else replace(self, kinds=None)


@event
class HandsSwapped(OpenToAll):
    """Two seats swapped their hands."""

    of_others: ClassVar[str] = "swaps hands with {other}"
    of_me: ClassVar[str] = "swap hands with {other}"
    seat: int
    other: int


@event
class HandsRotated(OpenToAll):
    """All hands moved on by a seat: 1 is clockwise, -1 anticlockwise."""

    of_others: ClassVar[str] = "All hands move on {direction}."
    direction: int


@event
class CardGiven(Event):
    """A seat gave a card to another; only these two know which."""

    of_others: ClassVar[str] = "gives {kind} to {to}"
    of_me: ClassVar[str] = "give {kind} to {to}"
    seat: int
    to: int
    kind: int | None
    """`None` for everybody else."""

    def seen_by(self, seat: int | None) -> CardGiven:
        """Return the event as a seat, or an onlooker (no seat), may know it."""
        return self if seat in (self.seat, self.to) else replace(self, kind=None)


OF_A_CHOSEN_CARD = (CardGiven,)
"""What can happen with a card of the hand that was chosen for what a card does."""


def card_chosen(program: Program, before: State, kind: int) -> Iterator[Event]:
    """Yield the event of a card of the hand that was chosen for what a card does."""
    operation = program.operation[LIST_LENGTH * before.effect_list + before.effect_position - 1]
    if operation == GIVES:
        yield CardGiven(before.mover, before.receiver, kind)


def hands_told(program: Program, before: State, operation: int, other: int) -> Iterator[Event]:
    """Yield the event of a hand that is swapped or shown, or of all hands moving on."""
    seat = before.turn
    if before.size[seat] == 0 or before.starting:
        return
    if operation == SWAP:
        yield HandsSwapped(seat, other)
    elif operation == SHOW:
        yield HandShown(seat, (other,), cards_held(program, before, seat))


def moves_told(program: Program, before: State, after: State, operation: int) -> Iterator[Event]:
    """Return the events of hands after an effect that asked for no choice."""
    if after.stage == REST or operation not in (SWAP, SHOW, ROTATE):
        return
    place = LIST_LENGTH * before.effect_list + before.effect_position
    if program.aim[place] == AT_CHOSEN:
        return
    if operation == ROTATE:
        if before.size[before.turn] > 0 and not before.starting:
            yield HandsRotated(1 if program.detail[place] else before.direction)
    elif program.aim[place] == AT_OTHERS:
        if before.size[before.turn] > 0 and not before.starting:
            others = tuple(seat for seat in seats_in(before.active) if seat != before.turn)
            yield HandShown(before.turn, others, cards_held(program, before, before.turn))
    else:
        direction = -before.direction if program.aim[place] == AT_PREVIOUS else before.direction
        yield from hands_told(program, before, operation, neighbour(program, before.active, before.turn, direction))
