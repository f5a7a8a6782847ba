"""List everything that can be explained, or what belongs to one topic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import page_of
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.errors import NotFoundError
from crazy8.explaining.code import facts as facts_of_code
from crazy8.explaining.explanation import Explanation
from crazy8.paragraphs import table


def explanation(topic: str | None) -> Explanation:
    """Return the list of one topic, or of all; raises `NotFoundError` if there is no such topic."""
    kinds = {name: codes.of_topic(name) for name in codes.topics() if topic in (None, name)}
    questions = {name: found for name, found in _questions_by_topic().items() if topic in (None, name)}
    if topic is not None and not kinds and not questions:
        meant = suggest(topic, _known())
        did_you_mean = "" if meant is None else f"; did you mean `{meant}`?"
        raise NotFoundError(f"unknown code or question `{topic}`{did_you_mean}", "`c8 explain` lists them all", meant)
    return Explanation(lambda palette: _text(kinds, questions, palette), lambda: _facts(kinds, questions))


def is_topic(word: str) -> bool:
    """Return whether a word is a topic of codes or questions."""
    return word in codes.topics() or word in _questions_by_topic()


def _questions_by_topic() -> dict[str, tuple[Question, ...]]:
    """Return the questions by the first part of their names, in the order of a rulebook."""
    topics: dict[str, tuple[Question, ...]] = {}
    for topic, group in groupby(QUESTIONS, key=lambda question: question.key.partition(".")[0]):
        topics[topic] = topics.get(topic, ()) + tuple(group)
    return topics


def _known() -> Iterator[str]:
    yield from (question.key for question in QUESTIONS)
    yield from (kind.code for kind in codes.all_kinds())
    yield from _questions_by_topic()
    yield from codes.topics()


Kinds = dict[str, tuple[type[Diagnostic], ...]]
Questions = dict[str, tuple[Question, ...]]


def _text(kinds: Kinds, questions: Questions, palette: Palette) -> str:
    code_rows = {topic: [(kind.code, page_of(kind).title) for kind in found] for topic, found in kinds.items()}
    question_rows = {topic: [(str(one.key), one.asks) for one in found] for topic, found in questions.items()}
    parts = [*_part("Codes", code_rows, palette), *_part("Questions", question_rows, palette)]
    return "\n\n".join([*parts, "`c8 explain WORD` says more about one of them."]) + "\n"


def _part(heading: str, rows: dict[str, list[tuple[str, str]]], palette: Palette) -> Iterable[str]:
    if rows:
        yield paint(heading, palette.message)
    for topic, pairs in rows.items():
        yield f"{paint(topic, palette.help)}\n{table(pairs)}"


def _facts(kinds: Kinds, questions: Questions) -> dict[str, object]:
    shown = ("code", "topic", "severity", "title")
    return {
        "codes": [
            {name: value for name, value in facts_of_code(kind).items() if name in shown}
            for found in kinds.values()
            for kind in found
        ],
        "questions": [
            {"question": one.key, "topic": topic, "severity": one.severity.value, "asks": one.asks}
            for topic, found in questions.items()
            for one in found
        ],
    }
