"""Find every state that a small table can come to, or the first ones within a budget of steps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.state import State

from .deals import dealt
from .engine_on_tape import EngineOnTape
from .normal_form import NormalForm


class Edge(NamedTuple):
    """One thing that can come of an action."""

    action: int
    to: int
    """The number of the state; for one in which the hand is over, -1 less the way in which it ended."""


class Came(NamedTuple):
    """The first way in which a state was found."""

    state: int
    action: int


@dataclass
class States:
    """The states of a small table in the order in which they were found, each as its normal form."""

    engine: EngineOnTape
    form: NormalForm
    nodes: list[bytes] = field(default_factory=list)
    came: list[Came | None] = field(default_factory=list)
    """How each of them was found first; nothing for what was dealt."""
    edges: list[list[Edge]] = field(default_factory=list)
    """What can be done in each of those that were looked at, action by action."""
    movers: list[int] = field(default_factory=list)
    dealt: dict[int, State] = field(default_factory=dict)
    """The states with which a hand can begin, as they were dealt."""

    @property
    def whole(self) -> bool:
        """Return whether all states were looked at."""
        return len(self.edges) == len(self.nodes)


def explore(engine: EngineOnTape, form: NormalForm, most_steps: int) -> States:
    """Go through the states, those that are the fewest actions away from a deal first."""
    found = States(engine, form)
    numbers: dict[bytes, int] = {}
    end = engine.steps + most_steps

    def number_of(state: State, came: Came | None) -> int:
        raw = state.copy() if came is None else state
        mover = state.mover
        content = form.of(state)
        number = numbers.setdefault(content, len(found.nodes))
        if number == len(found.nodes):
            found.nodes.append(content)
            found.came.append(came)
            found.movers.append(mover)
            if came is None:
                found.dealt[number] = raw
        return number

    for state in dealt(engine):
        if state.phase < HAND_OVER:
            number_of(state, None)
    while len(found.edges) < len(found.nodes) and engine.steps < end:
        number = len(found.edges)
        state = form.state(found.nodes[number])
        edges: dict[Edge, None] = {}
        for action in engine.actions(state):
            for after in engine.after(state, action):
                over = after.phase >= HAND_OVER
                edges[Edge(action, -1 - after.result if over else number_of(after, Came(number, action)))] = None
        found.edges.append(list(edges))
    return found
