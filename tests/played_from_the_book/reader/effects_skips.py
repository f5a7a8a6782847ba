"""Cards for which somebody is passed over or misses turns, that turn play round, or let their player go on."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind

from . import debts, turn
from .acts import acts
from .effects import choose, falls_on_next, next_of, only_answers, whom
from .table import Owed, Play, Table


@acts("waits")
def waits(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """waits-next: the next player misses {turns} turns

    waits-previous: the player before you misses {turns} turns

    waits-chosen: you choose a player, who misses {turns} turns

    turns-missed: {turns} turns
    """
    who = yield from whom(table, seat, "next" if falls_on_next(table) else effect.target)
    beside_draw = table.owed is not None and table.owed.what == "draw" and "turns" in table.heard.only_draw_answered
    if not debts.is_answered(table, kind, "turn") or beside_draw:
        table.waits[who] += effect.turns
        return
    if table.owed is not None and table.owed.what == "turn":
        add_to_owed(table, table.owed, effect.turns, kind, seat)
        table.owed.who = who
    else:
        debts.owe(table, Owed("turn", effect.turns, who, seat, kind))
    table.owed.goes_on_after = None if effect.target == "next" else seat


@acts("skips")
def skips(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """skips-next: the next {seats} players are skipped"""
    beside_draw = table.owed is not None and table.owed.what == "draw" and "skips" in table.heard.only_draw_answered
    if debts.is_answered(table, kind, "skip") and not beside_draw:
        if table.owed is not None and table.owed.what == "skip":
            add_to_owed(table, table.owed, effect.seats, kind, seat)
            table.owed.who, table.owed.goes_on_after = next_of(table, seat), None
        else:
            debts.owe(table, Owed("skip", effect.seats, next_of(table, seat), seat, kind))
        return
    turn.pass_over(table, seat, effect.seats)
    return
    yield


def add_to_owed(table: Table, owed: Owed, amount: int, kind: Kind, seat: int) -> None:
    """What a card makes owed is added to what is owed already."""
    owed.amount += amount
    owed.made.append(amount)
    owed.source, owed.by, owed.caused = kind, seat, seat
    owed.named = table.named_suit


@acts("skips whom")
def skips_whom(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """skips-others: all the others are skipped, and you go on

    skips-chosen: you choose a player, who is skipped
    """
    if effect.target == "others":
        table.laid.again, table.laid.skips_others = "turn", True
        return
    table.waits[(yield from choose(table, seat))] += 1


@acts("turns direction")
def turns_direction(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """reverses: the direction of play turns round

    reverses-two-skips: the other player is skipped, and you go on

    reverses-two-nothing: with two players, nothing happens
    """
    does = effect.does
    if does == "turns":
        table.direction = -table.direction
        two_left = table.seats > 2 and len(table.playing) == 2 and seat in table.playing
        if two_left and table.heard.reverse_two_left is not None:
            does = table.heard.reverse_two_left
    if does == "skips" and not only_answers(table):
        turn.pass_over(table, seat, 1)
    return
    yield


@acts("plays again")
def plays_again(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """plays-again: you have another turn

    plays-again-or-not: you may lay one more card
    """
    table.laid.again = "card" if effect.optional else "turn"
    return
    yield
