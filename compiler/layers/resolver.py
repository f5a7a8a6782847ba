"""Resolve a linked variant: return its rules for a player count and a choice of options."""

from __future__ import annotations

from collections.abc import Sequence

from ..topics.placing import PlayerRange
from .circumstances import Bits
from .defaults import assumed_statements
from .faults import faults_in
from .layers import holds_for, layers_for
from .link import LinkedVariant
from .one_table import OneTable, Resolution
from .readings import Readings
from .shared import shared_work


class Resolver:
    """The resolver of one variant for any table; what two tables have in common is worked out once."""

    def __init__(self, variant: LinkedVariant, readings: Readings | None = None) -> None:
        """Begin with a linked variant, and with what is known of its statements."""
        self.variant = variant
        self.readings = readings or Readings(variant)
        self.offers = self.readings.offers
        self.shared = shared_work(self.readings)
        self.faults = faults_in(self.shared)
        """The functions that report the faults of the statements, one for each kind."""
        self._tables: dict[Bits, OneTable] = {}
        self._resolved: dict[Bits, Resolution] = {}

    def for_changed(self, variant: LinkedVariant) -> Resolver:
        """Return a resolver for a variant that shares most of its statements with this one."""
        return Resolver(variant, self.readings.for_changed(variant))

    def player_range(self, chosen: Sequence[str] = ()) -> PlayerRange:
        """Return how many may play with these options; a file that does not say follows the default."""
        return self.table(self.shared.circumstances.choice(chosen)).player_range

    def resolve(self, players: int, chosen: Sequence[str] = ()) -> Resolution:
        """Return the rules for a number of players and a choice of options, whose order does not matter."""
        at = self.shared.circumstances.at(players, chosen)
        if at not in self._resolved:
            self._resolved[at] = self.table(at).outcome(self.faults)
        return self._resolved[at]

    def table(self, at: Bits) -> OneTable:
        """Return the table with these circumstances."""
        if at not in self._tables:
            self._tables[at] = OneTable(self.shared, at)
        return self._tables[at]

    def statements_for(self, players: int, chosen: Sequence[str] = ()) -> object:
        """Return a value that is equal for tables where the same statements count, those of the defaults included."""
        layers = layers_for(self.variant, players, chosen)
        assumed = (one for found in assumed_statements().values() for one in found)
        return (
            tuple(id(statement) for layer in layers for statement in layer.statements),
            sum(one.when is None or holds_for(one.when, players) for one in assumed),
        )
