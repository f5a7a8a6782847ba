"""Read the condition of a statement."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from ...cards.saying import CardReader, NeedsDeck, number, selector
from ...language.nodes import PhraseNode
from .model import OF_HANDS, Condition, CountsTo, Holds, HoldsPoints, Owing, Remain, moment_of


class SaidCondition(NamedTuple):
    """The condition of a statement, which may name cards, and its moment."""

    condition: Condition | NeedsDeck
    moment: int

    def with_deck(self, reader: CardReader) -> Condition:
        """Return the condition, now that cards have names."""
        return cast(Condition, self.condition.made(reader) if isinstance(self.condition, NeedsDeck) else self.condition)


def _holds(said: PhraseNode, least: int) -> NeedsDeck:
    cards = selector(said.parts[-1])
    limited = Holds.said(cards=0, least=least)
    return NeedsDeck(lambda reader: limited.with_changes(cards=reader.cards(cards)))


_CONDITIONS: dict[str, Callable[[PhraseNode], Condition | NeedsDeck]] = {
    "holding": lambda said: _holds(said, 1),
    "holding_none": lambda said: _holds(said, 0),
    "holding_at_least": lambda said: _holds(said, number(said.parts[0])),
    "holding_points": lambda said: HoldsPoints.said(at_most=number(said.parts[0])),
    "on_countdown": lambda said: CountsTo.said(number=number(said.parts[0])),
    "players_remain": lambda said: Remain.said(players=number(said.parts[0])),
    "owing": lambda _said: Owing.said(),
}


CONDITIONS = frozenset(_CONDITIONS)
"""The kinds of phrases that are conditions."""


def asked(said: PhraseNode) -> SaidCondition:
    """Return the condition that a phrase names."""
    condition = _CONDITIONS[said.kind](said)
    return SaidCondition(condition, OF_HANDS if isinstance(condition, NeedsDeck) else moment_of(condition))
