"""Check that a card that is wild and has an effect is meant to be both."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.one_by_one import each
from ..effects.model import PLAY_EFFECT
from ..places import in_one_layer, nearness
from ..rules import Rules
from ..wild.model import WILD_WHICH
from .reports.rules import RoleClash


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare every `wild` with every `play` that does something, if they stand in different layers."""
    for play in each(rules.answers_to(PLAY_EFFECT)):
        for wild in each(rules.answers_to(WILD_WHICH)) if play.value else ():
            shared = (play.cards or 0) & (wild.cards or 0)
            if shared and play.value and wild.value is not None and not in_one_layer(play, wild):
                near, far = sorted((play, wild), key=lambda answer: nearness(answer, rules), reverse=True)
                cards = cards_text(shared, rules.deck)
                away = f"no wild {cards}" if far is wild else f"play {cards}: nothing"
                mend = f"if both are meant, say `{far.span.text}` beside it; if not, `{away}` takes the other role away"
                if far.origin.option is not None and far.span.source is not rules.identity.span.source:
                    mend = f"`no option {far.origin.option}` takes the option of the base away"
                labels = (Label(far.span, "the other role is given here"),)
                yield RoleClash(span=near.span, cards=f"`{cards}`", mend=mend, labels=labels)
