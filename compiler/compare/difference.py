"""Define what a comparison finds."""

from __future__ import annotations

from typing import NamedTuple

from ..questions.answer import Answer, OriginKind
from ..rules.key import Key
from ..source import Span


class Side(NamedTuple):
    """The answers of one of the two rulebooks to a question."""

    statements: tuple[str, ...]
    """As lines of a `.c8` file; none if the question is open or does not arise."""
    origin: OriginKind | None
    names: tuple[str, ...]
    """The cited sources, the option, or whose default it is."""
    place: Span | None
    """The first of the statements; `None` for a default and for no answer."""

    @property
    def assumed(self) -> bool:
        """Return whether nobody said so and the language assumes it."""
        return self.origin == "default"


class Difference(NamedTuple):
    """A question with two answers."""

    question: Key
    asks: str
    left: Side
    right: Side
    players: tuple[int, ...] = ()
    """The player counts for which the two differ like this."""


NO_ANSWER = Side((), None, (), None)


def side_of(answers: tuple[Answer, ...]) -> Side:
    """Return the answers to one question as one side of a comparison."""
    if not answers:
        return NO_ANSWER
    names = dict.fromkeys(name for answer in answers for name in _names(answer))
    stated = [answer for answer in answers if not answer.is_default]
    first = min(stated, key=lambda answer: answer.span.start, default=None)
    origin = (first or answers[0]).origin.kind
    return Side(tuple(answer.text for answer in answers), origin, tuple(names), None if first is None else first.span)


def _names(answer: Answer) -> tuple[str, ...]:
    option = answer.origin.option
    return answer.origin.names if option is None else (option,)
