"""List the cards of a hand one by one, to show or count them; the engine itself works with sets."""

from __future__ import annotations

from collections import Counter

from .card_sets import lowest_of, without_lowest
from .deal import HAS_COPIES
from .limits import MOST_KINDS
from .program import Program
from .state import State


def cards_held(program: Program, state: State, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat holds, as kinds in the order of the deck; a kind held twice stands there twice."""
    found: list[int] = []
    kinds = state.hand[seat]
    while kinds != 0:
        kind = lowest_of(kinds)
        kinds = without_lowest(kinds)
        found += [kind] * copies_held(program, state, seat, kind)
    return tuple(found)


def copies_held(program: Program, state: State, seat: int, kind: int) -> int:
    """Return the number of cards of a kind that a seat holds, given that it holds one."""
    return state.copies[MOST_KINDS * seat + kind] if program.features & HAS_COPIES else 1


def seats_in(seats: int) -> tuple[int, ...]:
    """Return the seats of a set, from the lowest number up."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def gained(program: Program, before: State, after: State, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat has got."""
    if after.size[seat] <= before.size[seat]:
        return ()
    more = Counter(cards_held(program, after, seat)) - Counter(cards_held(program, before, seat))
    return tuple(more.elements())
