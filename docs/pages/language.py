"""The language at a glance: every statement, with what is assumed without it."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics.registry import QUESTIONS, TOPICS
from pages import MADE
from pages.examples import example_lines
from pages.questions import FOLDER, link


def language_page() -> str:
    """Every question that has a statement, with the ways to write it."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield from (MADE, "", "# The language", "")
    yield "Every statement, by the question that it answers, and what is assumed without it. The page of a question"
    yield "says more: when it comes up, what rulebooks and the shipped variants answer."
    yield "[Writing a variant](writing-a-variant.md) is the gentle way in."
    for topic, questions in TOPICS.items():
        stated = [question for question in questions if question.form in ("stated", "words")]
        if stated:
            yield from ("", f"## {topic.replace('_', ' ').capitalize()}")
        for question in stated:
            yield from _question(question)
    yield from example_lines()
    yield from ("", "## What the language answers itself", "")
    yield from ("| question | answer |", "| --- | --- |")
    for question in QUESTIONS:
        if question.form in ("fixed", "computed"):
            yield f"| {link(question.key, f'{FOLDER}/')}: {question.asks} | {question.says} |"


def _question(question: Question) -> Iterator[str]:
    yield from ("", f"{link(question.key, f'{FOLDER}/')} {question.asks}", "", "```c8", *question.write, "```")
    if question.default is not None:
        lines = [f"`{one.statement.replace(chr(10), '; ')}` ({one.source})" for one in question.default.choices]
        when = ", depending on the other rules" if len(lines) > 1 else ""
        yield from ("", f"If nobody says{when}: {', '.join(lines)}.")
    elif question.says:
        yield from ("", f"If nobody says: {question.says}")
