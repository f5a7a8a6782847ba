"""Questions that come up and that the rulebook does not answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from crazy8.compiler.diagnostics.codes.holes import AssumedAnswer, OpenQuestion
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity
from crazy8.compiler.questions.question import Question
from crazy8.compiler.questions.verdict import Standing, arising, holes, place
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.source import Span

_VALUES = "score.value"
"""A table that is told as a whole. Once the author gave a value to any card, the check of the values names the rest."""


def check(rules: Rules) -> tuple[Diagnostic, ...]:
    """Go through the registry; what is assumed is noted, what is open is a finding."""
    here = arising(rules)
    return rules.for_any_players((check, here), lambda rules: tuple(_reports(rules, here)))


def _reports(rules: Rules, here: frozenset[str]) -> Iterator[Diagnostic]:
    unanswered = {one.key: (one, at) for one, at in holes(rules, here)}
    parents = {one.settled_by for one, _ in unanswered.values()}
    some_values = any(not answer.is_default for answer in rules.answers_to(_VALUES))
    for question, standing in unanswered.values():
        if _repeats(question, unanswered, parents) or (_VALUES in (question.key, question.settled_by) and some_values):
            continue
        span = place(question, rules, standing.unanswered)
        if standing.verdict == "open":
            yield _open(question, span)
        elif question.severity is not Severity.NOTE:
            yield AssumedAnswer(
                span=span,
                question=question.key,
                asks=question.asks,
                holds=(standing.holds or "").replace("\n", "; "),
                source=", ".join(standing.on_whose_word),
                notes=found_elsewhere(question),
            )


def _repeats(question: Question, unanswered: Mapping[str, tuple[Question, Standing]], parents: Set[str | None]) -> bool:
    """Whether a hole is told better by another one.

    Where something is assumed card by card, the parts of a question tell more: what a wild starter does, what a draw
    card does. Of any other question, and of one to which nothing is assumed, the question itself says it all.
    """
    if question.settled_by is not None:
        parent = unanswered.get(question.settled_by)
        return parent is not None and not _told_in_parts(*parent) and parent[0].severity is not Severity.NOTE
    return question.key in parents and _told_in_parts(*unanswered[question.key])


def _told_in_parts(question: Question, standing: Standing) -> bool:
    return question.cards is not None and standing.verdict == "assumed" and question.key != _VALUES


def _open(question: Question, span: Span) -> Diagnostic:
    ways = [f"`{line}`" for line in question.write]
    return OpenQuestion(
        span=span,
        question=question.key,
        asks=question.asks,
        answers=" or ".join(ways) or "a statement of your own",
        weight=question.severity,
        notes=found_elsewhere(question),
    )


def found_elsewhere(question: Question) -> tuple[str, ...]:
    """What other rulebooks say, one line each."""
    return tuple(f"elsewhere: {one.answer} ({one.witnesses})" for one in question.found)
