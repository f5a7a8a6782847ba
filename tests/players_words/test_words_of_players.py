"""The words of players lead to questions, and whatever line they lead to can be written."""

from __future__ import annotations

import pytest

import crazy8
from crazy8.compiler.players_words.fitting import fitted
from crazy8.compiler.players_words.nearest import can_be_written, lines_near
from crazy8.compiler.players_words.search import lines_asked_for
from crazy8.compiler.players_words.words import ASKED
from crazy8.compiler.topics.registry import QUESTIONS

LINES = [(key, line) for key, lines in ASKED.items() for line in lines if line]


def test_every_question_that_an_author_answers_has_words() -> None:
    asked = [question.key for question in QUESTIONS if question.form in {"stated", "words"}]
    assert [key for key in asked if key not in ASKED] == []


@pytest.mark.parametrize(("key", "line"), LINES)
def test_a_line_beside_words_can_be_written(key: str, line: str) -> None:
    assert can_be_written(line)


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("stacking", "debt.answer"),
        ("team", "seat.partners"),
        ("who begins", "seat.first-player"),
        ("mercy", "out.hand-limit"),
        ("two packs", "deck.packs-by-players"),
        ("hand size", "deal.count-by-players"),
        ("jump in", "turn.jump-in"),
        ("pick up", "play.effect"),
        ("goal", "match-end.kind"),
        ("queens", "wild.which"),
        ("knock", "out.knock"),
        ("knocking", "out.knock"),
    ],
)
def test_words_lead_to_a_question(words: str, question: str) -> None:
    assert lines_asked_for(words)[0].line.question.key == question


@pytest.mark.parametrize(("words", "lines"), [("xyzzy", ('rule: "Xyzzy."',)), ("the of", ()), ("", ())])
def test_words_that_nobody_knows_are_told_as_they_are(words: str, lines: tuple[str, ...]) -> None:
    assert lines_near(words) == lines


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("cards 52", ("deck standard52",)),
        ("points 8 = 50", ("value 8: 50",)),
        ("game to 500", ("game to 500, lowest wins", "game to 500, who reaches it wins")),
        ("deck 2 standard52 + 4 jokers", ("packs 2",)),
        ("play J: slap", ('play J: "slap"',)),
        ("slap", ('rule: "Slap."',)),
        ("8 wild", ("wild 8: names suit",)),
    ],
)
def test_the_first_lines_are_what_is_meant(typed: str, lines: tuple[str, ...]) -> None:
    assert lines_near(typed)[: len(lines)] == lines


def test_what_is_explained_in_part_is_told_last() -> None:
    assert lines_near("play J: slap, last draws 2")[-1] == 'play J: "slap, last draws 2"'


@pytest.mark.parametrize(
    ("line", "typed", "made"),
    [
        ("play Q: skip next", "skip 4", "play 4: skip next"),
        ("value 8: 50", "points J = 20", "value J: 20"),
        ("answer 2 with 2", "stack 5", "answer 5 with 5"),
        ("answer 2 with A: sends back", "7 with K back", "answer 7 with K: sends back"),
        ("deal 5", "deal: 7", "deal 7"),
        ("players 2 to 4", "players 3-5 people", "players 2 to 4"),
        ('rule error.advice: "Draw 2."', "advice 5", 'rule error.advice: "Draw 2."'),
    ],
)
def test_cards_and_numbers_that_were_typed_go_into_a_line(line: str, typed: str, made: str) -> None:
    assert fitted(line, typed) == made


@pytest.mark.parametrize("typed", ["no wild cards", "value cards: 5"])
def test_a_word_of_the_language_is_not_misspelt(typed: str) -> None:
    errors = crazy8.load_text(f'c8 2\nvariant home "Home" extends pagat [house]\n{typed}\n').check().errors
    assert not any(one.repair for one in errors)
