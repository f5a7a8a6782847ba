"""The tables for which a variant is checked: every number of players, plain and with each option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.resolve.options import required_with


class Table(NamedTuple):
    """A number of players and a choice of options."""

    players: int
    options: tuple[str, ...]


def tables_of(resolver: Resolver, chosen: tuple[str, ...]) -> Iterator[Table]:
    """The chosen options for every number of players, then the same with each further option and what it requires.

    An option that a chosen one excludes, or that requires an excluded one, has no table.
    """
    offers = resolver.offers
    choices = [chosen]
    for offer in offers:
        choice = required_with(offers, (*chosen, offer.name))
        if choice is not None and choice not in choices:
            choices.append(choice)
    for choice in choices:
        seats = resolver.player_range(choice)
        for players in range(seats.fewest, seats.most + 1):
            yield Table(players, choice)
