"""What holds for every question: its name, its wording, its links to other questions, the lines it offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.questions.question import Form, Question
from crazy8.compiler.source import Source
from crazy8.compiler.topics.manners.model import HOUSE_RULE
from crazy8.compiler.topics.registry import QUESTIONS, by_key, settled_with

SHORT_NAMES = re.compile(r"\b(BG|IT|ZH|FR|SE|JP|NL|RO|J28|UNO|BGA|LHC|LITE(?! Games)|Off-MM|Pagat-copy|recall)\b")


def of_form(*forms: Form) -> list[Question]:
    return [question for question in QUESTIONS if question.form in forms]


def keys(questions: Iterable[Question]) -> list[str]:
    return [question.key for question in questions]


# ---- names


def test_no_two_questions_have_the_same_name_or_the_same_words() -> None:
    assert Counter(question.key for question in QUESTIONS).most_common(1)[0][1] == 1
    assert Counter(question.asks for question in QUESTIONS).most_common(1)[0][1] == 1


def test_a_question_is_found_by_its_name() -> None:
    found = by_key("stock.empty")
    assert found is not None
    assert found.asks == "What happens when the stock is empty?"
    assert by_key("stock.full") is None


def test_a_statement_knows_what_else_it_answers() -> None:
    assert keys(settled_with("stock.empty")) == ["stock.shuffle"]
    assert settled_with("players.range") == ()


# ---- wording


def test_every_name_has_a_topic_and_a_point() -> None:
    name = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")
    assert [key for key in keys(QUESTIONS) if not name.fullmatch(key)] == []


def test_every_question_is_put_as_a_player_would() -> None:
    assert [question.asks for question in QUESTIONS if not re.fullmatch(r"[A-Z][^?]*\?", question.asks)] == []


def test_what_is_said_is_in_sentences() -> None:
    said = [question.says for question in QUESTIONS if question.says is not None]
    assert [text for text in said if not re.fullmatch(r"[A-Z].*\.", text)] == []


def test_answers_found_are_phrases_with_readable_witnesses() -> None:
    for found in (found for question in QUESTIONS for found in question.found):
        assert found.answer
        assert found.witnesses
        assert not found.answer.endswith(".")
        assert not SHORT_NAMES.search(f"{found.answer} {found.witnesses}"), found


def test_no_answer_is_quoted_twice_for_one_question() -> None:
    for question in QUESTIONS:
        assert len({found.answer for found in question.found}) == len(question.found), question.key


def test_everything_that_is_assumed_has_a_source() -> None:
    for question in QUESTIONS:
        assert question.default is None or question.default.source, question.key
        assert question.default is None or not SHORT_NAMES.search(question.default.source), question.key


def test_every_question_weighs_something() -> None:
    assert {question.severity for question in QUESTIONS} == set(Severity)


# ---- links


def test_a_question_is_raised_by_what_can_be_stated() -> None:
    assert {key for question in QUESTIONS for key in question.because_of} <= {*keys(of_form("stated"))}
    assert [question.key for question in QUESTIONS if question.key in question.because_of] == []


def test_a_settled_question_is_answered_by_the_statement_of_a_stated_one() -> None:
    stated = keys(of_form("stated"))
    assert keys(question for question in of_form("settled") if question.settled_by not in stated) == []
    others = of_form("stated", "fixed", "computed", "words")
    assert keys(question for question in others if question.settled_by is not None) == []


def test_a_statement_answers_exactly_what_is_settled_by_it() -> None:
    for question in QUESTIONS:
        like = {question.key, question.stated_like} - {None}
        assert [*settled_with(question.key)] == [one for one in QUESTIONS if one.settled_by in like]


def test_a_part_of_a_statement_has_a_default_of_its_own() -> None:
    parts = [question for question in QUESTIONS if question.aspect is not None]
    assert parts
    assert keys(question for question in parts if question.default is None or question.form != "settled") == []


def test_every_trigger_says_in_a_sentence_when_it_holds() -> None:
    for question in QUESTIONS:
        words = question.arises.words
        assert words.endswith("."), question.key
        assert words[0].isupper(), question.key


# ---- answers


def test_silence_has_a_meaning_for_everything_that_can_be_answered() -> None:
    asked = of_form("stated", "words")
    assert keys(question for question in asked if (question.default is None) != question.absent_unless_stated) == []


def test_silence_that_is_an_answer_is_put_in_words() -> None:
    silent = [question for question in QUESTIONS if question.absent_unless_stated]
    assert keys(question for question in silent if not question.says or question.default is not None) == []


def test_whoever_can_answer_is_offered_lines_to_write() -> None:
    assert keys(question for question in of_form("stated", "settled", "words") if not question.write) == []


def test_a_question_that_nobody_is_asked_tells_its_answer() -> None:
    for question in of_form("fixed", "computed"):
        assert question.says, question.key
        assert question.write == (), question.key
        assert question.default is None, question.key


def test_a_question_of_table_manners_is_answered_by_a_note() -> None:
    for question in of_form("words"):
        if question.key == HOUSE_RULE:
            continue  # every rule that is told answers it, and none names it
        assert all(line.startswith(f"rule {question.key}: ") for line in question.write), question.key


def test_every_offered_line_can_be_read() -> None:
    for question in QUESTIONS:
        assumed = question.default.statement.splitlines() if question.default else []
        for line in (*question.write, *assumed):
            read = parse(Source("line.c8", f'c8 2\nvariant line "Line"\n{line}\n'))
            assert read.diagnostics == (), line
            assert len(read.document.body) == 3, line
