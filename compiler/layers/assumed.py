"""Lay the last defaults under what was said: those that depend on the other rules.

What a statement is about may depend on options that nobody has decided on (`undecided/`). So what is about nothing is
left out at the end, and nothing is asked on the way but what must be known.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.cards import Deck
from ..questions.placed import LayerEntry, Placed, union
from ..rules.key import Key
from ..topics.rules import Rules
from .defaults import assumed_statements, starter_defaults
from .entries import assumed_alone


def has_conditional_defaults(question: Key) -> bool:
    """Return whether the rules must be known before all defaults of a question are."""
    return any(one.conditional for one in assumed_statements().get(question, ()))


def under_conditions(question: Key, placed: tuple[Placed, ...], rules: Rules, deck: Deck) -> tuple[Placed, ...]:
    """Return who has the last word if the conditional defaults whose conditions are met are laid under the rest."""
    named = union(one.elements for one in placed)
    conditional = (one for one in assumed_statements()[question] if one.conditional and not (one.whole and named))
    below = assumed_alone(tuple(one for one in conditional if one.where(rules)), deck).placed
    return without_empty((*(one._replace(elements=one.elements & ~named) for one in below), *placed))


def starters_by_role(placed: Iterable[Placed], rules: Rules) -> tuple[Placed, ...]:
    """Treat each card as starter by its role, unless somebody said how."""
    placed = list(placed)
    stated = union(one.elements for one in placed if one.entry.origin.kind != "default")
    for cards_of, assumed in starter_defaults():
        if assumed.where(rules):
            cards = cards_of(rules) & ~stated
            entry = LayerEntry(assumed.question, cards, assumed.said.value, assumed.statement, assumed.origin)
            placed = [*(one._replace(elements=one.elements & ~cards) for one in placed), Placed(entry, cards)]
    return without_empty(placed)


def without_empty(placed: Iterable[Placed]) -> tuple[Placed, ...]:
    """Leave out the statements that are about nothing, whatever options are chosen."""
    return tuple(one for one in placed if type(one.elements) is not int or one.elements)
