"""Check that a challenge is about a rule that could be broken, and costs something."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...diagnostics.diagnostic import Diagnostic
from ..rules import Rules
from ..wild.model import WILD_CHALLENGE
from .facts import draw_debt_cards, restricted_cards
from .model import Challenge
from .reports import NoDebtToDraw, NothingToChallenge


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare every challenge with what its cards do and when they may be laid."""
    for answer in rules.answers_to(WILD_CHALLENGE):
        challenge = answer.value
        if not isinstance(challenge, Challenge):
            continue
        cards = answer.cards or 0
        free = cards & ~restricted_cards(rules)
        if free:
            words = cards_text(free, rules.deck)
            yield NothingToChallenge(span=answer.span, cards=f"`{words}`", words=words)
        cheap = cards & ~draw_debt_cards(rules)
        if cheap and (challenge.guilty.debt or challenge.challenger.debt):
            yield NoDebtToDraw(span=answer.span, cards=f"`{cards_text(cheap, rules.deck)}`")
