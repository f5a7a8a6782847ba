"""Tell what happens to hands: shown, swapped, moved on, given away card by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from ..records.codes import (
    AT_CHOSEN,
    AT_OTHERS,
    AT_PREVIOUS,
    DISCARDS,
    GIVES,
    PASSES_CARDS,
    REST,
    ROTATE,
    SHOW,
    SWAP,
    SWAPS_CARDS,
    TAKES,
    TAKES_UNSEEN,
)
from ..records.holding import cards_held, gained, seats_in
from ..records.limits import LIST_LENGTH
from ..records.program import Program
from ..records.seats import neighbour
from ..records.state import State
from .events import Event, OpenToAll, event

MOVING = (SWAP, ROTATE, TAKES_UNSEEN)
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


@event
class CardPutAside(Event):
    """A seat chose a card to exchange, which lies face down until the other seat has chosen too."""

    of_others: ClassVar[str] = "puts {kind} aside"
    of_me: ClassVar[str] = "put {kind} aside"
    seat: int
    kind: int | None
    """`None` for everybody else."""

    def seen_by(self, seat: int | None) -> CardPutAside:
        """Return the event as a seat, or an onlooker (no seat), may know it."""
        return self if seat == self.seat else replace(self, kind=None)


@event
class CardTaken(Event):
    """A seat drew a card from the hand of another; only these two know which."""

    of_others: ClassVar[str] = "takes {kind} from {other}"
    of_me: ClassVar[str] = "take {kind} from {other}"
    seat: int
    other: int
    kind: int | None
    """`None` for everybody else."""

    def seen_by(self, seat: int | None) -> CardTaken:
        """Return the event as a seat, or an onlooker (no seat), may know it."""
        return self if seat in (self.seat, self.other) else replace(self, kind=None)


@event
class CardsDiscarded(OpenToAll):
    """A seat put cards of the hand under the discards, where they do nothing."""

    of_others: ClassVar[str] = "discards{kinds}"
    of_me: ClassVar[str] = "discard{kinds}"
    seat: int
    kinds: tuple[int, ...]


OF_A_CHOSEN_CARD = (CardGiven, CardPutAside, CardsDiscarded)
"""What can happen with a card of the hand that was chosen for what a card does."""


def chosen_for(program: Program, before: State) -> int:
    """Return the operation for which something is chosen."""
    return program.operation[LIST_LENGTH * before.effect_list + before.effect_position - 1]


def card_chosen(program: Program, before: State, after: State, kind: int) -> Iterator[Event]:
    """Yield the event of a card of the hand that was chosen for what a card does."""
    operation = chosen_for(program, before)
    if operation in (GIVES, TAKES):
        yield CardGiven(before.mover, before.receiver, kind)
    elif operation == SWAPS_CARDS:
        yield CardPutAside(before.mover, kind)
        if before.mover != before.turn and before.giving == 1:
            yield from exchange_told(before, kind)
    elif operation == PASSES_CARDS:
        yield CardPutAside(before.mover, kind)
        if sum(after.aside_count) == 0:
            yield from passing_told(program, before, kind)
    elif operation == DISCARDS:
        yield CardsDiscarded(before.mover, (kind,))


def exchange_told(before: State, last: int) -> Iterator[Event]:
    """Yield each card that two seats exchange, when the second of them has put the last one aside."""
    one, other, count = before.turn, before.mover, before.aside_count[before.turn]
    chosen = [*(before.aside[place] for place in range(2 * count - 1)), last]
    for kind in chosen[:count]:
        yield CardGiven(one, other, kind)
    for kind in chosen[count:]:
        yield CardGiven(other, one, kind)


def passing_told(program: Program, before: State, last: int) -> Iterator[Event]:
    """Yield each card that is passed on, when the last seat has put its last one aside."""
    place = LIST_LENGTH * before.effect_list + before.effect_position - 1
    direction = 1 if program.detail[place] else before.direction
    chosen = iter([*(before.aside[one] for one in range(sum(before.aside_count))), last])
    seat = before.turn
    for _ in range(before.active_count):
        to = neighbour(program, before.active, seat, direction)
        for _ in range(before.aside_count[seat] + (seat == before.mover)):
            yield CardGiven(seat, to, next(chosen))
        seat = to


def hands_told(program: Program, before: State, after: State, operation: int, other: int) -> Iterator[Event]:
    """Yield the event of a hand that is swapped or shown, or the cards that are drawn from it."""
    seat = before.turn
    if before.size[seat] == 0:
        return
    if operation == SWAP:
        yield HandsSwapped(seat, other)
    elif operation == SHOW:
        yield HandShown(seat, (other,), cards_held(program, before, seat))
    elif operation == TAKES_UNSEEN:
        for kind in gained(program, before, after, seat):
            yield CardTaken(seat, other, kind)
    elif operation == DISCARDS:
        yield from discards_told(program, before, after)


def discards_told(program: Program, before: State, after: State) -> Iterator[Event]:
    """Yield what seats have discarded without a choice, in the order in which they did."""
    seat = before.turn
    for _ in range(before.active_count):
        kinds = gained(program, after, before, seat)
        if kinds:
            yield CardsDiscarded(seat, kinds)
        seat = neighbour(program, before.active, seat, before.direction)


def moves_told(program: Program, before: State, after: State, operation: int) -> Iterator[Event]:
    """Return the events of hands after an effect that asked for no choice."""
    if after.stage == REST or operation not in (SHOW, DISCARDS, *MOVING):
        return
    place = LIST_LENGTH * before.effect_list + before.effect_position
    if program.aim[place] == AT_CHOSEN:
        return
    if operation == DISCARDS:
        yield from discards_told(program, before, after)
    elif operation == ROTATE:
        if before.size[before.turn] > 0:
            yield HandsRotated(1 if program.detail[place] else before.direction)
    elif program.aim[place] == AT_OTHERS:
        if before.size[before.turn] > 0:
            others = tuple(seat for seat in seats_in(before.active) if seat != before.turn)
            yield HandShown(before.turn, others, cards_held(program, before, before.turn))
    else:
        direction = -before.direction if program.aim[place] == AT_PREVIOUS else before.direction
        other = neighbour(program, before.active, before.turn, direction)
        yield from hands_told(program, before, after, operation, other)
