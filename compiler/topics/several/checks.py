"""Check that as many cards may be laid together as have to be."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic
from ..places import place_of
from ..rules import Rules
from .model import MULTI_ALLOWED
from .reports import LeastAboveMost


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the least number of cards with the largest."""
    together = rules.several.together
    if together is not None and (together.least or 0) > (together.most or rules.deck.size):
        yield LeastAboveMost(span=place_of(rules, MULTI_ALLOWED))
