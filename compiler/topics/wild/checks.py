"""Check that every card can be laid on something."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...diagnostics.diagnostic import Diagnostic
from ...questions.facts_on_cards import with_value
from ...questions.one_by_one import each
from ..rules import Rules
from .model import WILD_PLAYABLE_ON
from .reports import NeverLaid


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards that may lie on no card at all."""
    never = with_value(rules, rules.matching.forbidden_on, lambda on: on == rules.deck.every_card)
    for answer in each(rules.answers_to(WILD_PLAYABLE_ON)):
        shared = (answer.cards or 0) & never
        if shared:
            yield NeverLaid(span=answer.span, cards=f"`{cards_text(shared, rules.deck)}`")
