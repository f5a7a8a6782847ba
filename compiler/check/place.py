"""Where a report about rules points."""

from __future__ import annotations

from crazy8.compiler.rules.answer import Answer
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.source import Span


def place_of(rules: Rules, *questions: str) -> Span:
    """The first statement of the author that answers one of the questions, else the `variant` line."""
    for question in questions:
        for answer in rules.answers_to(question):
            if not answer.is_default:
                return answer.span
    return rules.identity.span


def in_one_layer(first: Answer, second: Answer) -> bool:
    """Whether two answers stand in the same part of the same file."""
    return (first.origin.layer, first.origin.option) == (second.origin.layer, second.origin.option)
