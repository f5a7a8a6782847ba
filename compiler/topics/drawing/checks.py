"""Check that drawing until a card fits makes sense only if that card may be played."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic, Label
from ..places import place_of
from ..rules import Rules
from .model import DRAW_CONTINUE_AFTER_FIT, DRAW_COUNT, DRAW_PLAY_DRAWN
from .reports import DrawsOnThoughItMustLay, UntilButWaits


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the amount with what becomes of the drawn card."""
    if rules.drawing.amount.mode == "until playable" and rules.drawing.drawn_card == "waits":
        amount = rules.answer_to(DRAW_COUNT)
        labels = (Label(amount.span, "drawing goes on here"),) if amount and not amount.is_default else ()
        yield UntilButWaits(span=place_of(rules, DRAW_PLAY_DRAWN), labels=labels)
    if rules.drawing.goes_on and rules.drawing.drawn_card == "must be played":
        drawn = rules.answer_to(DRAW_PLAY_DRAWN)
        labels = (Label(drawn.span, "it has to be laid at once"),) if drawn and not drawn.is_default else ()
        yield DrawsOnThoughItMustLay(span=place_of(rules, DRAW_CONTINUE_AFTER_FIT), labels=labels)
