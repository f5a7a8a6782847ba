"""The two small rulebooks of every question are checked: one raises it and leaves it to others, one does not."""

from __future__ import annotations

from functools import cache

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.check.reports.holes import AssumedAnswer, OpenQuestion
from crazy8.compiler.check.verdict import summary
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, is_finding
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.layers.link import Library
from crazy8.compiler.pipeline import Checked
from crazy8.compiler.questions.examples import examples_of, is_answerable
from crazy8.compiler.questions.question import Question, always
from crazy8.compiler.topics.registry import QUESTIONS, settled_with

EACH = [pytest.param(question, id=question.key) for question in QUESTIONS]
LEFT_OPEN = [question for question in QUESTIONS if is_answerable(question) and question.raised_in is not None]
NOT_ASKED = [question for question in QUESTIONS if not is_answerable(question)]


@cache
def checked(lines: str) -> Checked:
    return check_text("example.c8", completed(lines), Library(lambda _name: None))


def holes(lines: str) -> set[str]:
    """The questions that the checker reports as assumed or open."""
    reports = checked(lines).diagnostics
    return {one.question for one in reports if isinstance(one, AssumedAnswer | OpenQuestion)}


def told_by(question: Question) -> set[str | None]:
    """The questions by one of which a hole is told: whoever forgets a statement leaves all that it answers open."""
    return {question.key, question.settled_by, *(one.key for one in settled_with(question.key))}


def other_findings(lines: str) -> list[Diagnostic]:
    return [one for one in checked(lines).diagnostics if is_finding(one) and not isinstance(one, OpenQuestion)]


@cache
def verdicts(lines: str) -> dict[str, frozenset[str]]:
    """How every question stands, over all numbers of players."""
    resolver = checked(lines).resolver
    assert resolver is not None
    seats = resolver.player_range()
    tables = [resolver.resolve(players).rules for players in range(seats.fewest, seats.most + 1)]
    found: dict[str, set[str]] = {}
    for rules in tables:
        assert rules is not None
        for question, standing in summary(rules):
            found.setdefault(question.key, set()).add(standing.verdict)
    return {key: frozenset(standings - {"does not arise"}) for key, standings in found.items()}


@pytest.mark.parametrize("question", EACH)
def test_both_are_sound_rulebooks_apart_from_what_they_leave_open(question: Question) -> None:
    examples = examples_of(question)
    assert other_findings(examples.raising or "") == []
    assert other_findings(examples.answering or "") == []


@pytest.mark.parametrize("question", LEFT_OPEN, ids=lambda question: question.key)
def test_the_checker_reports_the_question_about_the_first_and_not_about_the_second(question: Question) -> None:
    raising, answering = examples_of(question)
    assert raising is not None
    assert answering is not None
    assert verdicts(raising)[question.key] & {"assumed", "open"}
    assert verdicts(answering)[question.key] == {"answered"}
    told = told_by(question) & holes(raising)
    assert told or question.severity is Severity.NOTE, "only what is a mere note goes untold"
    assert told & holes(answering) == set()


@pytest.mark.parametrize("question", LEFT_OPEN, ids=lambda question: question.key)
def test_what_the_second_one_says_answers_this_question_and_what_hangs_on_it(question: Question) -> None:
    raising, answering = examples_of(question)
    assert raising is not None
    assert answering is not None
    statement = question.settled_by or question.key
    family = {
        one.key
        for one in QUESTIONS
        if statement in (one.key, one.settled_by) or statement in one.because_of or question.key in one.because_of
    }
    assert holes(raising) - holes(answering) - family == set()


def test_a_question_without_a_first_example_comes_up_only_where_it_is_answered() -> None:
    for question in QUESTIONS:
        raising, answering = examples_of(question)
        if raising is None:
            assert answering is not None
            assert verdicts("")[question.key] == set(), question.key
            assert verdicts(answering)[question.key] == {"answered"}, question.key


@pytest.mark.parametrize("question", NOT_ASKED, ids=lambda question: question.key)
def test_what_no_rulebook_has_to_answer_comes_up_in_the_first_only(question: Question) -> None:
    raising, answering = examples_of(question)
    assert raising is not None
    assert verdicts(raising)[question.key] == {question.form}
    if answering is None:
        assert question.arises is always
    else:
        assert verdicts(answering)[question.key] == set()
