"""Compare a game with its nearest relatives: what they say and this one does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ..telling.facts import Kinship
from ..topics.agreed import Identity
from ..topics.rules import Rules
from .by_players import merged
from .options import changes, words_told

MOST_DIFFERENCES = 6
"""Of more differences than these only the number is told."""


class Relative(NamedTuple):
    """Another game of the family, as it is played without options."""

    identity: Identity
    rules: Mapping[int, Rules]
    """For some numbers of players for which this game has rules too."""
    differences: int
    """The number of questions that the two answer differently."""


def kinships(rules_by_players: Mapping[int, Rules], relatives: Sequence[Relative]) -> Iterator[Kinship]:
    """Yield the differences from each relative, in sentences about it if there are few."""
    known = words_told(rules_by_players)
    for relative in relatives:
        common = [players for players in rules_by_players if players in relative.rules]
        if not common or not relative.differences:
            continue
        told = merged(
            {players: changes(rules_by_players[players], known[players], relative.rules[players]) for players in common}
        )
        few = len(told) <= MOST_DIFFERENCES
        yield Kinship(
            name=relative.identity.title,
            titles=relative.identity.titles,
            differences=relative.differences,
            told=tuple(replace(one, marks=(), says=()) for one in told) if few else (),
        )
