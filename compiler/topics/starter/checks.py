"""Check that a starter that the dealer lays is not put away: nobody says who lays the next one."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...diagnostics.diagnostic import Diagnostic
from ..rules import Rules
from .model import REFUSALS, STARTER_TREATMENT, Treatment
from .reports import DealersCardRefused


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for cards that the dealer would lay and that have to make way."""
    if rules.starter.comes_from != "dealer":
        return
    for answer in rules.answers_to(STARTER_TREATMENT):
        if not answer.is_default and isinstance(answer.value, Treatment) and answer.value.kind in REFUSALS:
            cards = cards_text(answer.cards or 0, rules.deck)
            yield DealersCardRefused(span=answer.span, cards=f"`{cards}`")
