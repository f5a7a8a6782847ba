"""Whatever a rulebook can answer an example can show, unless the question says why none could."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import crazy8
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Statement
from crazy8.compiler.questions.examples import is_answerable
from crazy8.compiler.questions.question import Question
from crazy8.compiler.source import Source
from crazy8.compiler.topics.registry import QUESTIONS, by_key

FOLDER = Path(__file__).parent / "answers"
_BLOCK = re.compile(r"^## (?P<question>\S+)\n\n```c8\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
FEW = {"seat.first-player", "counter.falls", "match-end.tie", "stock.keep", "deck.rank-order"}
"""The questions that are tried each time; the others guard the same code."""


class Block(NamedTuple):
    """A small rulebook with an example that shows the answer to a question."""

    question: str
    text: str


BLOCKS = [
    Block(one["question"], one["text"])
    for path in sorted(FOLDER.glob("*.md"))
    for one in _BLOCK.finditer(path.read_text("utf-8"))
]


def kinds_of_statements(question: Question) -> set[str]:
    """The kinds of the statements that answer a question."""
    body = parse(Source("ways to answer", completed("\n".join(question.write) + "\n"))).document.body
    return {node.kind for node in body if isinstance(node, Statement)}


def test_every_question_has_one_block_unless_it_says_why_no_example_could_show_its_answer() -> None:
    asked = [str(one.key) for one in QUESTIONS if is_answerable(one) and one.beyond_examples is None]
    assert sorted(block.question for block in BLOCKS) == sorted(asked)


@pytest.mark.parametrize(
    "block",
    [pytest.param(one, id=one.question, marks=[] if one.question in FEW else pytest.mark.slow) for one in BLOCKS],
)
def test_an_example_exercises_the_answer(block: Block) -> None:
    question = by_key(block.question)
    assert question is not None
    variant = crazy8.load_text(completed(block.text), "example.c8")
    assert [report.message for report in (*variant.check().errors, *variant.check().warnings)] == []
    assert [report.message for one in variant.examples() for report in one.diagnostics] == []
    shown = {
        one.statement.kind
        for one in variant.coverage().answers
        if one.example is not None and one.question == (question.settled_by or question.key)
    }
    assert shown & kinds_of_statements(question), "no example would be ruled otherwise with another answer"
