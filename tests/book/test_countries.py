"""Where a game is played: countries in the language of the book, other places by a message."""

from __future__ import annotations

import pytest
from books_to_print import book_of
from messages import messages

from crazy8.compiler.book.languages.countries import country_in
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import render

KENYA = {
    "en": "Kenya",
    "bg": "Кения",
    "cs": "Keňa",
    "de": "Kenia",
    "es": "Kenia",
    "fr": "Kenya",
    "it": "Kenya",
    "nl": "Kenia",
    "pl": "Kenia",
    "sv": "Kenya",
    "zh-Hant": "肯亞",
}


@pytest.mark.parametrize("tag", languages())
def test_a_country_has_its_name_in_the_language(tag: str) -> None:
    assert country_in("Kenya", tag) == KENYA[tag]
    assert country_in("Narnia", tag) == "Narnia"


@pytest.mark.parametrize("tag", languages())
def test_the_book_says_where_the_game_is_played(tag: str) -> None:
    text = render(book_of('played in "Kenya", "software"'), tag, "md")
    summary = text.split("\n\n")[1]
    assert KENYA[tag] in summary
    assert "software" not in summary


@pytest.mark.parametrize("tag", languages())
def test_the_places_with_messages_are_no_countries(tag: str) -> None:
    places = {key for key in messages(tag) if key.startswith("place-")}
    assert places <= {key for key in messages("en") if key.startswith("place-")}
    assert all(country_in(key.removeprefix("place-"), tag) == key.removeprefix("place-") for key in places)
