"""Set up the situation of an example as a state of the engine."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.runtime.engine.step import new_game
from crazy8.runtime.people.position import Position, state_at
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State

from ..examples.read import SET_UP, Situation, Step
from .table import ExampleTable

_TABLE_ONLY = ("seats", "with_option")
"""Set-up that says nothing about cards: such an example is about the deal itself."""


def set_up(situation: Situation, program: Program, seed: int) -> ExampleTable:
    """Return the table of a situation; cards that it does not name are dealt by a seed."""
    table = ExampleTable(situation, program, State())
    steps = _given(situation)
    declared_out = [one.seats[0] for one in situation.steps if one.kind == "is_out"]
    if declared_out or any(one.kind not in _TABLE_ONLY for one in steps):
        table.state = state_at(program, _position(table, steps, declared_out), seed)
    else:
        table.state = new_game(program, seed)
        table.first = table.state.first
    return table


def _given(situation: Situation) -> list[Step]:
    """Return the set-up lines of an example; the hands of players who count their cards may stand anywhere."""
    return [step for step in situation.steps if step.kind in SET_UP]


def _position(table: ExampleTable, steps: list[Step], declared_out: list[int]) -> Position:
    first = 0
    dealer = next(_seats_of(steps, "dealer"), -1)
    hands = {table.seat(one.seats[0]): one.cards for one in steps if one.kind == "holds"}
    hands.update({table.seat(first): one.cards for one in steps if one.kind == "hand"})
    hands.update({table.seat(player): () for player in declared_out})
    return Position(
        turn=table.seat(first),
        dealer=table.seat(dealer),
        hands=hands,
        top=next((one.cards[0] for one in steps if one.kind == "top" and one.cards), None),
        below=tuple(kind for one in steps if one.kind == "below" for kind in one.cards),
        named_suit=next((one.suit for one in steps if one.kind == "named"), None),
        stock=tuple(kind for one in steps if one.kind == "stock_is" for kind in one.cards),
        nothing_else=any(one.kind == "stock_is_nothing" for one in steps),
        totals=_numbers(table, steps, "has_total"),
        counters=_numbers(table, steps, "counts"),
        cutter=next((one.cards[0] for one in steps if one.kind == "cutter_is" and one.cards), None),
    )


def _numbers(table: ExampleTable, steps: list[Step], kind: str) -> dict[int, int]:
    """Return the number for each seat of which the lines of a kind tell one."""
    return {table.seat(one.seats[0]): one.numbers[0] for one in steps if one.kind == kind}


def _seats_of(steps: list[Step], kind: str) -> Iterator[int]:
    return (seat for step in steps if step.kind == kind for seat in step.seats)
