"""Nothing is forgotten: every form of the grammar is read, every question has its places, and all have a case.

Whoever adds a rule to the language adds it in few places; if one of them is forgotten, a test here names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from crazy8.compiler.cards.saying import Saying
from crazy8.compiler.check.verdict import summary
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.language.from_grammar import lark_parser
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Option, PhraseNode, Statement, When
from crazy8.compiler.layers.link import Library
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.pipeline import link_source
from crazy8.compiler.questions.question import Question
from crazy8.compiler.record import Record
from crazy8.compiler.source import Source
from crazy8.compiler.topics.registry import QUESTIONS, by_key
from crazy8.compiler.topics.rules import Rules
from crazy8.compiler.topics.statements import IN_WORDS, READERS, question_in_words, read
from crazy8.files.shipped import shipped_names, shipped_source

CASES = Path(__file__).parent / "cases"
HEAD = 'c8 2\nvariant example "Example" [house]\n'
STATED = [question for question in QUESTIONS if question.form == "stated"]

ANSWER_NOTHING = {"group", *IN_WORDS}
"""Statements without a reader: a group gives cards a name, and words are read by nobody but people."""


@cache
def case_texts() -> tuple[str, ...]:
    """The sources of all cases that can be read without a fault, with those of the shipped variants."""
    documents = (path.read_text(encoding="utf-8") for path in sorted(CASES.rglob("*.md")))
    pattern = re.compile(r"^```c8[^\n]*\n(.*?)^```$", re.DOTALL | re.MULTILINE)
    blocks = [completed(block) for text in documents for block in pattern.findall(text) if "\n…\n" not in block]
    shipped = [source.text for source in map(shipped_source, shipped_names()) if source is not None]
    return tuple(text for text in (*shipped, *blocks) if not parse(Source("case.c8", text)).diagnostics)


def statements_in(nodes: tuple[object, ...]) -> Iterator[Statement]:
    for node in nodes:
        if isinstance(node, Statement):
            yield node
        elif isinstance(node, When | Option):
            yield from statements_in(node.statements)


@cache
def statements() -> tuple[Statement, ...]:
    """Every statement of every case."""
    bodies = (parse(Source("case.c8", text)).document.body for text in case_texts())
    return tuple(statement for body in bodies for statement in statements_in(body))


# ---- the grammar


@cache
def grammar_rules() -> tuple[Any, ...]:
    """The rules of the grammar, as Lark has them."""
    grammar = files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8")
    return tuple(lark_parser(grammar).rules)


def kinds_below(rule: str) -> set[str]:
    """The kinds of phrases that a rule of the grammar can become."""
    found: set[str] = set()
    waiting, seen = [rule], {rule}
    while waiting:
        for one in grammar_rules():
            if one.origin.name != waiting[0]:
                continue
            if one.alias:
                found.add(str(one.alias))
                continue
            for symbol in one.expansion:
                if not symbol.is_term and symbol.name not in seen:
                    seen.add(symbol.name)
                    waiting.append(str(symbol.name))
        waiting.pop(0)
    return found


def test_every_statement_of_the_grammar_has_a_reader_and_every_reader_a_statement() -> None:
    assert kinds_below("rule") | kinds_below("spoken") == set(READERS) | ANSWER_NOTHING


def phrases_in(value: object) -> Iterator[PhraseNode]:
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        for one in value:
            yield from phrases_in(one)
    elif isinstance(value, Record):
        if isinstance(value, PhraseNode):
            yield value
        for name in value.field_names:
            yield from phrases_in(getattr(value, name))


def test_every_form_of_the_grammar_has_a_case() -> None:
    bodies = (parse(Source("case.c8", text)).document.body for text in case_texts())
    used = {phrase.kind for body in bodies for phrase in phrases_in(body)}
    steps = kinds_below("step")
    parts = kinds_below("treatment") | kinds_below("effect") | kinds_below("amount") | kinds_below("blocked")
    parts |= kinds_below("penalty") | kinds_below("last_card") | kinds_below("worth") | kinds_below("mode")
    assert (kinds_below("rule") | kinds_below("spoken") | steps | parts) - used == set()


def test_every_statement_of_the_cases_can_be_read() -> None:
    """What a reader cannot take at its word it refuses with a report; it never fails."""
    for statement in statements():
        if statement.kind not in ANSWER_NOTHING:
            assert read(statement)


# ---- the questions


@cache
def questions_of_kinds() -> dict[str, set[str]]:
    """Which questions each kind of statement answers."""
    found: dict[str, set[str]] = {}
    for statement in statements():
        said = None if statement.kind in ANSWER_NOTHING else read(statement)
        if isinstance(said, Saying):
            found.setdefault(statement.kind, set()).add(said.question)
    return found


REFUSED = {"wild"}
"""Statements that can be read and are always refused, for they can mean two things."""

BY_CONDITION = {"forbid_while"}
"""Statements on what may be laid under a condition: what is held with a card is another question than all else."""


def test_every_statement_answers_one_question_that_is_stated() -> None:
    assert set(questions_of_kinds()) == set(READERS) - REFUSED
    for kind, keys in questions_of_kinds().items():
        assert len(keys) == (2 if kind in BY_CONDITION else 1), kind
        for key in keys:
            question = by_key(key)
            assert question is not None, f"{kind} answers {key}, which is no question"
            assert question.form == "stated", f"{kind} answers {key}, which is {question.form}"


def test_every_stated_question_has_a_statement() -> None:
    answered = {key for keys in questions_of_kinds().values() for key in keys}
    assert {question.key for question in STATED} - answered == set()


def rules_with(lines: str, players: int) -> Rules | None:
    source = Source("line.c8", f"{HEAD}players 2 to 8\n{lines}\n")
    resolver = link_source(source, Library(lambda _name: None)).resolver
    return None if resolver is None else resolver.resolve(players).rules


def topics_of(rules: Rules | None) -> object:
    """Everything but the answers, which only say where the topics come from."""
    return None if rules is None else (rules.deck, rules.topics)


@pytest.mark.parametrize("question", STATED, ids=lambda question: question.key)
def test_every_stated_question_can_be_answered_and_that_makes_a_difference(question: Question) -> None:
    """There are lines to write, and the topics of the rules are not the same with each of them."""
    assert question.write, "no line shows how to answer it"
    lines = [line for line in question.write if question.key != "players.range"]
    tables = [topics_of(rules_with(line, players)) for line in lines for players in (2, 6)]
    assert question.key == "players.range" or any(table != tables[0] for table in tables), "no topic holds the answer"


@cache
def arising() -> dict[str, set[str]]:
    """How each question stands in some case; tables are looked at until all have come up and are answered."""
    found: dict[str, set[str]] = {question.key: set() for question in QUESTIONS}
    for rules in tables_of_cases():
        for question, standing in summary(rules):
            found[question.key].add(standing.verdict)
        if all(found[question.key] & {"answered", question.form} for question in QUESTIONS):
            break
    return found


def tables_of_cases() -> Iterator[Rules]:
    """The smallest table of every case, without options and with each of them, then the largest."""
    library = Library(shipped_source, shipped_names())
    linked = [link_source(Source("case.c8", text), library).resolver for text in case_texts()]
    resolvers = [resolver for resolver in linked if resolver is not None]
    choices: list[tuple[Resolver, tuple[str, ...]]] = [(resolver, ()) for resolver in resolvers]
    choices += [(resolver, (offer.name,)) for resolver in resolvers for offer in resolver.offers[:3]]
    for at in ("fewest", "most"):
        for resolver, options in choices:
            rules = resolver.resolve(getattr(resolver.player_range(options), at), options).rules
            if rules is not None:
                yield rules


def test_every_question_comes_up_in_a_case() -> None:
    silent = {key for key, verdicts in arising().items() if verdicts <= {"does not arise"}}
    assert silent == set(), "no case in tests/cases raises these questions"


def test_every_question_that_can_be_answered_is_answered_in_a_case() -> None:
    answerable = {question.key for question in QUESTIONS if question.form in ("stated", "settled")}
    unanswered = {key for key in answerable if "answered" not in arising()[key]}
    assert unanswered == set(), "no case in tests/cases answers these questions"


def test_every_question_that_words_answer_has_a_note_in_a_case() -> None:
    in_words = {question.key for question in QUESTIONS if question.form == "words"}
    noted = {question_in_words(one) for one in statements() if one.kind in IN_WORDS}
    assert in_words - noted == set(), "no case in tests/cases has a note on these questions"


def test_what_a_report_calls_the_statement_of_a_question_is_how_it_is_written() -> None:
    shaped = [question for question in QUESTIONS if question.shape]
    assert shaped
    for question in shaped:
        for shape in re.findall("`([^`]*)`", question.shape):
            pattern = ".+".join(map(re.escape, shape.split("…")))
            assert any(re.fullmatch(pattern, line) for line in question.write), f"{shape} of {question.key}"
