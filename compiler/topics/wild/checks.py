"""Check that every card can be laid on something."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import card_set
from ...diagnostics.diagnostic import Diagnostic
from ..rules import Rules
from .model import WILD_PLAYABLE_ON
from .reports import NeverLaid


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards that may lie on no card at all."""
    never = card_set(kind for kind, on in enumerate(rules.matching.forbidden_on) if on == rules.deck.every_card)
    for answer in rules.answers_to(WILD_PLAYABLE_ON):
        shared = (answer.cards or 0) & never
        if shared:
            yield NeverLaid(span=answer.span, cards=f"`{cards_text(shared, rules.deck)}`")
