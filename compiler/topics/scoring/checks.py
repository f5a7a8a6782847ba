"""Check that where hands are counted, or compared by points, every card has a value."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import card_set
from ...diagnostics.diagnostic import Diagnostic
from ..deal.model import DEAL_ROTATION
from ..places import place_of
from ..rules import Rules
from .facts import hands_find_dealer, what_counts_hands
from .model import SCORE_VALUE
from .reports import UnscoredCard


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find cards without a value; if there is no value at all, that is an open question instead."""
    counting = what_counts_hands(rules) or (DEAL_ROTATION if hands_find_dealer(rules) else None)
    missing = card_set(kind for kind, value in enumerate(rules.scoring.values) if value is None)
    if counting is not None and missing and missing != rules.deck.every_card:
        words = cards_text(missing, rules.deck)
        span = place_of(rules, SCORE_VALUE, counting)
        answer = rules.answer_to(counting)
        statement = "" if answer is None else answer.text
        yield UnscoredCard(span=span, cards=f"`{words}`", words=words, statement=statement)
