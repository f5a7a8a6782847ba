"""What `c8 explain` says about questions of every form, and that it has something to say about everything."""

from __future__ import annotations

import json
import re

import pytest
from session import answer

from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.diagnostics.render.palette import COLOURED, PLAIN
from crazy8.compiler.questions.fact import Fact
from crazy8.compiler.questions.question import Default, Found, Question
from crazy8.compiler.topics.deck.named import deck_names
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.explaining import question as explain_question
from crazy8.paragraphs import table, wrapped

CARDS_IN_DECKS = {
    "standard52": 52,
    "short36": 36,
    "piquet32": 32,
    "czech32": 32,
    "german32": 32,
    "hungarian32": 32,
    "jass36": 36,
    "taki112": 112,
    "uno108": 108,
    "whot54": 54,
}
"""How many cards each named deck has, as its rulebooks say."""


def text(question: Question) -> str:
    return explain_question.explanation(question).text(PLAIN)


kings_are_red = Fact("Kings are red.", lambda _rules: False)


STATED = Question(
    key="king.colour",
    asks="Which colour has the king, if he has any colour at all, and who says so when the players cannot agree?",
    severity=Severity.ERROR,
    arises=kings_are_red,
    because_of=("stock.empty",),
    write=("king red", "king black"),
    raised_in="kings 4",
    default=Default("king red", "Pagat", kings_are_red),
    found=(Found("red", "Pagat"), Found("black", "Bicycle")),
)


def test_a_stated_question() -> None:
    assert (
        text(STATED)
        == """king.colour (error if it stays open)

Which colour has the king, if he has any colour at all, and who says so when the
players cannot agree?

When it comes up:

    Kings are red.
    It hangs on the answers to:
      stock.empty  What happens when the stock is empty?

How it is answered:

    king red
    king black

What is assumed otherwise:

    king red

    This is the rule of: Pagat.

A rulebook that leaves it to what is assumed:

    kings 4

A rulebook that answers it:

    kings 4
    king red

What rulebooks say:

    * red
      (Pagat)
    * black
      (Bicycle)
"""
    )


@pytest.mark.parametrize(
    ("question", "sentences"),
    [
        (Question(key="a", asks="A?", severity=Severity.ERROR, write=("a",)), ["a (error if", "In every rulebook."]),
        (
            Question(key="a", asks="A?", severity=Severity.ERROR, form="settled", settled_by="b", write=("b",)),
            ["By the statement that answers `b`."],
        ),
        (
            Question(key="a", asks="A?", severity=Severity.ERROR, form="computed", says="It is so."),
            ["It follows from other answers.", "    It is so."],
        ),
        (
            Question(key="a", asks="A?", severity=Severity.ERROR, form="fixed", says="It is so."),
            ["This version of the language answers it by itself", "    It is so."],
        ),
        (
            Question(key="a", asks="A?", severity=Severity.NOTE, form="words", write=("a",), says="nothing is printed"),
            ["In words of your own", "If nobody answers: nothing is printed"],
        ),
        (
            Question(
                key="a", asks="A?", severity=Severity.ERROR, write=("a",), absent_unless_stated=True, says="no duty"
            ),
            ["If nobody answers: no duty"],
        ),
    ],
    ids=["stated", "settled", "computed", "fixed", "words", "absent"],
)
def test_how_a_question_is_answered(question: Question, sentences: list[str]) -> None:
    assert [sentence for sentence in sentences if sentence not in text(question)] == []


def test_only_what_can_stay_open_is_called_so() -> None:
    assert "stays open" in text(STATED)
    assert "stays open" not in text(STATED._replace(default=Default("king red", "Pagat")))
    assert "stays open" not in text(STATED._replace(form="fixed"))
    assert "stays open" not in text(STATED._replace(absent_unless_stated=True))


def test_the_facts_of_a_question() -> None:
    assert explain_question.facts(STATED) == {
        "question": "king.colour",
        "asks": STATED.asks,
        "severity": "error",
        "form": "stated",
        "arises": "Kings are red.",
        "because_of": ["stock.empty"],
        "settled_by": None,
        "settles": [],
        "says": None,
        "write": ["king red", "king black"],
        "default": {"statement": "king red", "source": "Pagat"},
        "examples": {"raising": "kings 4", "answering": "kings 4\nking red"},
        "found": [{"answer": "red", "witnesses": "Pagat"}, {"answer": "black", "witnesses": "Bicycle"}],
    }


def test_a_rulebook_without_a_word_is_shown_with_its_head() -> None:
    silent = STATED._replace(raised_in="")
    assert 'A rulebook that leaves it to what is assumed:\n\n    c8 2\n    variant example "Example"' in text(silent)


@pytest.mark.parametrize(
    ("question", "headings"),
    [
        (STATED._replace(raised_in=None), ["A rulebook that answers it; in one without such a line it does not"]),
        (STATED._replace(form="fixed"), ["A rulebook in which it comes up:", "A rulebook in which it does not:"]),
        (STATED._replace(form="fixed", raised_in=""), ["A rulebook in which it comes up, as in every other:"]),
    ],
    ids=["answered where it comes up", "answered by the language", "always answered by the language"],
)
def test_the_examples_are_told_apart(question: Question, headings: list[str]) -> None:
    assert [line for line in text(question).splitlines() if line.startswith("A rulebook")] == [
        line for heading in headings for line in text(question).splitlines() if line.startswith(heading)
    ]


def test_the_shipped_variants_are_named_with_their_lines() -> None:
    told = answer(["explain", "stock.empty", "--variants"])[1]
    assert re.search(r"^    stock empty: pass\n +\(bicycle, .*t-games@pass_on_empty", told, re.MULTILINE)
    assert told.startswith(answer(["explain", "stock.empty"])[1])
    facts = json.loads(answer(["explain", "stock.empty", "--variants", "--format", "json"])[1])
    by_line = {one["line"]: one["variants"] for one in facts["variants"]}
    assert "bicycle" in by_line["stock empty: pass"]
    assert "bicycle@reshuffle" in by_line["stock empty: reshuffle"]


def test_what_a_statement_settles_is_shown_with_its_lines() -> None:
    assert "stock empty: turn over\n      (" in answer(["explain", "stock.shuffle", "--variants"])[1]


def test_a_question_that_no_variant_answers_says_so() -> None:
    assert "None of them says anything" in answer(["explain", "wild.duration", "--variants"])[1]


@pytest.mark.parametrize("word", [["C8-NOT-UTF8"], ["stock"], []], ids=["code", "topic", "nothing"])
def test_variants_are_named_for_a_question_only(word: list[str]) -> None:
    status, complaint = answer(["explain", *word, "--variants"])
    assert status == 2
    assert "c8 explain stock.empty --variants" in complaint


def test_headings_can_be_coloured() -> None:
    assert "\x1b[1mHow it is answered:\x1b[0m" in explain_question.explanation(STATED).text(COLOURED)


def test_every_question_can_be_explained() -> None:
    for question in QUESTIONS:
        explanation = explain_question.explanation(question)
        shown = explanation.text(PLAIN)
        assert shown.startswith(question.key)
        assert all(line in shown for statement in question.write for line in statement.splitlines())
        assert json.loads(json.dumps(explanation.facts())) == explanation.facts()


@pytest.mark.parametrize("kind", codes.all_kinds(), ids=lambda kind: kind.code)
def test_every_code_can_be_explained(kind: type) -> None:
    assert answer(["explain", kind.code])[0] == 0
    assert json.loads(answer(["explain", kind.code, "--format", "json"])[1])["code"] == kind.code


def test_a_code_says_its_topic() -> None:
    assert json.loads(answer(["explain", "C8-DEAL-TOO-BIG", "--format", "json"])[1])["topic"] == "deal"
    assert json.loads(answer(["explain", "C8-UNSOUND-RULES", "--format", "json"])[1])["topic"] == "json"


def test_the_list_holds_everything_once() -> None:
    listed = json.loads(answer(["explain", "--format", "json"])[1])
    assert [one["question"] for one in listed["questions"]].count("stock.empty") == 1
    assert {one["question"] for one in listed["questions"]} == {question.key for question in QUESTIONS}
    assert {one["code"] for one in listed["codes"]} == {kind.code for kind in codes.all_kinds()}
    words = answer(["explain"])[1].split()
    assert {one["question"] for one in listed["questions"]} <= set(words)


def test_a_question_is_found_in_any_case() -> None:
    assert answer(["explain", "Stock.Empty"]) == answer(["explain", "stock.empty"])


def test_lists_in_prose_keep_their_lines() -> None:
    assert wrapped("one\ntwo\n\n- three\n- four") == "one two\n\n- three\n- four"


def test_an_empty_table_is_empty() -> None:
    assert table([]) == ""


def test_the_question_for_the_cards_lists_every_named_deck() -> None:
    told = answer(["explain", "deck.composition"])[1]
    facts = json.loads(answer(["explain", "deck.composition", "--format", "json"])[1])
    assert [deck["name"] for deck in facts["decks"]] == list(deck_names())
    assert {deck["name"]: deck["cards"] for deck in facts["decks"]} == CARDS_IN_DECKS
    assert all(f"    {name} " in told for name in deck_names())
