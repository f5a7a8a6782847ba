"""Do some work at all tables at once, where it would be too many cases to go through them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from ..layers.circumstances import Bits, Condition
from ..layers.memory import CannotBeSolvedError
from ..layers.one_table import OneTable
from ..layers.resolver import Resolver
from ..layers.undecided.diagrams import Diagram
from ..layers.undecided.possible import Possible
from ..layers.undecided.table import UndecidedTable

Value = TypeVar("Value")

MOST_WAYS = 2_500
"""So many ways may one piece of work take; hardly any takes more than a few, but each fault has its own."""
TWO = 2
MOST_CHOICES = 64
"""So many smallest choices that lead to one report are looked for."""


class Way(NamedTuple):
    """A set of tables, described by a decision diagram; ways of one piece of work may overlap."""

    diagram: Diagram
    possible: Possible

    def holds_at(self, circumstances: Bits) -> bool:
        """Return whether a table with these circumstances belongs to it."""
        return self.possible.holds_at(self.diagram, circumstances)


class AtOnce:
    """All tables that meet a condition."""

    def __init__(self, resolver: Resolver, seats: Iterable[tuple[Condition, range]], within: Condition) -> None:
        """Find out which tables there are. Raises `CannotBeSolvedError` if that is too entangled."""
        order = _by_their_cards(resolver, within)
        self.possible = Possible(resolver.shared.circumstances, resolver.offers, seats, within, order)
        self._table = UndecidedTable(resolver.shared, self.possible)

    def ways(self, work: Callable[[OneTable], Value]) -> list[tuple[Way, Value]]:
        """Return what comes of some work, with the tables of each result.

        Raises `CannotBeSolvedError` if the work wants to know too much.
        """
        self.possible.diagrams.allow_more()
        try:
            found = self.possible.paths.every(lambda: work(self._table), MOST_WAYS, may_overlap=True)
        except (TypeError, AttributeError, ValueError) as error:  # what stands for a number can less than one
            raise CannotBeSolvedError from error
        return [(Way(diagram, self.possible), result) for diagram, result in found]

    def smallest_choices(self, ways: Iterable[Way]) -> set[Bits]:
        """Return the smallest choices of options at which there are tables of some ways."""
        ways = list(ways)
        self.possible.diagrams.allow_naming()
        try:
            anywhere = self.possible.diagrams.any_of(way.diagram for way in ways)
            return {*self.possible.smallest_choices(anywhere, MOST_CHOICES)}
        except CannotBeSolvedError:  # then one of each way, the smallest of all among them
            return {self.possible.smallest_choice(way.diagram) for way in ways}


def _by_their_cards(resolver: Resolver, within: Condition) -> list[str]:
    """Return the options, those beside each other that are about the same cards at a table without further ones."""
    shared = resolver.shared
    table = resolver.table(shared.circumstances.at_choice(TWO, within.holding & shared.circumstances.of_options))
    first: dict[str, tuple[int, int, int]] = {}
    for number, offer in enumerate(resolver.offers):
        bit = shared.circumstances.options[offer.name]
        questions = shared.stated.questions_of(offer.name)
        shares = (share for question in questions for share in shared.stated.to(question) if share.option == bit)
        named = (table.elements_of(one) for share in shares for one in share.stated)
        lowest = min(((one & -one).bit_length() - 1 for one in named if one > 1), default=0)
        rank = table.deck.rank_of(lowest) if lowest < table.deck.kind_count else 0
        first[offer.name] = rank, lowest, number
    return sorted(first, key=lambda name: first[name])
