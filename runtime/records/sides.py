"""Tell the sides: every seat for itself, or two seats that sit opposite each other together."""

from __future__ import annotations

from .codes import HANDS_IN_TWOS
from .finish import HAS_SIDES
from .program import Program
from .seats import is_in


def partner_of(program: Program, seat: int) -> int:
    """Return the seat opposite."""
    return (seat + program.players // 2) % program.players


def side_of(program: Program, seat: int) -> int:
    """Return the seats of a side, as bits."""
    if program.features & HAS_SIDES:
        return (1 << seat) | (1 << partner_of(program, seat))
    return 1 << seat


def seats_played_with(program: Program, seat: int) -> tuple[int, ...]:
    """Return the seats that whoever plays a seat plays: that one, and where each plays two hands the one opposite."""
    return (seat, partner_of(program, seat)) if program.hands_open & HANDS_IN_TWOS else (seat,)


def people_at(program: Program) -> int:
    """Return the number of people who play: half as many as seats where each plays two hands."""
    return program.players // 2 if program.hands_open & HANDS_IN_TWOS else program.players


def count_seats(program: Program, seats: int) -> int:
    """Return the number of seats in a set."""
    count = 0
    for seat in range(program.players):
        if is_in(seats, seat):
            count += 1
    return count


def count_sides(program: Program, seats: int) -> int:
    """Return the number of sides in a set that holds only whole sides."""
    if program.features & HAS_SIDES:
        return count_seats(program, seats) // 2
    return count_seats(program, seats)
