"""Find who sits where, who is still in, and who comes next."""

from __future__ import annotations

from .every_turn import every_turn
from .program import Program
from .state import State


@every_turn
def is_in(seats: int, seat: int) -> bool:
    """Return whether a seat is in a set of seats."""
    return (seats >> seat) & 1 != 0


@every_turn
def neighbour(program: Program, seats: int, seat: int, direction: int) -> int:
    """Return the next seat of a set in a direction; the seat itself if there is no other."""
    players = program.players
    place = seat + direction
    while True:
        if place >= players:
            place -= players
        elif place < 0:
            place += players
        if is_in(seats, place):
            return place
        place += direction


@every_turn
def next_seat(program: Program, state: State, seat: int) -> int:
    """Return the next active seat in the direction of play."""
    return neighbour(program, state.active, seat, state.direction)


def still_in(program: Program, state: State, seat: int) -> int:
    """Return a seat, or for one that is out the next one that is in, but not the one at turn, which called on it."""
    if is_in(state.active, seat):
        return seat
    following = next_seat(program, state, seat)
    return next_seat(program, state, following) if following == state.turn else following


def seats_on(program: Program, state: State, seat: int, steps: int, last: int) -> int:
    """Return the active seat that is reached by so many steps in the direction of play, but none beyond the last."""
    for _ in range(steps):
        if seat == last:
            break
        seat = next_seat(program, state, seat)
    return seat
