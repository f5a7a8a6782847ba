"""Choose a sample of tables: every number of players, plain and with each option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..layers.options import required_with
from ..layers.resolver import Resolver

TWO = 2
"""Two players read some rules differently, so three are looked at even in the middle of a stretch."""


class TableChoice(NamedTuple):
    """A number of players, together with a choice of options."""

    players: int
    options: tuple[str, ...]


def tables_of(resolver: Resolver, chosen: tuple[str, ...]) -> Iterator[TableChoice]:
    """Yield the chosen options for every number of players, then with each further option and what it requires.

    An option that a chosen one excludes, or that requires an excluded one, has no table. With a further option only the
    ends of each stretch of player counts are looked at for which the same statements hold: what a check asks of the
    number of players is whether there are two, and how far the pack goes, so between the ends nothing new can arise.
    """
    offers = resolver.offers
    choices = [chosen]
    for offer in offers:
        choice = required_with(offers, (*chosen, offer.name))
        if choice is not None and choice not in choices:
            choices.append(choice)
    for choice in choices:
        seats = resolver.player_range(choice)
        counts = range(seats.fewest, seats.most + 1)
        for players in counts if choice == chosen else _ends(resolver, choice, counts):
            yield TableChoice(players, choice)


def _ends(resolver: Resolver, choice: tuple[str, ...], counts: range) -> Iterator[int]:
    """Yield two players, and both ends of each range of counts with the same statements."""
    statements = {players: resolver.statements_for(players, choice) for players in counts}
    for players in counts:
        begins = statements.get(players - 1) != statements[players]
        ends = statements.get(players + 1) != statements[players]
        if begins or ends or players == TWO + 1:
            yield players
