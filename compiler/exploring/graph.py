"""Ask the graph of all states what can still come of each of them.

Of a state that was not looked at nothing is known, so it counts as one from which all is well: a graph that is not
whole makes nothing up.
"""

from __future__ import annotations

from collections.abc import Callable

from .states import Edge, States


def never(states: States, goal: Callable[[int], bool]) -> list[int]:
    """Return the states from which no end of some kind can be reached, whatever everybody and luck do.

    Ends are asked for by the way in which they end the hand.
    """
    before = _before(states)
    good = [
        number >= len(states.edges) or any(edge.to < 0 and goal(-1 - edge.to) for edge in states.edges[number])
        for number in range(len(states.nodes))
    ]
    waiting = [number for number, is_good in enumerate(good) if is_good]
    while waiting:
        for number in before[waiting.pop()]:
            if not good[number]:
                good[number] = True
                waiting.append(number)
    return [number for number, is_good in enumerate(good) if not is_good]


def kept_from_ending(states: States, seat: int) -> frozenset[int]:
    """Return the states from which one seat can for ever keep the hand from ending, whatever the others and luck do."""
    before = _before(states)
    left = [_actions_left(edges) for edges in states.edges]
    ends = [
        number
        for number in range(len(states.nodes))
        if number >= len(states.edges) or _ends_at_once(states, number, seat, left[number])
    ]
    lost = set(ends)
    while ends:
        reached = ends.pop()
        for number in before[reached]:
            if number in lost:
                continue
            spoilt = {edge.action for edge in states.edges[number] if edge.to == reached}
            left[number] -= spoilt
            if states.movers[number] != seat or not left[number]:
                lost.add(number)
                ends.append(number)
    return frozenset(range(len(states.nodes))) - lost


def _actions_left(edges: list[Edge]) -> set[int]:
    """Return the actions of which none can end the hand at once."""
    return {edge.action for edge in edges} - {edge.action for edge in edges if edge.to < 0}


def _ends_at_once(states: States, number: int, seat: int, left: set[int]) -> bool:
    """Return whether the hand may end with the next action in spite of a seat."""
    if states.movers[number] == seat:
        return not left
    return any(edge.to < 0 for edge in states.edges[number])


def _before(states: States) -> list[list[int]]:
    """Return for each state those from which it is reached by one action."""
    before: list[list[int]] = [[] for _ in states.nodes]
    for number, edges in enumerate(states.edges):
        for to in {edge.to for edge in edges if edge.to >= 0}:
            before[to].append(number)
    return before
