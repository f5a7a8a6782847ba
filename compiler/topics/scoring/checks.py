"""Check that where hands are counted, every card has a value."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import card_set
from ...diagnostics.diagnostic import Diagnostic
from ..places import place_of
from ..rules import Rules
from .model import MODES_WITH_VALUES, SCORE_MODE, SCORE_VALUE
from .reports import UnscoredCard


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards without a value; if there is no value at all, that is an open question instead."""
    blocked = rules.stock.blocked
    counted = [mode.kind for mode in (rules.scoring.mode, blocked) if mode and mode.kind in MODES_WITH_VALUES]
    missing = card_set(kind for kind, value in enumerate(rules.scoring.values) if value is None)
    if counted and missing and missing != rules.deck.every_card:
        words = cards_text(missing, rules.deck)
        span = place_of(rules, SCORE_VALUE, SCORE_MODE)
        yield UnscoredCard(span=span, cards=f"`{words}`", words=words, mode=counted[0])
