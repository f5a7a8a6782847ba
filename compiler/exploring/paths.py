"""Find the shortest way to a state, and one that leads round for ever, and play them from a real deal."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.state import State

from .states import States
from .witness import Play, WitnessMove


def way_to(states: States, number: int) -> list[int]:
    """Return the states of the shortest way from a deal to a state."""
    way = [number]
    while (came := states.came[way[-1]]) is not None:
        way.append(came.state)
    return way[::-1]


def round_from(states: States, start: int, kept: Collection[int], seat: int) -> list[int] | None:
    """Return the states of the shortest way from a deal that comes back to one of its own.

    The seat does only what keeps the hand from ending, whatever may come of it.
    """
    came: dict[int, int | None] = {start: None}
    waiting = deque([start])
    while waiting:
        number = waiting.popleft()
        for to in _next(states, number, kept, seat):
            way = _way(came, number)
            if to in way:
                return [*way, to]
            if to not in came:
                came[to] = number
                waiting.append(to)
    return None


def _way(came: dict[int, int | None], number: int) -> list[int]:
    way = []
    at: int | None = number
    while at is not None:
        way.append(at)
        at = came[at]
    return way[::-1]


def _next(states: States, number: int, kept: Collection[int], seat: int) -> list[int]:
    """Return the states that can come next if the seat sees to it that the hand never ends."""
    edges = states.edges[number]
    spoilt = {edge.action for edge in edges if edge.to not in kept} if states.movers[number] == seat else set()
    return [edge.to for edge in edges if edge.action not in spoilt and edge.to in kept]


def played(states: States, way: list[int]) -> Play | None:
    """Play a way from its deal, state by state; nothing if the forms of the states do not tell how."""
    state = states.dealt[way[0]].copy()
    start, moves = state, []
    for number in way[1:]:
        found = _move(states, state, states.nodes[number])
        if found is None:
            return None
        moves.append(found)
        state = found.after
    return Play(start, tuple(moves))


def _move(states: States, state: State, content: bytes) -> WitnessMove | None:
    engine, form = states.engine, states.form
    for action in list(engine.actions(state)):
        found = [
            after
            for after in list(engine.after(state, action))
            if after.phase < HAND_OVER and form.of(after.copy()) == content
        ]
        if found:
            return WitnessMove(action, state, found[0])
    return None
