"""A turn in numbered steps, special cards with their pictures, and what is different for two."""

from __future__ import annotations

import re

import pytest
from books_to_print import READ, book_of, shipped_book

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.page import Block, CardTable, Listing, Paragraph
from crazy8.compiler.book.page_from_facts import page_of
from crazy8.compiler.book.render import render
from crazy8.compiler.telling.facts import Book


def block(book: Book, key: str) -> Block | None:
    """A block of the English page."""
    return next((one for one in page_of(book, "en").blocks if one.key == key), None)


def steps(body: str) -> list[str]:
    """The numbered steps of a turn, without signs."""
    turn = block(book_of(body), "turn")
    assert turn is not None
    assert isinstance(turn.parts[0], Listing)
    assert turn.parts[0].numbered
    return [" ".join(line.text for line in entry.lines) for entry in turn.parts[0].entries]


# ---- steps


def test_a_turn_is_laying_drawing_and_what_becomes_of_the_drawn_card() -> None:
    lay, draw, drawn, end = steps("draw up to 3")
    assert lay.startswith("On your turn, lay one card")
    assert draw.startswith("If you cannot or do not want to lay a card, draw")
    assert drawn.startswith("If a drawn card fits")
    assert end == "Then it is the next player’s turn."


def test_where_nobody_draws_there_is_no_step_for_a_drawn_card() -> None:
    assert len(steps("draw nothing")) == 3


def test_where_nobody_draws_and_all_may_pass_nobody_must_lay_a_card() -> None:
    _, passes, _ = steps("draw nothing\npass without drawing at will")
    assert passes == "If you cannot or do not want to lay a card, you pass; nobody draws."


def test_what_fits_in_detail_comes_behind_the_steps() -> None:
    turn = block(book_of("match suit or neighbour"), "turn")
    assert turn is not None
    assert isinstance(turn.parts[1], Paragraph)
    assert "The order of the ranks is" in turn.parts[1].lines[0].text


# ---- pictures


@pytest.mark.parametrize("tag", languages())
def test_every_special_card_of_a_table_is_drawn_and_named(tag: str) -> None:
    words = language(tag)
    page = page_of(shipped_book("uno"), tag)
    (table,) = next(one.parts for one in page.blocks if one.key == "effects")
    assert isinstance(table, CardTable)
    for row in table.rows:
        assert row.pictures
        assert all(picture.label for picture in row.pictures)
        assert words.after_colon(row.does[0].text) == row.entry.lines[0].text


@pytest.mark.parametrize("name", READ)
def test_every_card_that_a_page_shows_is_drawn_in_it_once(name: str) -> None:
    html = render(shipped_book(name), "en", "html")
    shown = set(re.findall(r'<use href="#(card-[^"]+)"', html))
    drawn = re.findall(r'id="(card-[^"]+)"', html)
    assert shown <= set(drawn)
    assert len(drawn) == len(set(drawn))


def test_of_many_cards_the_name_says_more_than_their_pictures() -> None:
    table = block(book_of("play any but 8: skip next"), "effects")
    assert table is not None
    assert isinstance(table.parts[0], CardTable)
    assert not table.parts[0].rows[0].pictures


# ---- two players


def test_two_players_find_what_is_different_for_them_in_one_place() -> None:
    body = "players 2 to 5\ndeal 5\nwhen 2 players { deal 7 }\nplay Q: reverse"
    book = book_of(body)
    box = block(book, "two-players")
    assert box is not None
    text = render(book, "en", "md")
    own = text[text.index("## With two players") : text.index("## Questions and answers")]
    assert "Everyone gets 7 cards; with the starter turned up, 37 cards are left in the stock." in own
    assert "**Queens:** the other player is skipped, and you go on." in own
    before = text[: text.index("## With two players")]
    assert "the other player is skipped" not in before


@pytest.mark.parametrize("body", ["players 2", "players 3 to 5\nplay Q: reverse", "players 2 to 4\ndeal 5"])
def test_no_such_place_where_nothing_is_different(body: str) -> None:
    assert block(book_of(body), "two-players") is None
