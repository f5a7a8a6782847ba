"""Check that somebody must be able to go out."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import card_set
from ...diagnostics.diagnostic import Diagnostic
from ..effects.facts import ending_cards
from ..places import place_of, places_of
from ..rules import Rules
from .model import OUT_LAST_CARD, OUT_REQUIRED
from .reports import NobodyCanGoOut, RequiredAndBanned

_NO_WAY_OUT = ("forbidden", "draws", "stays in")


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find out whether any card ends a hand, and whether the cards that must end it may."""
    if all(last.kind in _NO_WAY_OUT for last in rules.finish.last_card):
        if not ending_cards(rules) and rules.out_of_turn.claim is None:
            yield NobodyCanGoOut(span=place_of(rules, OUT_LAST_CARD))
        return
    required = rules.finish.only_on
    if required is not None:
        banned = card_set(kind for kind, last in enumerate(rules.finish.last_card) if last.kind in _NO_WAY_OUT)
        if required & banned:
            seen = {OUT_REQUIRED: "the last card must be one of these", OUT_LAST_CARD: "this is said of last cards"}
            span, labels = places_of(rules, seen)
            yield RequiredAndBanned(span=span, cards=f"`{cards_text(required & banned, rules.deck)}`", labels=labels)
