"""Turn the events of a hand into the deeds that a rulebook can tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from crazy8.runtime.people.calls import Called
from crazy8.runtime.people.endings import CounterMoved, GameOver, HandEnded, WentOut
from crazy8.runtime.people.events import (
    Drew,
    Event,
    Knocked,
    MustWait,
    Owes,
    Passed,
    Played,
    RankNamed,
    Reversed,
    RowClosed,
    Skipped,
    StaysAtTurn,
    SuitNamed,
    Took,
)
from crazy8.runtime.people.stock import Refilled, TopTaken

from ..examples.played_hand import Deed

_FOLLOWS = (Owes, MustWait, StaysAtTurn, WentOut, HandEnded, CounterMoved, GameOver)
"""The events that can be inferred from the deeds before and after."""


class Untold(Exception):
    """Raised for an event that no sentence tells."""


def deeds_of(events: Iterable[Event], player: Callable[[int], int]) -> Iterator[Deed]:
    """Yield the deeds of some events in their order. Raises `Untold` if one of them cannot be told.

    `player` gives the number of the player in a seat.
    """
    for event in events:
        if not isinstance(event, _FOLLOWS):
            yield _deed(event, player)


def _deed(event: Event, player: Callable[[int], int]) -> Deed:
    match event:
        case Played(seat, kind):
            return Deed("plays", player(seat), (kind,))
        case SuitNamed(seat, suit) if suit is not None:
            return Deed("names", player(seat), suit=suit)
        case RankNamed(seat, rank) if rank is not None:
            return Deed("names", player(seat), rank=rank)
        case Drew(seat, _, kinds) if kinds:
            return Deed("draws_cards", player(seat), kinds)
        case Took(seat, _, kinds) if kinds:
            return Deed("takes", player(seat), kinds)
        case TopTaken(seat, _):
            return Deed("does", player(seat), word="takes top")
        case Knocked(seat):
            return Deed("does", player(seat), word="knocks")
        case Passed(seat):
            return Deed("does", player(seat), word="passes")
        case RowClosed(seat):
            return Deed("does", player(seat), word="closes")
        case Called(seat, _, late) if not late:
            return Deed("does", player(seat), word="calls")
        case Skipped(seat):
            return Deed("skipped", player(seat))
        case Reversed():
            return Deed("reversed")
        case Refilled():
            return Deed("refilled")
        case _:
            raise Untold(type(event).__name__)
