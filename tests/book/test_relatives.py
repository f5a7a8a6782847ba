"""What is asked most often, and how a game differs from its nearest relatives."""

from __future__ import annotations

import pytest
from books_to_print import EIGHTS, book_of, shipped_book

from crazy8.books.printing import book_of as printed_book
from crazy8.compiler.book.asked_first import OFTEN
from crazy8.compiler.book.relatives import MOST_DIFFERENCES
from crazy8.compiler.telling.facts import Book
from crazy8.variant import load, load_text

# ---- asked most often


@pytest.mark.parametrize("name", EIGHTS)
def test_what_is_asked_most_often_comes_first(name: str) -> None:
    keys = [one.key for one in shipped_book(name).exchanges]
    often = [key for key in keys if key in OFTEN]
    assert keys[: len(often)] == often == sorted(often, key=OFTEN.index)
    assert {"wild.on-same-wild", "out.wild-last", "stock.empty"} <= set(often)


@pytest.mark.parametrize("name", EIGHTS)
def test_an_answer_that_is_given_again_is_the_sentence_of_its_section(name: str) -> None:
    book = shipped_book(name)
    told = {one.slot: one.phrases for section in book.sections for one in section.told}
    again = [one for one in book.exchanges if one.again]
    assert again
    assert all(one.answer == told[one.key] for one in again)


def test_only_where_points_win_the_game_it_is_asked_how_many() -> None:
    keys = {one.key for one in book_of("game to 100, lowest wins\nvalue any: 1").exchanges}
    assert "game.ending" in keys
    assert "game.ending" not in {one.key for one in book_of("game 3 hands").exchanges}


# ---- relatives


def kin(book: Book) -> dict[str, list[str]]:
    """The names of the relatives with the slots of what is told of them."""
    return {one.name: [told.slot.partition(" ")[0] for told in one.told] for one in book.kinships}


def test_a_base_is_a_relative_and_what_it_says_otherwise_is_told() -> None:
    own = load_text('c8 2\nvariant fridays "Our Fridays" extends bicycle [house]\ndeal 6\nplay Q: skip next\n')
    found = kin(printed_book(own.read))
    assert list(found) == ["Crazy Eights (Bicycle)"]
    assert {"gone.effects"} <= set(found["Crazy Eights (Bicycle)"])


def test_a_game_without_base_and_family_has_no_relatives() -> None:
    assert not printed_book(load_text('c8 2\nvariant alone "Alone" [house]\ndeal 6\n').read).kinships


@pytest.mark.parametrize("name", ["pagat", "uno", "makao-pl"])
def test_of_few_differences_each_is_told_and_of_many_the_number(name: str) -> None:
    book = printed_book(load(name).read)
    assert book.kinships
    for one in book.kinships:
        assert one.differences > 0
        assert len(one.told) <= MOST_DIFFERENCES
        assert not any(told.marks for told in one.told), "the sources of another game are none of this one"
