"""Hold two small rulebooks for each question: one raises it and leaves it open, one does not raise it."""

from __future__ import annotations

from typing import NamedTuple

from .question import Question


class QuestionExamples(NamedTuple):
    """The lines of two rulebooks, without the head; no lines stand for a rulebook that says nothing."""

    raising: str | None
    """In this one the question comes up, and no statement answers it; `None` if there is no such rulebook."""
    answering: str | None
    """In this one a statement answers it or, where none can, it does not come up; `None` if it always does."""


def examples_of(question: Question) -> QuestionExamples:
    """Return the examples of a question; what the record does not say follows from the lines that answer it."""
    answering = question.answered_in
    if answering is None and is_answerable(question):
        answering = "\n".join(lines for lines in (question.raised_in, question.write[0]) if lines)
    elif answering is None and question.raised_in:
        answering = ""
    return QuestionExamples(question.raised_in, answering)


def is_answerable(question: Question) -> bool:
    """Return whether a rulebook can answer it, as opposed to the language itself or the other answers."""
    return question.form in ("stated", "settled", "words")
