"""Set up the situation of an example as a state of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from crazy8.runtime.engine.step import new_game
from crazy8.runtime.people.position import Position, seat_that_deals, state_at, who_begins
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import state_of

from ..examples.read import SET_UP, Situation, Step
from .table import ExampleTable

_TABLE_ONLY = ("seats", "seats_with_dummies", "with_option")
"""Set-up that says nothing about cards: such an example is about the deal itself."""


def set_up(situation: Situation, program: Program, seed: int) -> ExampleTable:
    """Return the table of a situation; cards that it does not name are dealt by a seed."""
    table = ExampleTable(situation, program, state_of(program)())
    steps = _given(situation)
    first_hand = takewhile(lambda step: step.word != "deals", situation.steps)
    declared_out = [step.seats[0] for step in first_hand if step.kind == "is_out"]
    if declared_out or any(step.kind not in _TABLE_ONLY for step in steps):
        table.state = state_at(program, _position(table, steps, declared_out, seed), seed)
    else:
        table.state = new_game(program, seed)
        table.first = table.state.first
    return table


def _given(situation: Situation) -> list[Step]:
    """Return the set-up lines of an example; the hands of players who count their cards may stand anywhere."""
    return [step for step in situation.steps if step.kind in SET_UP]


def _position(table: ExampleTable, steps: list[Step], declared_out: list[int], seed: int) -> Position:
    dealer = _dealer(table, steps, seed)
    first, dealer = who_begins(table.program, dealer, table.seat(0))
    hands = _cards(table, steps, "holds")
    hands.update({table.seat(0): step.cards for step in steps if step.kind == "hand"})
    hands.update({table.seat(player): () for player in declared_out})
    return Position(
        turn=first,
        dealer=dealer,
        hands=hands,
        top=next((step.cards[0] for step in steps if step.kind == "top" and step.cards), None),
        starter=next((step.cards[0] for step in steps if step.kind == "starter_is" and step.cards), None),
        leads=any(step.kind == "starter_is_none" for step in steps),
        below=tuple(kind for step in steps if step.kind == "below" for kind in step.cards),
        named_suit=next((step.suit for step in steps if step.kind == "named"), None),
        stock=tuple(kind for step in steps if step.kind == "stock_is" for kind in step.cards),
        nothing_else=any(step.kind == "stock_is_nothing" for step in steps),
        totals=_numbers(table, steps, "has_total"),
        hands_played=next((step.numbers[0] for step in steps if step.kind == "hands_played"), 0),
        wins=_numbers(table, steps, "has_won"),
        columns={table.seat(step.seats[0]): step.numbers for step in steps if step.kind == "has_columns"},
        counters=_numbers(table, steps, "counts"),
        cutter=next((step.cards[0] for step in steps if step.kind == "cutter_is" and step.cards), None),
    )


def _dealer(table: ExampleTable, steps: list[Step], seed: int) -> int | None:
    """Return the seat of the dealer, if an example names one, or tells who deals first: by cards cut, or by age."""
    youngest, oldest = (next(_seats_of(steps, kind), None) for kind in ("is_youngest", "is_oldest"))
    if youngest is not None:
        table.first = table.seat(-youngest)  # the first seat of the engine
    elif oldest is not None:
        table.first = (table.seat(-oldest) - 1) % table.rules.players  # the last one
    named = next(_seats_of(steps, "dealer"), None)
    if named is not None:
        return table.seat(named)
    cuts = _cards(table, steps, "cuts")
    return seat_that_deals(table.program, cuts, seed) if cuts or (youngest, oldest) != (None, None) else None


def _cards(table: ExampleTable, steps: list[Step], kind: str) -> dict[int, tuple[int, ...]]:
    """Return the cards for each seat of which the lines of a kind tell some."""
    return {table.seat(step.seats[0]): step.cards for step in steps if step.kind == kind}


def _numbers(table: ExampleTable, steps: list[Step], kind: str) -> dict[int, int]:
    """Return the number for each seat of which the lines of a kind tell one."""
    return {table.seat(step.seats[0]): step.numbers[0] for step in steps if step.kind == kind}


def _seats_of(steps: list[Step], kind: str) -> Iterator[int]:
    return (seat for step in steps if step.kind == kind for seat in step.seats)
