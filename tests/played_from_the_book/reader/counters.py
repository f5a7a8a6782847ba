"""Counters: how they move, and the new hand of whoever has emptied one."""

from __future__ import annotations

from . import stock
from .book import need
from .table import Table


def falls(table: Table, seat: int) -> None:
    """The counter of a player whose hand is empty moves on, and the player draws a new hand of that size."""
    if table.heard.counter_falls == "emptied":
        move(table, seat)
        if has_reached_end(table, seat):
            table.place.append(seat)
            table.over = "won"
            return
    stock.draws(table, seat, table.counters[seat])


def move(table: Table, seat: int) -> None:
    """A counter moves on by one, towards its end."""
    start, end = need(table.heard.counter, "From where to where the counters go.")
    if table.counters[seat] != end:
        table.counters[seat] += 1 if end > start else -1


def has_reached_end(table: Table, seat: int) -> bool:
    """Whether a counter has come down to its end."""
    return table.heard.counter is not None and table.counters[seat] == table.heard.counter[1]
