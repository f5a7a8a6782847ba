"""Check that some card may be the starter, and that one that the dealer lays is not put away for another."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...diagnostics.diagnostic import Diagnostic, Label, Repair
from ...questions.answer import Answer
from ..places import nearness
from ..rules import Rules
from .model import REFUSALS, STARTER_TREATMENT, Treatment
from .reports import DealersCardRefused, NoStarterLeft


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look for cards that have to make way: none but such, or some that the dealer would lay."""
    if rules.starter.comes_from == "stock":
        yield from _none_left(rules)
    if rules.starter.comes_from != "dealer":
        return
    for answer in rules.answers_to(STARTER_TREATMENT):
        if not answer.is_default and isinstance(answer.value, Treatment) and answer.value.kind in REFUSALS:
            cards = cards_text(answer.cards or 0, rules.deck)
            yield DealersCardRefused(span=answer.span, cards=f"`{cards}`")


def _none_left(rules: Rules) -> Iterator[Diagnostic]:
    """Report that every card has to make way; what the last such line says may be mended."""
    if any(treatment.kind not in REFUSALS for treatment in rules.starter.of_card):
        return
    refused = [answer for answer in rules.answers_to(STARTER_TREATMENT) if _refuses(answer)]
    stated = [answer for answer in refused if not answer.is_default]
    if not stated:
        yield NoStarterLeft(span=rules.identity.span)
        return
    *others, last = sorted(stated, key=lambda answer: nearness(answer, rules))
    about, _, _ = last.text.rpartition(": ")
    yield NoStarterLeft(
        span=last.span,
        labels=tuple(Label(answer.span, "these make way too") for answer in others),
        repair=Repair(last.span, f"{about}: nothing", safe=False),
    )


def _refuses(answer: Answer) -> bool:
    return isinstance(answer.value, Treatment) and answer.value.kind in REFUSALS
