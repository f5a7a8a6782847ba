"""What was noted about a source: the words of its facts, and the tables at which they hold."""

from __future__ import annotations

from typing import Any, NamedTuple

from crazy8 import Variant
from crazy8.compiler.cards.cards import CardSet
from crazy8.compiler.topics.rules import Rules

Facts = dict[str, Any]


class Tables(NamedTuple):
    """A variant with the options under which the facts hold."""

    variant: Variant
    options: tuple[str, ...]
    players: int | None = None
    """At whose table, if the facts are about so many only."""

    def counts(self) -> range:
        """How many may play."""
        return self.variant.player_counts(options=self.options)

    def rules(self, players: int) -> Rules:
        """The rules for so many players."""
        return self.variant.rules(players=players, options=self.options)

    def usual(self) -> Rules:
        """The rules for the number of the facts, else for three, whom no rule for two concerns, else for the fewest."""
        return self.rules(self.players or (3 if 3 in self.counts() else self.counts()[0]))


def cards_named(rules: Rules, names: list[str]) -> CardSet:
    """All cards with a name: a rank, a single card, or a rank of one colour."""
    return sum(
        1 << kind
        for kind in range(rules.deck.kind_count)
        if {*names}
        & {
            rules.deck.name_of(kind),
            rules.deck.ranks[rules.deck.rank_of(kind)].name,
            f"{rules.deck.colour_of(kind)} {rules.deck.ranks[rules.deck.rank_of(kind)].name}",
        }
    )
