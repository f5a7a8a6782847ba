"""The short rules and the score sheet: what they hold, for which game, and that they stay on one page."""

from __future__ import annotations

import re

import pytest
from books_to_print import shipped_book
from covering import every_variant

from crazy8.compiler.book.faces import BESIDE_THE_SHEET, SHORT, page_with_face
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import render

SHEETS = {
    # variant: (seats, rows for hands, numbers to strike off, columns for each player)
    "pagat": (7, 16, (), 1),
    "italian": (4, 16, (), 1),
    "sto-odno": (4, 16, (), 1),
    "countdown": (5, 16, (8, 7, 6, 5, 4, 3, 2, 1), 1),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_score_sheet_fits_its_game(name: str) -> None:
    seats, hands, counter, columns = SHEETS[name]
    sheet = shipped_book(name).score_sheet
    assert (sheet.seats, sheet.hands, sheet.counter, sheet.columns) == (seats, hands, counter, columns)


def test_a_game_of_a_fixed_number_of_hands_has_a_row_for_each() -> None:
    grid = page_with_face(shipped_book("mau-mau-deluxe"), "en", "score-sheet").blocks[0].parts[1]
    assert [row[0].text for row in grid.rows[-2:]] == ["10", "Total"]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("name", ["pagat", "uno", "super-crazy-eights"])
def test_a_score_sheet_has_the_values_and_the_end_of_the_game_beside_it(name: str, tag: str) -> None:
    page = page_with_face(shipped_book(name), tag, "score-sheet")
    whole = page_with_face(shipped_book(name), tag, "whole")
    keys = [block.key for block in whole.blocks if block.key in BESIDE_THE_SHEET]
    assert [block.key for block in page.blocks] == ["sheet", *keys]


@every_variant
def test_the_short_rules_are_the_whole_ones_with_parts_left_out(name: str) -> None:
    book = shipped_book(name)
    short, whole = (page_with_face(book, "en", face) for face in ("short", "whole"))
    left = [block.key for block in whole.blocks if block.key in SHORT]
    assert [block.key for block in short.blocks] == left
    assert not re.search("[¹²³†‡]", render(book, "en", "txt", face="short"))


def test_four_colours_are_a_class_of_the_page() -> None:
    """The style gives the colours: signs in running text say of which suit they are."""
    plain, coloured = (render(shipped_book("pagat"), "en", "html", four_colours=four) for four in (False, True))
    assert plain.replace('<body class="whole">', '<body class="whole four-colours in-colour">') == coloured
    assert '<span class="red diamonds">♦' in plain
