"""Work out sets of cards from the rules, each once for all tables that agree in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

from ..cards.cards import CardSet
from ..rules.key import Key

if TYPE_CHECKING:
    from ..topics.rules import Rules

Value = TypeVar("Value")


def remembered(cards: Callable[[Rules], CardSet]) -> Callable[[Rules], CardSet]:
    """Work a set out once for all tables that are alike in what it looks at."""

    @wraps(cards)
    def look_up(rules: Rules) -> CardSet:
        return rules.once(cards, cards)

    return look_up


def with_value(rules: Rules, values: Sequence[Value], test: Callable[[Value], bool]) -> CardSet:
    """Return the kinds whose value passes a test. Most kinds share a value, so each value is tested once."""
    cards = 0
    # By identity, for to compare fifty values would take longer than the test. `values` is a field of a model that
    # `rules`, or the memory of its tables, holds as long as it holds this; the groups hold each value themselves.
    for value, kinds in rules.once(("groups", id(values)), lambda _rules: _groups(values)):
        if test(value):
            cards |= kinds
    return cards


def _groups(values: Sequence[Value]) -> list[tuple[Value, CardSet]]:
    """Return every value with the kinds that share it."""
    found: dict[int, CardSet] = {}
    some: dict[int, Value] = {}
    for kind, value in enumerate(values):
        number = id(value)
        found[number] = found.get(number, 0) | 1 << kind
        some[number] = value
    return [(some[number], kinds) for number, kinds in found.items()]


def cards_named(rules: Rules, question: Key) -> CardSet:
    """Return the cards for which the author answered a question that is asked card by card."""
    named = 0
    for answer in rules.answers_to(question):
        if not answer.is_default:
            named |= rules.deck.every_card if answer.cards is None else answer.cards
    return named
