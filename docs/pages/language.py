"""The language at a glance: every statement, with what is assumed without it."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics.registry import QUESTIONS, TOPICS
from pages import MADE
from pages.examples import example_lines
from pages.parts_of_a_file import parts_of_a_file
from pages.questions import FOLDER, link

SENTENCES = (
    "- **Colon.** Say *when*, then a colon, then *what happens*: `play 7: next draws 2`, `stock empty: reshuffle`;",
    "  where there is no when, there is no colon: `deal 5`, `forbid 8 on 8`. A when is a card, a moment, or a name.",
    "- **Cards.** Between words for cards a blank or `of` narrows (`8 hearts`, `hearts 8`, `8 of hearts`), a comma or",
    "  `or` adds (`8, 9 or hearts`); only words of one kind may stand in a row without them (`J Q K`, `7♣ 4♣`).",
    "- **Nothing.** Nothing is `no` before a thing that the game could have (`no call`), or `nothing` in the place of",
    "  what could stand there (`play 9: nothing`, `draw nothing`); what is not permitted is `forbidden`.",
    "",
    'What the language has no words for is written in your own: `rule: "…"` stands alone, and a text in quotation',
    'marks can be a part of what a card does (`play 2: next draws 2, "and takes a sip"`), stand behind an `else`, or',
    'say what becomes of whoever forgets a call (`call forgotten: "…"`). A text with translations has a name, and the',
    "name stands in its place (`play 7: rule silence`). The book prints all of it at its place, and nobody plays it",
    "but people.",
)
"""How every statement is built; `tests/language/test_shape.py` holds all forms to it."""


def language_page() -> str:
    """Every question that has a statement, with the ways to write it."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield from (MADE, "", "# The language", "")
    yield "Every statement, by the question that it answers, and what is assumed without it. The page of a question"
    yield "says more: when it comes up, what rulebooks and the shipped variants answer."
    yield "[Writing a variant](writing-a-variant.md) is the gentle way in."
    yield from ("", "Every statement is built like this:", "", *SENTENCES)
    yield from parts_of_a_file()
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
