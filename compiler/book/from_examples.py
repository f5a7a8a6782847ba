"""Turn worked examples into the steps that the rulebook tells, with everything looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ..examples.read import Situation, Step
from ..telling.cards_drawn import card_of
from ..telling.origins import cited
from ..telling.step_kinds import Deed, HandEnd, Move, StepKind
from ..telling.steps import ExampleStep, WorkedExample
from ..topics.debts.facts import draw_debt_cards, skip_debt_cards

WITH_POINTS = ("scores", "totals", "counters", "columns", "has_columns")
"""Kinds with as many numbers as there are seats, or columns."""


def worked_example(situation: Situation) -> WorkedExample:
    """Return an example in the words of its deck and its players."""
    steps = tuple(_steps(situation))
    example = situation.example
    return WorkedExample(example.title.text, steps, cited(word.text for word in example.citations))


def _steps(situation: Situation) -> Iterator[ExampleStep]:
    """Yield the lines; a card that was laid says what is due to whoever takes it."""
    rules, misses = situation.rules, False
    drawing, skipping = draw_debt_cards(rules), skip_debt_cards(rules)
    for step in situation.steps:
        if step.kind in ("plays", "jumps_in") and step.cards:
            laid = 1 << step.cards[-1]
            misses = bool(skipping & laid) or (misses and not drawing & laid)
        yield _step(step, situation, misses=misses and step.kind == "takes")


def _step(step: Step, situation: Situation, *, misses: bool) -> ExampleStep:
    """Return one line."""
    deck = situation.rules.deck
    numbers = step.numbers
    return ExampleStep(
        kind=cast(StepKind, step.kind),
        seats=tuple(situation.names[seat] for seat in step.seats),
        cards=tuple(card_of(deck, kind) for kind in step.cards),
        suit=None if step.suit is None else deck.suits[step.suit].name,
        rank=None if step.rank is None else deck.ranks[step.rank].name,
        together=step.together,
        word=cast(Deed | Move | HandEnd, step.word) if step.word else None,
        number=numbers[0] if len(numbers) == 1 else None,
        points=numbers if step.kind in WITH_POINTS else (),
        options=situation.options if step.kind == "with_option" else (),
        misses=misses,
    )
