"""Work out sets of cards from the rules, each once for all tables that agree in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

from ..cards.cards import CardSet, kinds_in
from ..rules.key import Key
from .one_by_one import whoever

if TYPE_CHECKING:
    from ..topics.rules import Rules

Value = TypeVar("Value")

CARDS = "cards"
"""Begins the keys of work whose result is a set of cards; for all choices of options at once it is put together."""


def remembered(cards: Callable[[Rules], CardSet]) -> Callable[[Rules], CardSet]:
    """Work a set out once for all tables that are alike in what it looks at."""

    @wraps(cards)
    def look_up(rules: Rules) -> CardSet:
        return rules.once((CARDS, cards), cards)

    return look_up


def with_value(rules: Rules, values: Sequence[Value], test: Callable[[Value], bool]) -> CardSet:
    """Return the kinds whose value passes a test. Most kinds share a value, so each value is tested once."""
    cards = 0
    # By identity, for to compare fifty values would take longer than the test. `values` is kept along with its groups,
    # so that nothing else can come to have its identity.
    _, groups = rules.once(("groups", id(values)), lambda _rules: (values, _groups(values)))
    for value, kinds in groups:
        if test(value):
            cards |= kinds
    return cards


def _groups(values: Sequence[Value]) -> list[tuple[Value, CardSet]]:
    """Return every value with the kinds that share it."""
    known: list[tuple[Value, CardSet]] | None = getattr(values, "groups", None)
    if known is not None:  # values that depend on options are kept so
        return known
    found: dict[int, CardSet] = {}
    some: dict[int, Value] = {}
    for kind, value in enumerate(values):
        number = id(value)
        found[number] = found.get(number, 0) | 1 << kind
        some[number] = value
    return [(some[number], kinds) for number, kinds in found.items()]


def differing(values: Sequence[Value], sets: Sequence[CardSet]) -> CardSet:
    """Return the sets of cards, joined, in which not all cards have the same value."""
    of_sets = getattr(values, "differing", None)  # values that depend on options, see `layers/undecided`
    if of_sets is not None:
        joined: CardSet = of_sets(sets)
        return joined
    found = 0
    for cards in sets:
        if len({values[kind] for kind in kinds_in(cards)}) > 1:
            found |= cards
    return found


def cards_named(rules: Rules, question: Key) -> CardSet:
    """Return the cards for which the author answered a question that is asked card by card."""
    named = 0
    for answer in whoever(rules.answers_to(question)):
        if not answer.is_default:
            named |= rules.deck.every_card if answer.cards is None else answer.cards
    return named
