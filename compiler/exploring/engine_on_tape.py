"""Play a program so that chance becomes a choice: every number that would be random is read from a tape.

The functions of the engine stay as they are. Copies of them are played, in which three small ones are exchanged: the
one that gives a random number, the one that shuffles, and the one that draws a card. A stock that was shuffled has no
order until somebody draws: then any of its cards may come. One that was turned over has the order of the discards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FunctionType
from typing import cast

from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import step
from crazy8.runtime.records.actions import actions_in, no_actions
from crazy8.runtime.records.chance import RandomSource, below, shuffle_stock
from crazy8.runtime.records.codes import STOCK_TURN_OVER
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.pruning import Functions, without_features
from crazy8.runtime.simulation.reached import functions_reached
from crazy8.runtime.topics.stock import can_draw, draw_one, refill


class Tape:
    """The numbers that chance gives in one step; `advance` goes through all that it could give."""

    def __init__(self) -> None:
        """Begin with the least numbers."""
        self._numbers: list[int] = []
        self._bounds: list[int] = []
        self._place = 0

    def read(self, bound: int) -> int:
        """Return the next number, which is below a bound."""
        if self._place == len(self._numbers):
            self._numbers.append(0)
            self._bounds.append(bound)
        self._place += 1
        return self._numbers[self._place - 1]

    def advance(self) -> bool:
        """Go back to the beginning of the next possible tape; return whether there is one."""
        while self._numbers and self._numbers[-1] + 1 == self._bounds[-1]:
            self._numbers.pop()
            self._bounds.pop()
        self._place = 0
        if not self._numbers:
            return False
        self._numbers[-1] += 1
        return True


class EngineOnTape:
    """The engine for one program, with chance as a choice."""

    def __init__(self, program: Program) -> None:
        """Copy the functions of the engine, without what the program does not use."""
        self.program = program
        self.steps = 0
        """How many steps were played, to keep to a budget that does not depend on the machine."""
        self._tape = Tape()
        copies = without_features(functions_reached((legal, step)), ~program.features)
        copies_of_stock = {one: copies[cast(FunctionType, one)] for one in (draw_one, can_draw, refill)}
        self._draw, self._can_draw, self._refill = copies_of_stock.values()
        _exchange(copies, {below: self._read, shuffle_stock: _leave_in_any_order, draw_one: self._draw_any})
        self._legal, self._step = copies[cast(FunctionType, legal)], copies[cast(FunctionType, step)]

    def actions(self, state: State) -> Iterator[int]:
        """Return the legal actions."""
        found = no_actions()
        self._legal(self.program, state, found)
        return actions_in(found)

    def after(self, state: State, action: int, program: Program | None = None) -> Iterator[State]:
        """Yield every state that an action can lead to."""
        self._tape = Tape()
        while True:
            following = state.copy()
            self._step(program or self.program, following, action)
            self.steps += 1
            yield following
            if not self._tape.advance():
                return

    def _read(self, _source: RandomSource, bound: int) -> int:
        return self._tape.read(bound)

    def _draw_any(self, program: Program, state: State, seat: int) -> int:
        """Draw any card of a stock without an order."""
        if state.stock_size == 0 and self._can_draw(program, state):
            self._refill(program, state, seat)
        if state.stock_size > 1 and not has_order(program, state):
            place, last = self._tape.read(state.stock_size), state.stock_size - 1
            state.stock[place], state.stock[last] = state.stock[last], state.stock[place]
        return cast(int, self._draw(program, state, seat))


def has_order(program: Program, state: State) -> bool:
    """Return whether it is known in which order the cards of the stock lie."""
    return program.stock_empty == STOCK_TURN_OVER and state.refills > 0


def _leave_in_any_order(_state: State) -> None:
    """Shuffle nothing: a card is chosen when it is drawn."""


def _exchange(copies: Functions, others: dict[Callable[..., object], Callable[..., object]]) -> None:
    """Let copies of functions of the engine call other functions in place of some."""
    instead = {copies[cast(FunctionType, one)]: other for one, other in others.items()}
    for copy in copies.values():
        for name in copy.__code__.co_names:
            called = copy.__globals__.get(name)
            if isinstance(called, FunctionType) and called in instead:
                copy.__globals__[name] = instead[called]
