"""Look at answers one by one, so that it need not be known which others there are.

At a single table all this is no more than a loop. But the same checks look at all choices of options at once, where
some answers are given only with certain options (`layers/undecided`). There, a plain loop wants to know of each answer
whether it is given, and of all combinations of them; these functions say what is really asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from .answer import Answer

Value = TypeVar("Value")


class EnoughError(Exception):
    """Raised when one answer was looked at alone; all others are on ways of their own."""


def each(answers: Iterable[Answer]) -> Iterator[Answer]:
    """Yield all answers, for work that looks at each for itself and remembers nothing from one to the next.

    Whatever else the work does must not depend on having been here, for it may end after a single answer; whoever does
    the work takes what it yields by `until_enough`.
    """
    alone = _alone(answers)
    if alone is None:
        yield from answers
        return
    for answer in alone:
        yield answer
        raise EnoughError


def each_alone(answers: Iterable[Answer]) -> Iterable[Answer]:
    """Yield all answers, for work that does nothing else."""
    alone = _alone(answers)
    return answers if alone is None else alone


def _alone(answers: Iterable[Answer]) -> Iterator[Answer] | None:
    one_by_one: Callable[[], Iterator[Answer] | None] | None = getattr(answers, "one_by_one", None)
    return None if one_by_one is None else one_by_one()


def until_enough(found: Iterable[Value]) -> Iterator[Value]:
    """Yield what some work yields, until it has looked at one thing alone."""
    with suppress(EnoughError):
        yield from found


def whoever(answers: Iterable[Answer]) -> Iterable[Answer]:
    """Return all answers, for work that puts their cards together: one that is not given is about no cards."""
    unasked = getattr(answers, "unasked", None)
    return answers if unasked is None else unasked()


def is_open(answers: Iterable[Answer]) -> bool:
    """Return whether some of the answers depend on options that nobody has decided on."""
    return hasattr(answers, "unasked")


def some_given(answers: Iterable[Answer], such: Callable[[Answer], bool]) -> bool:
    """Return whether some such answer is given; which ones are such must not depend on the table."""
    is_any_given: Callable[[Callable[[Answer], bool]], bool] | None = getattr(answers, "is_any_given", None)
    return any(map(such, answers)) if is_any_given is None else is_any_given(such)


def in_order(some: Iterable[Iterable[Answer]], key: Callable[[Answer], Any]) -> Iterator[Answer]:
    """Yield answers with the largest key first; whoever takes the first one does not ask for the others."""
    known = [one for answers in some for one in _with_whether_given(answers)]
    known.sort(key=lambda one: key(one[0]), reverse=True)
    return (answer for answer, is_given in known if is_given())


def _with_whether_given(answers: Iterable[Answer]) -> Iterable[tuple[Answer, Callable[[], bool]]]:
    candidates = getattr(answers, "candidates", None)
    return ((answer, _yes) for answer in answers) if candidates is None else candidates()


def _yes() -> bool:
    return True
