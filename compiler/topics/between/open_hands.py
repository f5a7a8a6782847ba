"""Check that nothing is said of hidden cards where all hands lie open."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.answer import Answer
from ..deal.model import DEAL_HANDS
from ..debts.model import Challenge
from ..effects.facts import effects_said, saying_what_cards_do
from ..effects.model import ShowsHand, TakesCards
from ..rules import Rules
from ..wild.model import WILD_CHALLENGE
from .reports.hands import NothingIsHidden


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for hands that are shown, cards that are drawn from them unseen, and doubts."""
    if not rules.deal.hands_open:
        return
    labels = tuple(Label(one.span, "all hands lie open") for one in rules.answers_to(DEAL_HANDS))
    for answer, why, instead in _about_hidden_cards(rules):
        yield NothingIsHidden(span=answer.span, labels=labels, why=why, instead=instead)


def _about_hidden_cards(rules: Rules) -> Iterator[tuple[Answer, str, str]]:
    for answer in saying_what_cards_do(rules, rules.deck.every_card):
        for effect in effects_said(answer):
            if isinstance(effect, ShowsHand):
                yield answer, "there is nothing to show", "leave `show hand` out"
            elif isinstance(effect, TakesCards) and effect.picked == "unseen":
                yield answer, "no card is drawn from one unseen", "add `, picked by giver`"
    for answer in rules.answers_to(WILD_CHALLENGE):
        if isinstance(answer.value, Challenge):
            yield answer, "everybody sees whether a card was laid rightly", "leave the challenge out"
