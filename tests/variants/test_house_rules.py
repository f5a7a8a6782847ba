"""Which shipped variants have which line: everything that they say is listed, under the question that it answers."""

from __future__ import annotations

import crazy8
from crazy8.books.house_rules import house_rules
from crazy8.compiler.topics.registry import by_key
from crazy8.files.shipped import shipped_names, shipped_source

LISTED = [
    (question, line, name) for question, lines in house_rules().items() for line, who in lines.items() for name in who
]


def test_every_variant_and_option_that_is_named_exists() -> None:
    for _, line, name in LISTED:
        variant, _, option = name.partition("@")
        source = shipped_source(variant)
        assert source is not None, name
        assert not option or f"\noption {option} " in source.text, name
        assert line.split()[0] in source.text


def test_every_variant_says_something() -> None:
    assert {name.partition("@")[0] for *_, name in LISTED} == set(shipped_names())


def test_every_line_stands_under_a_question_that_can_be_answered() -> None:
    for key in house_rules():
        question = by_key(key)
        assert question is not None
        assert question.form in ("stated", "words")


def test_what_a_variant_says_is_what_its_rules_answer() -> None:
    """The plain lines of a file that extends nothing and says nothing for some players only are its own answers."""
    listed = {line for _, line, name in LISTED if name == "rockaway"}
    answers = crazy8.load("rockaway").rules(players=4).answers
    assert listed == {answer.text for answer in answers if not answer.is_default}


def test_the_line_of_most_variants_is_first() -> None:
    numbers = [len(who) for who in house_rules()["stock.empty"].values()]
    assert numbers == sorted(numbers, reverse=True)
