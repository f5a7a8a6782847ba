"""Events that can be seen by comparing a state with the one before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..records.codes import (
    AGAIN,
    BLOCKED,
    CARDS,
    COVERED,
    ENDED,
    GAME_OVER,
    HAND_OVER,
    INTERRUPT,
    LAY,
    LIMITED,
    OUT_OF_TURN,
    OWED,
    ROUND,
    SCORED,
    SKIPS,
    STOCK_RESHUFFLE,
    TURN,
    TURNS,
    VOID,
    WON,
)
from ..records.holding import cards_held, seats_in
from ..records.program import Program
from ..records.state import State
from .events import (
    CounterMoved,
    Debt,
    Drew,
    DroppedOut,
    Event,
    Fined,
    GameOver,
    HandEnded,
    HandResult,
    HeldTooMany,
    MustWait,
    Owes,
    PlaysAgain,
    Refilled,
    StillOwes,
    TopTaken,
    WentOut,
)

RESULTS = {
    WON: HandResult.WON,
    BLOCKED: HandResult.BLOCKED,
    SCORED: HandResult.SCORED,
    LIMITED: HandResult.LIMITED,
    ENDED: HandResult.ENDED,
}
DEBTS = {
    CARDS: Debt.CARDS,
    SKIPS: Debt.SKIPS,
    TURNS: Debt.TURNS,
    LAY: Debt.DEMAND,
    COVERED: Debt.COVER,
    ROUND: Debt.ROUND,
}


def changes(program: Program, before: State, after: State, player: int, *, moved: bool = False) -> Iterator[Event]:
    """What happened between two states of one hand, in the order in which a table would tell it.

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
    """Cards that came into hands, and the refill of the stock before the first of them that it was needed for."""
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


def refill_told(program: Program, before: State, after: State, drawn: int) -> Iterator[Event]:
    """The discards became the stock, from which so many cards were drawn; that may have cost points."""
    count = after.stock_size - before.stock_size + drawn
    yield Refilled(count, program.stock_empty == STOCK_RESHUFFLE)
    for seat in range(program.players):
        if after.fines[seat] != before.fines[seat]:
            yield Fined(seat, after.fines[seat] - before.fines[seat])


def shortfall_told(before: State, after: State, seat: int) -> Iterator[Event]:
    """There were too few cards for a debt."""
    if after.carried[seat] > before.carried[seat]:
        yield StillOwes(seat, after.carried[seat])
    if after.open_top > before.open_top and before.discard_size > 0:
        yield TopTaken(seat, before.top)


def gained(program: Program, before: State, after: State, seat: int) -> tuple[int, ...]:
    """The cards that a seat has got."""
    if after.size[seat] <= before.size[seat]:
        return ()
    more = Counter(cards_held(program, after, seat)) - Counter(cards_held(program, before, seat))
    return tuple(more.elements())


def decisions(before: State, after: State, player: int) -> Iterator[Event]:
    """A seat came to decide otherwise than by the order of seats: it owes, or it plays again."""
    if after.turns == before.turns:
        return
    phase = after.resume_phase if after.phase in (INTERRUPT, OUT_OF_TURN) else after.phase
    if phase == OWED:
        yield Owes(after.turn, DEBTS[after.owed_kind], 1 if after.owed_kind >= LAY else after.owed_amount)
    elif phase in (TURN, AGAIN) and after.again and after.turn == player:
        yield PlaysAgain(player, phase == AGAIN)


def endings(program: Program, before: State, after: State) -> Iterator[Event]:
    """The hand is over, and perhaps the game."""
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
