"""What the pages of questions and the comparison say is what the books say."""

from __future__ import annotations

import json
import re
from importlib.resources import files as resources

import pytest

from crazy8.books.printing import book_of
from crazy8.compiler.book.frequent_questions import ASKED
from crazy8.compiler.book.languages.files import shipped_files
from crazy8.files.shipped import shipped_names
from crazy8.site.answers import answers_of
from crazy8.site.grouping import AskedAndAnswered, QuestionPage, question_pages
from crazy8.site.nearest import differing, nearest
from crazy8.site.questions import SHELF_QUESTIONS, place_of
from crazy8.site.shelf import Shelf
from crazy8.variant import load

ENGLISH = shipped_files("en")


@pytest.fixture(scope="module")
def questions(shelf: Shelf) -> dict[str, QuestionPage]:
    answers = {game.name: tuple(answers_of(game.book, ENGLISH)) for game in shelf.games}
    return {one.question.key: one for one in question_pages(answers, shelf.games)}


def said(asked: AskedAndAnswered) -> dict[str, set[str]]:
    """Who says what."""
    return {given.text: {game.name for game in given.games} for part in asked.parts for given in part}


def test_who_reshuffles_and_who_does_not(questions: dict[str, QuestionPage]) -> None:
    (renewal, *_) = questions["stock"].main.parts
    names = {given.text: {game.name for game in given.games} for given in renewal}
    (none,) = [who for text, who in names.items() if "there is no new one" in text]
    (reshuffled,) = [who for text, who in names.items() if "all the others are shuffled" in text]
    assert "bicycle" in none
    assert {"pagat", "uno"} <= reshuffled
    assert not none & reshuffled


def test_what_most_games_say_comes_first(questions: dict[str, QuestionPage]) -> None:
    for one in questions.values():
        for part in one.main.parts:
            counts = [len(given.games) for given in part]
            assert counts == sorted(counts, reverse=True)


def test_answers_that_make_no_sense_alone_stand_under_what_is_asked(questions: dict[str, QuestionPage]) -> None:
    assert not any(text.startswith("As often as needed") for text in said(questions["stock"].main))
    (renewed,) = [one for one in questions["stock"].further if one.asked == "How often is the stock renewed?"]
    assert all("how often" not in text.lower() for text in said(renewed))


def test_what_the_page_asks_itself_is_not_asked_again(questions: dict[str, QuestionPage]) -> None:
    asked, usual = questions["several"].usual
    assert asked == ""
    assert usual.text.startswith("No")
    assert questions["wild-on-wild"].usual[0].startswith("May an eight be laid on another")


def test_the_table_of_the_deal_is_told_in_sentences(questions: dict[str, QuestionPage]) -> None:
    deal = said(questions["deal"].main)
    assert "pagat" in deal["With 2 players: everyone gets 7 cards."]
    assert "pagat" in deal["With 3 to 7 players: everyone gets 5 cards."]


def test_values_are_told_row_by_row(questions: dict[str, QuestionPage]) -> None:
    assert {"bicycle", "pagat"} <= said(questions["values"].main)["8: 50"]


def test_the_nearest_game_of_a_child_is_its_base(shelf: Shelf) -> None:
    answers = {game.name: tuple(answers_of(game.book, ENGLISH)) for game in shelf.games}
    assert nearest(answers)["mau-mau-swiss"][0] == "mau-mau"


def test_two_games_differ_in_what_only_one_says(shelf: Shelf) -> None:
    pagat, bicycle = (
        tuple(answers_of(game.book, ENGLISH))
        for name in ("pagat", "bicycle")
        for game in shelf.games
        if game.name == name
    )
    assert differing(pagat, pagat) == ()
    (stock,) = [one for one in differing(pagat, bicycle) if one.question.key == "stock"]
    assert any("shuffled" in one.text for one in stock.ours)
    assert any("there is no new one" in one.text for one in stock.theirs)
    assert not {one.text for one in stock.ours} & {one.text for one in stock.theirs}


@pytest.mark.parametrize("key", [question.key for question in ASKED])
def test_every_question_of_the_books_has_its_page(key: str) -> None:
    assert place_of(key).question in SHELF_QUESTIONS


@pytest.mark.parametrize("name", shipped_names()[::7])
def test_everything_that_a_book_tells_has_its_page(name: str) -> None:
    """`place_of` raises if there is none."""
    book = book_of(load(name).read, hand=False, relatives=False)
    told = sum(len(section.told) for section in book.sections)
    assert len(list(answers_of(book, ENGLISH))) >= told


def test_the_more_particular_question_has_the_answer() -> None:
    assert place_of("stock.blocked-result").question.key == "blocked"
    assert place_of("stock.empty").question.key == "stock"
    assert place_of("call.required").question.key == "call"


def test_the_comparison_has_all_answers_of_a_game(shelf: Shelf, files: dict[str, str]) -> None:
    data = json.loads(files["en/answers.js"].removeprefix("window.crazy8Answers = ").removesuffix(";\n"))
    book = next(game.book for game in shelf.games if game.name == "pagat")
    found = {data["sentences"][number] for numbers in data["said"]["pagat"] for number in numbers}
    assert found == {" ".join(filter(None, (one.asked, one.text))) for one in answers_of(book, ENGLISH)}
    assert [key for key, _ in data["questions"]] == [one.key for one in SHELF_QUESTIONS]


def test_the_messages_of_the_site_are_those_that_it_asks_for() -> None:
    folder = resources("crazy8.site")
    code = [entry.read_text(encoding="utf-8") for entry in folder.iterdir() if entry.name.endswith(".py")]
    code += [entry.read_text(encoding="utf-8") for entry in (folder / "templates").iterdir()]
    asked = set(re.findall(r'"(site-[a-z-]+)"', "\n".join(code))) | {one.asks for one in SHELF_QUESTIONS}
    text = dict(ENGLISH.texts)["site.ftl"]
    assert {key for key in asked if key.startswith("site-")} == set(re.findall(r"^(site-[\w-]+) =", text, re.MULTILINE))
