"""Report questions that come up and that the rulebook does not answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..diagnostics.diagnostic import Diagnostic, Severity
from ..questions.question import Question
from ..source import Span
from ..topics.placing import VALUES
from ..topics.registry import QUESTIONS, by_key
from ..topics.rules import Rules
from .reports.holes import AssumedAnswer, OpenQuestion
from .verdict import QuestionStanding, arises, place, unanswered

ANSWERABLE_FORMS = ("stated", "settled", "words")
ANSWERABLE = tuple(question for question in QUESTIONS if question.form in ANSWERABLE_FORMS)
"""The questions that an author can answer, in reading order."""


def _by_what_settles_them() -> dict[str, list[Question]]:
    parts: dict[str, list[Question]] = {}
    for part in ANSWERABLE:
        if part.settled_by is not None:
            parts.setdefault(part.settled_by, []).append(part)
    return parts


_PARTS = _by_what_settles_them()
"""The questions that the statement on another one settles."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Go through all questions."""
    for question in ANSWERABLE:
        yield from check_question(question, rules)


def check_question(question: Question, rules: Rules) -> tuple[Diagnostic, ...]:
    """Look whether a question comes up that nobody answered, and that no other report tells better.

    What is assumed is noted, what is open is a finding.
    """
    if not arises(question, rules):
        return ()
    return rules.once((check_question, question.key), partial(_reports, question))


def _reports(question: Question, rules: Rules) -> tuple[Diagnostic, ...]:
    standing = unanswered(question, rules)
    if standing is None or _repeats(question, standing, rules) or _lists_values(question, rules):
        return ()
    span = place(question, rules, standing.unanswered)
    if standing.verdict == "open":
        return (_open(question, span),)
    if question.severity is Severity.NOTE:
        return ()
    assumed = AssumedAnswer(
        span=span,
        question=question.key,
        asks=question.asks,
        holds=(standing.holds or "").replace("\n", "; "),
        source=", ".join(standing.on_whose_word),
        notes=found_elsewhere(question),
    )
    return (assumed,)


CHECKS = tuple(partial(check_question, question) for question in ANSWERABLE)
"""One check for each question, so that each looks at no more than it must."""


def _lists_values(question: Question, rules: Rules) -> bool:
    """Return whether a question is about the values of cards, some of which the author gave."""
    about = VALUES in (question.key, question.settled_by)
    return about and any(not answer.is_default for answer in rules.answers_to(VALUES))


def _repeats(question: Question, standing: QuestionStanding, rules: Rules) -> bool:
    """Return whether another report tells of the same hole better.

    Where something is assumed card by card, the parts of a question tell more: what a wild starter does, what a draw
    card does. Of any other question, and of one to which nothing is assumed, the question itself says it all.
    """
    if question.settled_by is None:
        parts = _PARTS.get(question.key, ()) if _told_in_parts(question, standing) else ()
        return any(unanswered(part, rules) for part in parts)
    parent = by_key(question.settled_by)
    found = None if parent is None or parent.severity is Severity.NOTE else unanswered(parent, rules)
    return parent is not None and found is not None and not _told_in_parts(parent, found)


def _told_in_parts(question: Question, standing: QuestionStanding) -> bool:
    return question.cards is not None and standing.verdict == "assumed" and question.key != VALUES


def _open(question: Question, span: Span) -> Diagnostic:
    lines = question.write
    if question.key == VALUES:  # the others are about some cards each, which the pack may lack
        lines = tuple(line for line in lines if line.startswith("value any"))
    ways = [f"`{line}`" for line in lines]
    return OpenQuestion(
        span=span,
        question=question.key,
        asks=question.asks,
        answers=" or ".join(ways) or "a statement of your own",
        weight=question.severity,
        notes=found_elsewhere(question),
    )


def found_elsewhere(question: Question) -> tuple[str, ...]:
    """Return the answers of other rulebooks, one line each."""
    return tuple(f"elsewhere: {one.answer} ({one.witnesses})" for one in question.found)
