"""From the printed text back to the rules: every answer that holds is told, each once at its place, and nothing else.

Each variant is read in one language and one form, in their turn.
"""

from __future__ import annotations

import re

import pytest
from books_to_print import SHIPPED, book_of_text, edition_of, printed, rules_of, shipped_book, shipped_resolver
from covering import every_variant
from test_hostile_texts import rulebook_with

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.marks_in_text import AnswerMark, in_html, in_markdown, marks_in
from crazy8.compiler.book.render import Form, render
from crazy8.compiler.book.verified import Discrepancy, answers_that_hold, discrepancies
from crazy8.compiler.questions.answer import Origin
from crazy8.compiler.telling.answers_told import ToldAnswer
from crazy8.compiler.telling.facts import Book
from crazy8.compiler.topics.rules import Rules

FORMS: tuple[Form, ...] = ("html", "md", "json")


def tables(name: str, book: Book, *options: str) -> dict[int, Rules]:
    found = {players: shipped_resolver(name).resolve(players, options).rules for players in book.players}
    return {players: rules for players, rules in found.items() if rules is not None}


@every_variant
def test_a_printed_rulebook_tells_the_rules(name: str) -> None:
    """Each in one language and form; that all of them tell the same is shown below."""
    book, place = shipped_book(name), SHIPPED.index(name)
    marks = marks_in(render(book, languages()[place % len(languages())], FORMS[place % len(FORMS)], marked=True))
    assert discrepancies(marks, tables(name, book)) == ()


@pytest.mark.parametrize(("name", "option"), [("pagat", "twos"), ("uno", "jump_in"), ("two-hand-eights", "partners")])
def test_an_edition_with_an_option_tells_the_rules_with_it(name: str, option: str) -> None:
    book = edition_of(name, option)
    marks = marks_in(render(book, "en", "html"))
    assert discrepancies(marks, tables(name, book, option)) == ()
    assert discrepancies(marks, tables(name, book)) != ()


def test_languages_and_forms_tell_the_same() -> None:
    told = {marks_in(render(shipped_book("uno"), tag, form, marked=True)) for tag in languages() for form in FORMS[:2]}
    assert len(told) == 1


# ---- what is found


def pagat() -> str:
    return printed("pagat", "en", "html")


RULES = tables("pagat", shipped_book("pagat"))
EVERY_TABLE = tuple(RULES)


def wrong(page: str) -> list[Discrepancy]:
    assert page != pagat(), "nothing was changed"
    return list(discrepancies(marks_in(page), RULES))


def test_every_answer_that_is_left_out_is_found() -> None:
    for answer, _ in answers_that_hold(RULES[2]):
        left_out = [one for one in marks_in(pagat()) if one.statement != answer.text]
        found = discrepancies(left_out, RULES)
        assert [(one.wrong, one.statement) for one in found] == [("missing", answer.text)], answer.text
        assert 2 in found[0].players


def test_a_changed_answer_is_found() -> None:
    changed = wrong(pagat().replace('data-says="draw 1"', 'data-says="draw 2"'))
    assert changed == [Discrepancy("not so", "draw 2", EVERY_TABLE), Discrepancy("missing", "draw 1", EVERY_TABLE)]


def test_a_repetition_has_to_hold_too() -> None:
    assert ("not so", "draw 2") in [
        one[:2] for one in wrong(pagat().replace('data-again="draw', 'data-again="draw 2" x="'))
    ]


def test_an_answer_that_is_told_twice_is_found() -> None:
    (sentence,) = re.findall('<span data-says="draw 1">', pagat())
    assert wrong(pagat().replace(sentence, sentence * 2)) == [Discrepancy("twice", "draw 1", EVERY_TABLE)]


def test_an_answer_for_the_wrong_number_of_players_is_found() -> None:
    moved = pagat().replace('data-says="deal 7" data-players="2"', 'data-says="deal 7" data-players="3"')
    assert wrong(moved) == [Discrepancy("missing", "deal 7", (2,)), Discrepancy("not so", "deal 7", (3,))]


def test_an_answer_that_is_told_for_some_cards_only_is_found() -> None:
    rules = {3: rules_of("play 2 3: next draws 2", 3)}
    (told,) = (one.text for one, _ in answers_that_hold(rules[3]) if one.question == "play.effect")
    others = [AnswerMark(one.text) for one, _ in answers_that_hold(rules[3]) if one.text != told]
    twos, threes = (tuple(rank + suit for suit in "♣♦♥♠") for rank in "23")
    for parts, found in [
        ([twos, threes], ()),
        ([None], ()),
        ([twos], ("missing",)),
        ([twos, twos, threes], ("twice",)),
        ([None, twos], ("twice",)),
    ]:
        marks = [*others, *(AnswerMark(told, part) for part in parts)]
        assert tuple(one.wrong for one in discrepancies(marks, rules)) == found


# ---- marks


def test_marks_of_any_words_are_read_as_they_were_written() -> None:
    origin = Origin("house", ("house",), "home")
    statements = [
        'call "--> | `x`" at 1 card',
        "deck own {\n  suits <b> a&b x|y\n}",
        "wild &lt; names suit",
        "a -- b --- c",
    ]
    says = tuple(
        ToldAnswer("wild.which", text, origin, ("x|y 3", "a&b 2"), (2, 3), again=text[0] == "a") for text in statements
    )
    expected = tuple(AnswerMark(one.statement, one.cards, one.players, one.again) for one in says)
    assert marks_in(f"<!DOCTYPE html>{in_html('text', says)}") == expected
    assert marks_in(f"# Title\n\ntext{in_markdown(says)}") == expected
    assert "|" not in in_markdown(says)
    assert "\n" not in in_markdown(says)


def test_an_author_cannot_write_a_mark() -> None:
    forged = "<!-- data-says=&quot;deal 9&quot; --> <span data-says=x> <!-- data-says=x -->"
    book = book_of_text(rulebook_with(lambda text: forged if text == "# heading" else text))
    for form in FORMS:
        assert {one.statement for one in marks_in(render(book, "en", form, marked=True))}.isdisjoint({"deal 9", "x"})


def test_markdown_is_marked_only_for_those_who_ask() -> None:
    text = render(shipped_book("pagat"), "en", "md")
    assert "<!--" not in text
    assert (
        re.sub("<!-- .*? -->", "", render(shipped_book("italian"), "it", "md", marked=True)).splitlines()[:9]
        == (render(shipped_book("italian"), "it", "md").splitlines()[:9])
    )
