"""A page for each topic of the questions, with everything that `c8 explain QUESTION --variants` shows, and an index."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from sys import modules

from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics.registry import TOPICS, by_key, settled_with
from crazy8.explaining import question as explain_question
from crazy8.explaining.variants import lines_of
from pages import MADE

FOLDER = "questions"
MANY = 8
"""A list of more lines of variants than these is folded up."""

_TOPIC_OF = {question.key: topic for topic, questions in TOPICS.items() for question in questions}


def question_pages() -> dict[str, partial[str]]:
    """The index and a page for each topic, by their names below `docs/`."""
    pages = {f"{FOLDER}/{topic}.md": partial(topic_page, topic) for topic in TOPICS}
    return {f"{FOLDER}/README.md": partial(index_page), **pages}


def link(key: str, folder: str = "") -> str:
    """A link to a question, from a page of the same folder or from one above it."""
    return f"[`{key}`]({folder}{_TOPIC_OF[key]}.md#{_anchor(key)})"


def _anchor(key: str) -> str:
    """The anchor that a heading gets from its text: without the dots."""
    return key.replace(".", "")


def _title(topic: str) -> str:
    return topic.replace("_", " ").capitalize()


def index_page() -> str:
    """Every question in the order of a rulebook."""
    return "\n".join(_index_lines()) + "\n"


def _index_lines() -> Iterator[str]:
    questions = [question for every in TOPICS.values() for question in every]
    forms = Counter(question.form for question in questions)
    yield from (MADE, "", "# Questions", "")
    yield "Everything that two players could argue about has a name here. Its page tells when it comes up, how to"
    yield "answer it in a `.c8` file, what is assumed if nobody does, what rulebooks say, and which of the shipped"
    yield "variants have which line: `pagat@twos` is an option, and a variant that extends another is named for the"
    yield "lines of its own file. `c8 explain QUESTION --variants` shows the same."
    yield ""
    yield f"Of the {len(questions)} questions {forms['stated']} have a statement of their own, {forms['settled']} are"
    yield f"answered along with one of these, {forms['words']} in words, with a `note`; {forms['computed']} follow from"
    yield f"other answers, and {forms['fixed']} are answered by the language, the same for every rulebook."
    yield ""
    yield "Silence means what the page says of it. A right or a duty is absent unless stated: no card is wild, no call"
    yield "is due, no debt can be answered, one card is laid in a turn; even where most rulebooks have such a rule, as"
    yield "the call with one card left, for what nobody wrote down should bind nobody. What every table needs is taken"
    yield "from a rulebook that says it, and its name is told; where none is safe to follow, the question stays open."
    for topic, of_topic in TOPICS.items():
        yield from ("", f"## [{_title(topic)}]({topic}.md)", "", "| question | |", "| --- | --- |")
        yield from (f"| {link(question.key)} | {question.asks} |" for question in of_topic)


def topic_page(topic: str) -> str:
    """All questions of one topic."""
    return "\n".join(_topic_lines(topic)) + "\n"


def _topic_lines(topic: str) -> Iterator[str]:
    yield from (MADE, "", f"# {_title(topic)}", "", _about(topic), "", "[All questions](README.md)")
    for question in TOPICS[topic]:
        yield from ("", f"## {question.key}", "", f"**{question.asks}**")
        for part in _parts(question):
            yield from ("", *part)


def _about(topic: str) -> str:
    """What the file in which the questions of a topic stand says of itself, read from its text."""
    home = next(
        file
        for name, file in modules.items()
        if name.endswith("questions") and vars(file).get(topic.upper()) is TOPICS[topic]
    )
    return ast.get_docstring(ast.parse(Path(home.__file__ or "").read_text(encoding="utf-8"))) or ""


def _parts(question: Question) -> Iterator[list[str]]:
    weight = f" *{str(question.severity).capitalize()} if it stays open.*"
    raised_by = ", ".join(map(link, question.because_of))
    hangs = f" It hangs on {raised_by}." if raised_by else ""
    open_too = weight if explain_question.may_stay_open(question) else ""
    yield [f"Comes up: {explain_question.arises_when(question)}{hangs}{open_too}"]
    yield from ([_with_link(words, question)] for words in explain_question.form_in_words(question))
    if question.write:
        yield ["How it is answered:"]
        yield _block("\n".join(question.write))
    settled = settled_with(question.key)
    if settled:
        yield ["The same statement answers " + ", ".join(link(one.key) for one in settled) + "."]
    for default in question.default.choices if question.default else ():
        lines = "; ".join(f"`{line}`" for line in default.statement.splitlines())
        yield [f"Assumed otherwise: {lines}. {explain_question.whose(default)}"]
    for words, lines in explain_question.examples_in_words(question):
        yield [words]
        yield _block(lines)
    if question.found:
        yield ["In rulebooks:"]
        yield [f"- {one.answer} ({one.witnesses})" for one in question.found]
    yield from _variants(question)


def _with_link(words: str, question: Question) -> str:
    """The words with the question that settles this one as a link."""
    parent = by_key(question.settled_by or "")
    return words if parent is None else words.replace(f"`{parent.key}`", link(parent.key))


def _variants(question: Question) -> Iterator[list[str]]:
    if question.settled_by is not None:
        return
    rows = [f"- `{line}`: {', '.join(names)}" for line, names in lines_of(question).items()]
    if len(rows) > MANY:
        yield [f"<details><summary>In the shipped variants: {len(rows)} lines</summary>"]
        yield rows
        yield ["</details>"]
    elif rows:
        yield ["In the shipped variants:"]
        yield rows


def _block(lines: str) -> list[str]:
    return ["```c8", *lines.rstrip("\n").splitlines(), "```"]
