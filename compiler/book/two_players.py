"""Give what is told for two players alone a place of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..telling.answers_told import once_more, with_players
from ..telling.facts import Exchange, Section, Told, TwoPlayers
from ..telling.teller import Teller
from ..topics.deal.sentences import deal_in_short
from ..topics.rules import Rules

TWO = (2,)


def two_players(
    rules_by_players: Mapping[int, Rules], sections: Sequence[Section], asked: Sequence[Exchange]
) -> TwoPlayers | None:
    """Return the rules for two, unless they play like all the others or nobody else plays."""
    if 2 not in rules_by_players or len(rules_by_players) == 1:
        return None
    told = (one for section in sections for one in section.told if one.players == TWO)
    found = TwoPlayers((*_deal(rules_by_players), *told), tuple(one for one in asked if one.players == TWO))
    return found if found.told or found.exchanges else None


def without_two(
    sections: Sequence[Section], asked: Sequence[Exchange]
) -> tuple[tuple[Section, ...], tuple[Exchange, ...]]:
    """Return sections and exchanges without what is told for two players alone."""
    return (
        tuple(replace(section, told=tuple(one for one in section.told if one.players != TWO)) for section in sections),
        tuple(one for one in asked if one.players != TWO),
    )


def _deal(rules_by_players: Mapping[int, Rules]) -> Iterator[Told]:
    """Yield the deal once more if nobody else gets as many cards as two players do."""
    if all(rules.deal.size.kind == "always" for rules in rules_by_players.values()):
        sizes = [rules.deal.cards_each for rules in rules_by_players.values()]
        if sizes.count(rules_by_players[2].deal.cards_each) == 1:
            short = deal_in_short(Teller(rules_by_players[2]))
            yield replace(short, players=TWO, again=True, says=once_more(with_players(short.says, 2)))
