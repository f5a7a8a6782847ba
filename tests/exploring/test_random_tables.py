"""Hands come to an end at tables that are called clean; variant, options and number of players are drawn by lot.

Where they do not, a deep verdict says so (Ólsen Ólsen, up and down, which takes thousands of turns by its rules).

`CRAZY8_TABLES=200` in the environment draws more tables than the long tests have time for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

import crazy8
from crazy8.compiler.exploring.by_bots import played_by_bots
from crazy8.errors import ChoiceError
from crazy8.files.shipped import shipped_names
from crazy8.variant import Variant

TABLES = int(os.environ.get("CRAZY8_TABLES", "40"))
HANDS = 25
MOST_STOPPED = 1 / 1000
"""The share of hands that may be stopped because they do not end."""


class DrawnTable(NamedTuple):
    """A variant with options and players."""

    variant: Variant
    options: tuple[str, ...]
    players: int


def drawn_by_lot(chance: Random) -> Iterator[DrawnTable]:
    """Any number of tables at which one could sit down."""
    while True:
        variant = crazy8.load(chance.choice(shipped_names()))
        wanted = [one.name for one in variant.options if chance.random() < 0.4]
        try:
            options = variant.read.chosen(wanted)
        except ChoiceError:  # two of them exclude each other, or one lacks another
            continue
        yield DrawnTable(variant, options, chance.choice(variant.player_counts(options=options)))


def is_told(table: DrawnTable) -> bool:
    """Whether a deep verdict says of a table that its hands do not end."""
    return bool(played_by_bots(table.variant.read.resolver, table.options, table.players).reports)


@pytest.mark.slow
def test_bots_finish_their_hands_at_tables_that_are_called_clean() -> None:
    tables = drawn_by_lot(Random(13))
    hands = 0
    stopped = []
    while hands < TABLES * HANDS:
        table = next(tables)
        if not table.variant.check(options=table.options, players=table.players).clean:
            continue
        report = table.variant.simulate(hands=HANDS, players=table.players, options=table.options, seed=hands)
        hands += HANDS
        if report.stopped_hands and not is_told(table):
            stopped.append((table.variant.name, table.options, table.players, report.stopped_hands))
    assert sum(count for *_, count in stopped) <= hands * MOST_STOPPED, stopped
