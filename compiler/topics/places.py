"""Find where a report about rules points."""

from __future__ import annotations

from collections.abc import Mapping

from ..diagnostics.diagnostic import Label
from ..questions.answer import Answer
from ..questions.one_by_one import in_order
from ..rules.key import Key
from ..source import Span
from .rules import Rules


def place_of(rules: Rules, *questions: Key) -> Span:
    """Return the statement of the author that answers one of the questions, else the `variant` line.

    Of several, a chosen option is nearest at hand, then the file itself, then its bases; else the first one counts.
    """
    nearest = in_order(map(rules.answers_to, questions), lambda answer: nearness(answer, rules))
    return next((answer.span for answer in nearest if not answer.is_default), rules.identity.span)


def places_of(rules: Rules, seen: Mapping[Key, str]) -> tuple[Span, tuple[Label, ...]]:
    """Return where answers contradict each other: the nearest place, and the others with what is there to see."""
    span = place_of(rules, *seen)
    labels = tuple(
        Label(answer.span, words)
        for question, words in seen.items()
        for answer in rules.answers_to(question)[:1]
        if not answer.is_default and answer.span != span
    )
    return span, labels


def in_one_layer(first: Answer, second: Answer) -> bool:
    """Return whether two answers stand in the same part of the same file."""
    return (first.origin.layer, first.origin.option) == (second.origin.layer, second.origin.option)


def nearness(answer: Answer, rules: Rules) -> tuple[bool, bool]:
    """Return how near a statement is to whoever reads the report: larger is nearer."""
    return answer.span.source is rules.identity.span.source, answer.origin.option is not None
