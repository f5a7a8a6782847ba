"""A linked variant to rules: one flat set of answers for a player count and a choice of options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from crazy8.compiler.resolve.defaults import AssumedStatement, assumed_statements
from crazy8.compiler.resolve.layers import Layer, holds_for, layers_for
from crazy8.compiler.resolve.link import Variant
from crazy8.compiler.resolve.one_table import OneTable, Resolution
from crazy8.compiler.resolve.readers.said import Said
from crazy8.compiler.resolve.readings import Readings
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.rules.table import PlayerRange
from crazy8.compiler.syntax.nodes import Statement


class Ground(NamedTuple):
    """The statements that count for one table, and those of the defaults below them."""

    layers: list[Layer]
    assumed: list[AssumedStatement]
    statements: object
    """Equal for two tables if the same statements count."""


class Resolver:
    """Resolves one variant for any table; statements are read once, and equal grounds are resolved once."""

    def __init__(self, variant: Variant, readings: Readings | None = None) -> None:
        """Begin with a linked variant, and with what is known of its statements."""
        self.variant = variant
        self.readings = readings or Readings(variant)
        self.offers = self.readings.offers
        self._grounds: dict[tuple[int, tuple[str, ...]], Ground] = {}
        self._ranges: dict[tuple[str, ...], PlayerRange] = {}
        self._resolved: dict[object, Resolution] = {}

    def for_changed(self, variant: Variant) -> Resolver:
        """What resolves a variant that shares most of its statements with this one."""
        return Resolver(variant, self.readings.for_changed(variant))

    def player_range(self, chosen: Sequence[str] = ()) -> PlayerRange:
        """How many may play with these options; a file that does not say follows the default."""
        key = tuple(chosen)
        if key not in self._ranges:
            self._ranges[key] = self._player_range(self._ground(0, key))
        return self._ranges[key]

    def resolve(self, players: int, chosen: Sequence[str] = ()) -> Resolution:
        """The rules for a number of players and a choice of options, taken in the order of the files."""
        options = tuple(chosen)
        ground = self._ground(players, options)
        known = self._resolved.get((ground.statements, options))
        if known is None:
            known = OneTable(self.readings, players, options, ground.layers, ground.assumed).outcome()
            self._resolved[ground.statements, options] = known
        if known.rules is None or known.rules.players == players:
            return known
        return known._replace(rules=_for_players(known.rules, players))

    def statements_for(self, players: int, chosen: Sequence[str] = ()) -> object:
        """What stands for the statements that count, those of the defaults too: equal if they are the same ones."""
        return self._ground(players, tuple(chosen)).statements

    def _ground(self, players: int, chosen: tuple[str, ...]) -> Ground:
        known = self._grounds.get((players, chosen))
        if known is None:
            layers = layers_for(self.variant, players, chosen)
            assumed = [one for one in assumed_statements() if one.when is None or holds_for(one.when, players)]
            identities = tuple(id(statement) for layer in layers for statement in layer.statements)
            known = self._grounds[players, chosen] = Ground(layers, assumed, (identities, len(assumed)))
        return known

    def _player_range(self, ground: Ground) -> PlayerRange:
        statements = [one.statement for one in ground.assumed]
        statements.extend(statement for layer in ground.layers for statement in layer.statements)
        found = PlayerRange.said(fewest=2, most=4)
        for statement in statements:
            if statement.kind == "players":
                found = self._said_range(statement) or found
        return found

    def _said_range(self, statement: Statement) -> PlayerRange | None:
        said = self.readings.said(statement)
        return said.value if isinstance(said, Said) and isinstance(said.value, PlayerRange) else None


def _for_players(rules: Rules, players: int) -> Rules:
    """The same answers for another number of players; only a target for each player depends on it."""
    ending = rules.game.ending
    if ending.per_player and ending.points is not None:
        points = ending.points // rules.players * players
        game = rules.game.model_copy(update={"ending": ending.model_copy(update={"points": points})})
        return replace(rules, players=players, game=game, memo={})
    return replace(rules, players=players)
