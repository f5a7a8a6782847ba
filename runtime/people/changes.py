"""Find the events that show when a state is compared with the one before it."""

from __future__ import annotations

from collections.abc import Iterator

from ..records.codes import (
    AGAIN,
    CARDS,
    COVERED,
    HAND_OVER,
    INTERRUPT,
    LAY,
    OUT_OF_TURN,
    OWED,
    ROUND,
    SKIPS,
    TURN,
    TURNS,
)
from ..records.holding import gained, seats_in
from ..records.program import Program
from ..records.state import State
from .endings import CounterMoved, HeldTooMany, WentOut, endings
from .events import Debt, Drew, Event, MustWait, Owes, StaysAtTurn
from .stock import refill_told, shortfall_told

DEBTS = {
    CARDS: Debt.CARDS,
    SKIPS: Debt.SKIPS,
    TURNS: Debt.TURNS,
    LAY: Debt.DEMAND,
    COVERED: Debt.COVER,
    ROUND: Debt.ROUND,
}


def changes(program: Program, before: State, after: State, player: int, *, moved: bool = False) -> Iterator[Event]:
    """Return the events between two states of one hand, in the order in which a table would tell them.

    `player` is the seat that laid the last card, and so the one that may stay at turn. Hands that `moved` to other
    seats are told elsewhere.
    """
    if not moved:
        yield from draws(program, before, after)
    for seat in range(program.players):
        if after.wait[seat] > before.wait[seat]:
            yield MustWait(seat, after.wait[seat] - before.wait[seat])
        if after.counter[seat] != before.counter[seat]:
            yield CounterMoved(seat, after.counter[seat])
    for seat in seats_in(after.busted & ~before.busted):
        yield HeldTooMany(seat)
    leavers = [seat for seat in range(program.players) if after.place[seat] > before.place[seat]]
    for seat in sorted(leavers, key=lambda seat: after.place[seat]):
        yield WentOut(seat, after.place[seat])
    yield from decisions(before, after, player)
    if before.phase < HAND_OVER <= after.phase:
        yield from endings(program, before, after)


def draws(program: Program, before: State, after: State) -> Iterator[Event]:
    """Yield the draws, with the refill of the stock before the first of them that needed it."""
    left = before.stock_size
    new = sum(len(gained(program, before, after, seat)) for seat in range(program.players))
    refilled = after.refills > before.refills
    for place in range(1, program.players + 1):
        # Where several seats draw at once the one at turn is the last.
        seat = (before.turn + place) % program.players
        kinds = gained(program, before, after, seat)
        if kinds:
            if refilled and left < len(kinds):
                yield from refill_told(program, before, after, new)
                refilled = False
            left -= len(kinds)
            yield Drew(seat, len(kinds), kinds)
            yield from shortfall_told(before, after, seat)
    if refilled:
        yield from refill_told(program, before, after, new)


def decisions(before: State, after: State, player: int) -> Iterator[Event]:
    """Yield the event of a seat that decides out of the order of seats: it owes, or it plays again."""
    if after.turns == before.turns:
        return
    phase = after.resume_phase if after.phase in (INTERRUPT, OUT_OF_TURN) else after.phase
    if phase == OWED:
        yield Owes(after.turn, DEBTS[after.owed_kind], 1 if after.owed_kind >= LAY else after.owed_amount)
    elif phase in (TURN, AGAIN) and after.again and after.turn == player:
        yield StaysAtTurn(player, phase == AGAIN)
