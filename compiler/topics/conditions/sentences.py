"""Tell what a condition means where another rule is met, and by which answers it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...cards.cards import CardSet
from ...questions.answer import Answer
from ...rules.key import Key
from ...telling.answers_told import subject
from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.origins import marks_of
from ...telling.teller import Teller
from ..rules import Rules
from ..several.facts import several_laid_somehow
from .claims import OwingMeans
from .facts import condition_said
from .model import Condition, Owing


def answers_saying(rules: Rules, question: Key, condition: Condition, cards: CardSet) -> list[Answer]:
    """Return the answers that say what holds of some cards under a condition."""
    answers = rules.answers_to(question)
    return [one for one in answers if condition_said(one) == condition and (subject(one) or 0) & cards]


def told_under(
    teller: Teller, slot: str, *claims: Claim, by: Key, condition: Condition, cards: CardSet
) -> Iterator[Told]:
    """Tell what holds of some cards under a condition, and what that means where other rules are met."""
    answers = answers_saying(teller.rules, by, condition, cards)
    told = teller.told(slot, *claims, *what_it_means(teller.rules, condition))
    yield replace(told, marks=marks_of(answers), says=teller.says(answers, cards))


def what_it_means(rules: Rules, condition: Condition) -> Iterator[Claim]:
    """Tell when somebody owes who lays several cards, or throws one in."""
    if isinstance(condition, Owing):
        if several_laid_somehow(rules):
            yield OwingMeans("several")
        if rules.out_of_turn.jump is not None:
            yield OwingMeans("thrown in")
