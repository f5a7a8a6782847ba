"""Check that no number of cards in a statement is beyond those that there are."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ...rules.key import Key
from ..drawing.model import DRAW_COUNT
from ..effects.facts import each_saying, effects_said
from ..effects.model import Draws, DrawsUntil, Effect
from ..finish.model import OUT_HAND_LIMIT
from ..places import place_of
from ..rules import Rules
from .reports.cards_there_are import MoreThanThereAre

_ELSEWHERE = 2
"""Cards that are in no stock, and not in the largest hand either: the one on top, and one of some other hand."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at the most cards that a hand may hold, and at what is drawn."""
    most = rules.deck.size - _ELSEWHERE
    limit = rules.finish.limit
    if limit is not None and limit.cards > most:
        yield _report(rules, OUT_HAND_LIMIT, limit.cards, most, "in a hand")
    drawn = rules.drawing.amount.cards
    if drawn is not None and drawn > most:
        yield _report(rules, DRAW_COUNT, drawn, most, "to be drawn")
    for answer in each_saying(rules):
        for number in map(_drawn, effects_said(answer)):
            if number is not None and number > most:
                yield MoreThanThereAre(span=answer.span, number=number, most=most, where="to be drawn")


def _drawn(effect: Effect) -> int | None:
    """Return how many cards somebody draws, if the effect names a number."""
    match effect:
        case Draws():
            return effect.cards
        case DrawsUntil():
            return effect.most
        case _:
            return None


def _report(rules: Rules, question: Key, number: int, most: int, where: str) -> Diagnostic:
    return MoreThanThereAre(span=place_of(rules, question), number=number, most=most, where=where)
