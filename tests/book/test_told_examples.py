"""Worked examples in words: every line of the language has a sentence in every language of the book."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import get_args

import pytest
from books_to_print import READ, book_of, shipped_book, shipped_resolver
from messages import messages

from crazy8.compiler.book.examples import step_phrase
from crazy8.compiler.book.in_english import plain
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.render import render
from crazy8.compiler.telling.step_kinds import Action, Deed, Given, HandEnd, Happening, Move, Ruling, StepKind
from crazy8.compiler.telling.steps import ExampleCard, ExampleStep

CARDS = (ExampleCard("8", "hearts", "♥"), ExampleCard("Q", "spades", "♠"))
WORDS: dict[str, tuple[str, ...]] = {
    "does": get_args(Deed),
    "hand_ends": get_args(HandEnd),
    **dict.fromkeys(("may", "may_not", "must"), get_args(Move)),
}


def kinds_in_grammar(rule: str) -> set[str]:
    """The kinds of step that the grammar has under a rule."""
    grammar = files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8")
    body = re.search(rf"^\?{rule}:(.*?)\n\n", grammar, re.MULTILINE | re.DOTALL)
    assert body is not None
    return set(re.findall(r"-> (\w+)", body[1]))


def choices_in_grammar(rule: str) -> set[str]:
    grammar = files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8")
    body = re.search(rf"^!{rule}:(.*)$", grammar, re.MULTILINE)
    assert body is not None
    return {" ".join(re.findall(r'"(\w+)"', choice)) for choice in body[1].split("|")}


KINDS = tuple(kind for family in (Given, Action, Ruling, Happening) for kind in get_args(family))
"""The lines of a worked example, and those that only a hand has that is told turn by turn."""


def steps_of(kind: StepKind) -> list[ExampleStep]:
    """A line of every form that a kind has."""
    words = WORDS.get(kind, (None,))
    counts = [CARDS, CARDS[:1], ()] if kind in ("draws_cards", "takes") else [CARDS, CARDS[:1]]
    named: list[tuple[str | None, str | None]] = [("hearts", None)]
    if kind in ("plays", "names"):
        named += [(None, "8"), *([(None, None)] if kind == "plays" else [])]
    ways = (False, True) if kind in ("may_play", "may_not_play") else (False,)
    return [
        ExampleStep(
            kind=kind,
            seats=("Ана", "Бен"),
            cards=cards,
            suit=suit,
            rank=rank,
            together=together,
            word=word,  # type: ignore[arg-type]
            number=number,
            points=(13, 60),
            options=("twos",),
            misses=misses,
        )
        for word in words
        for cards in counts
        for suit, rank in named
        for together in ways
        for misses in ((False, True) if kind == "takes" else (False,))
        for number in (1, 5)
    ]


def test_the_kinds_are_those_of_the_grammar() -> None:
    assert kinds_in_grammar("given") == set(get_args(Given))
    assert kinds_in_grammar("action") == set(get_args(Action))
    assert kinds_in_grammar("ruling") == set(get_args(Ruling))


def test_the_words_are_those_of_the_grammar() -> None:
    assert choices_in_grammar("deed") == set(get_args(Deed))
    assert choices_in_grammar("move") == set(get_args(Move))
    assert choices_in_grammar("hand_end") == set(get_args(HandEnd))


@pytest.mark.parametrize("tag", languages())
def test_every_line_has_a_sentence(tag: str) -> None:
    said: dict[str, str] = {}
    for kind in KINDS:
        for step in steps_of(kind):
            text = language(tag).sentence(step_phrase(step, {"twos": 3}))
            assert plain(text)[-1] in ".。"
            assert said.setdefault(text, kind) == kind, "two kinds of line sound the same"


@pytest.mark.parametrize("tag", languages())
def test_no_sentence_for_a_line_is_left_over(tag: str) -> None:
    said = {step_phrase(step, {}).key for kind in KINDS for step in steps_of(kind)}
    assert {key for key in messages(tag) if key.startswith("step-")} <= said


def test_names_of_players_stay_as_they_are() -> None:
    body = """
        wild 8: names suit
        example "Names" {
          seats Ана 花子 Zoë
          top K♦
          Ана holds 8♣ 3♥
          Ана plays 8♣ naming hearts
          turn 花子
        }"""
    for tag in languages():
        text = render(book_of(body), tag, "txt")
        assert "Ана" in text
        assert "花子" in text
        assert "Zoë" in text


def test_house_rules_are_cited_by_their_number() -> None:
    body = """
        option threes "Threes make the next player draw" { play 3: next draws 3 }
        option twos "Twos make the next player draw" { play 2: next draws 2 }
        example "A two" {
          seats A B
          with option twos
          top K♠
          A holds 2♠ 9♥
          A plays 2♠
          B must take 2
        }"""
    assert "Played with house rule 2." in render(book_of(body), "en", "md")


def test_whoever_takes_a_skip_draws_nothing() -> None:
    body = """
        play 2: next draws 2
        play 4: skip next
        answer 4 with 4
        example "A skip and a draw" {
          seats A B C
          top K♠
          A holds 4♠ 9♥ 10♥
          B holds 4♥ 2♥ 9♣
          C holds 10♣ 9♦
          A plays 4♠
          B plays 4♥
          C takes
          A takes
          B plays 2♥
          C takes
        }"""
    told = render(book_of(body), "en", "md")
    assert "C does not answer. A does not answer. B lays 2♥. C draws all the cards that are due." in told


def test_an_edition_with_options_prints_only_the_rulings_that_hold_in_it() -> None:
    body = """
        option three "Draw three" { draw up to 3 }
        example "One" {
          seats A B
          top K♠
          A may draw
        }
        example "Three" {
          seats A B
          with option three
          top K♠
          A may draw
        }"""
    assert [one.title for one in book_of(body).examples] == ["One", "Three"]
    assert [one.title for one in book_of(body, "three").examples] == ["Three"]


@pytest.mark.parametrize("name", READ)
def test_no_example_of_a_shipped_variant_is_lost(name: str) -> None:
    written = list(shipped_resolver(name).variant.examples())
    told_by_the_deal = [one for one in written if {step.kind for step in one.steps} <= {"seats", "stock_holds"}]
    assert len(shipped_book(name).examples) == len(written) - len(told_by_the_deal)
