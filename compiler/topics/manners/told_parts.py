"""Find all that rules tell in words and nobody plays."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import Rules
from .model import ToldPart
from .told import ToldRule


def parts_of_cards(rules: Rules) -> Iterator[tuple[ToldPart, ...]]:
    """Yield what is told of each card, always, in the suit of the cutter, and under conditions."""
    yield from (*rules.effects.told, *rules.effects.told_of_cutter_suit)
    yield from (one.told for some in rules.effects.under_conditions for one in some)


def parts_told(rules: Rules) -> Iterator[ToldPart]:
    """Yield the parts of statements that are told and not played."""
    for parts in parts_of_cards(rules):
        yield from parts
    yield from (call.told for call in rules.calls.calls if call.told is not None)


def all_told(rules: Rules) -> Iterator[ToldRule]:
    """Yield all that is told and not played; what is told as a part of other statements is a rule of its own."""
    yield from rules.told
    texts = (part.text for part in parts_told(rules) if part.text is not None)
    yield from (ToldRule(title=None, text=text, translations=()) for text in texts)
