"""Events that can be seen by comparing a state with the one before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from crazy8.runtime.codes import (
    AGAIN,
    BLOCKED,
    CARDS,
    GAME_OVER,
    HAND_OVER,
    INTERRUPT,
    LIMITED,
    OWED,
    SCORED,
    STOCK_RESHUFFLE,
    TURN,
    VOID,
    WON,
)
from crazy8.runtime.events import (
    Debt,
    Drew,
    DroppedOut,
    Event,
    GameOver,
    HandEnded,
    HandResult,
    MustWait,
    Owes,
    PlaysAgain,
    Refilled,
    WentOut,
)
from crazy8.runtime.holding import cards_held, seats_in
from crazy8.runtime.program import Program
from crazy8.runtime.state import State

RESULTS = {
    WON: HandResult.WON,
    BLOCKED: HandResult.BLOCKED,
    SCORED: HandResult.SCORED,
    LIMITED: HandResult.LIMITED,
}


def changes(program: Program, before: State, after: State, player: int) -> Iterator[Event]:
    """What happened between two states of one hand, in the order in which a table would tell it.

    `player` is the seat that laid the last card, and so the one that may stay at turn.
    """
    yield from draws(program, before, after)
    for seat in range(program.players):
        if after.wait[seat] > before.wait[seat]:
            yield MustWait(seat, after.wait[seat] - before.wait[seat])
    leavers = [seat for seat in range(program.players) if after.place[seat] > before.place[seat]]
    for seat in sorted(leavers, key=lambda seat: after.place[seat]):
        yield WentOut(seat, after.place[seat])
    yield from decisions(before, after, player)
    if before.phase < HAND_OVER <= after.phase:
        yield from endings(program, before, after)


def draws(program: Program, before: State, after: State) -> Iterator[Event]:
    """Cards that came into hands, and the refill of the stock before the first of them that it was needed for."""
    left = before.stock_size
    for place in range(1, program.players + 1):
        # Where several seats draw at once the one at turn is the last.
        seat = (before.turn + place) % program.players
        kinds = gained(program, before, after, seat)
        if kinds:
            if 0 <= left < len(kinds):
                yield Refilled(before.discard_size - 1, program.stock_empty == STOCK_RESHUFFLE)
            left -= len(kinds)
            yield Drew(seat, len(kinds), kinds)


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
    phase = after.resume_phase if after.phase == INTERRUPT else after.phase
    if phase == OWED:
        what = Debt.CARDS if after.owed_kind == CARDS else Debt.SKIPS
        yield Owes(after.turn, what, after.owed_amount)
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
