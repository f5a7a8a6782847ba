"""A linked variant to rules: one flat set of answers for a player count and a choice of options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from crazy8.compiler.resolve.defaults import AssumedStatement, assumed_statements
from crazy8.compiler.resolve.layers import Layer, holds_for, layers_for
from crazy8.compiler.resolve.link import Variant
from crazy8.compiler.resolve.one_table import OneTable, Resolution
from crazy8.compiler.resolve.readers.said import Said
from crazy8.compiler.resolve.readings import Readings
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.rules.table import PlayerRange
from crazy8.compiler.syntax.nodes import Statement


class Resolver:
    """Resolves one variant for any table; statements are read once, and equal layers are resolved once."""

    def __init__(self, variant: Variant) -> None:
        """Begin with a linked variant."""
        self.variant = variant
        self.readings = Readings(variant)
        self.offers = self.readings.offers
        self._resolved: dict[tuple[object, ...], Resolution] = {}

    def player_range(self, chosen: Sequence[str] = ()) -> PlayerRange:
        """How many may play with these options; a file that does not say follows the default."""
        found = PlayerRange(fewest=2, most=4)
        for assumed in assumed_statements():
            if assumed.question == "players.range":
                found = self._said_range(assumed.statement) or found
        for layer in layers_for(self.variant, 0, chosen):
            for statement in layer.statements:
                if statement.kind == "players":
                    found = self._said_range(statement) or found
        return found

    def resolve(self, players: int, chosen: Sequence[str] = ()) -> Resolution:
        """The rules for a number of players and a choice of options, taken in the order of the files."""
        layers = layers_for(self.variant, players, chosen)
        assumed = _assumed_for(players)
        key = (_identities(layers), len(assumed), tuple(chosen))
        known = self._resolved.get(key)
        if known is None:
            known = self._resolved[key] = OneTable(self.readings, players, tuple(chosen), layers, assumed).outcome()
        if known.rules is None or known.rules.players == players:
            return known
        return known._replace(rules=_for_players(known.rules, players))

    def statements_for(self, players: int, chosen: Sequence[str] = ()) -> object:
        """What stands for the statements that count, those of the defaults too: equal if they are the same ones."""
        return _identities(layers_for(self.variant, players, chosen)), len(_assumed_for(players))

    def _said_range(self, statement: Statement) -> PlayerRange | None:
        said = self.readings.said(statement)
        return said.value if isinstance(said, Said) and isinstance(said.value, PlayerRange) else None


def _assumed_for(players: int) -> list[AssumedStatement]:
    return [one for one in assumed_statements() if one.when is None or holds_for(one.when, players)]


def _identities(layers: list[Layer]) -> tuple[int, ...]:
    return tuple(id(statement) for layer in layers for statement in layer.statements)


def _for_players(rules: Rules, players: int) -> Rules:
    """The same answers for another number of players; only a target for each player depends on it."""
    ending = rules.game.ending
    if ending.per_player and ending.points is not None:
        points = ending.points // rules.players * players
        game = rules.game.model_copy(update={"ending": ending.model_copy(update={"points": points})})
        return replace(rules, players=players, game=game)
    return replace(rules, players=players)
