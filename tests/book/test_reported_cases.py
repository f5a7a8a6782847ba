"""Cases of printed rules that people reported as wrong: numbers that went stale, and words that do not go with them."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from books_to_print import book_of

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import render

CALL = 'call "last" at 1 card, else draw {}'
DEBT = "play 2: next draws {} then misses a turn"


def numbers_in(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("tag", languages())
def test_a_changed_penalty_changes_every_number_that_depends_on_it(tag: str) -> None:
    """BR-058 (cuttle-cards/cuttle #926, PySolFC #377, Cardshifter #142): the text has no numbers of its own."""
    two, five = (numbers_in(render(book_of(CALL.format(cards)), tag, "md")) for cards in (2, 5))
    assert five - two == Counter({"5": (two - five).total()})
    assert two - five == Counter({"2": (five - two).total()})
    assert (five - two).total() >= 1


@pytest.mark.parametrize("tag", languages())
def test_a_number_left_over_from_an_earlier_text_is_noticed(tag: str) -> None:
    """BR-058: the comparison above would find a single stale one."""
    text = render(book_of(CALL.format(5)), tag, "md")
    stale = text.replace("5", "2", 1)
    assert numbers_in(stale) != numbers_in(text)


WITH_NUMBERS = {
    "en": {1: "draws 1 card ", 2: "draws 2 cards ", 5: "draws 5 cards ", 21: "draws 21 cards "},
    "bg": {1: "тегли 1 карта ", 2: "тегли 2 карти ", 5: "тегли 5 карти ", 21: "тегли 21 карти "},
    "cs": {1: "lízne 1 kartu ", 2: "lízne 2 karty ", 5: "lízne 5 karet ", 21: "lízne 21 karet "},
    "de": {1: "zieht 1 Karte ", 2: "zieht 2 Karten ", 5: "zieht 5 Karten ", 21: "zieht 21 Karten "},
    "es": {1: "roba 1 carta ", 2: "roba 2 cartas ", 5: "roba 5 cartas ", 21: "roba 21 cartas "},
    "fr": {1: "pioche 1 carte ", 2: "pioche 2 cartes ", 5: "pioche 5 cartes ", 21: "pioche 21 cartes "},
    "it": {1: "pesca 1 carta ", 2: "pesca 2 carte ", 5: "pesca 5 carte ", 21: "pesca 21 carte "},
    "nl": {1: "pakt 1 kaart ", 2: "pakt 2 kaarten ", 5: "pakt 5 kaarten ", 21: "pakt 21 kaarten "},
    "pl": {1: "dobiera 1 kartę ", 2: "dobiera 2 karty ", 5: "dobiera 5 kart ", 21: "dobiera 21 kart "},
    "sv": {1: "drar 1 kort ", 2: "drar 2 kort ", 5: "drar 5 kort ", 21: "drar 21 kort "},
    "zh-Hant": {1: "抽1張牌", 2: "抽2張牌", 5: "抽5張牌", 21: "抽21張牌"},
}
"""How many cards the next player draws. Polish and Czech, of which the case tells, have three forms; others tell one
from many, and Chinese counts with a measure word."""


@pytest.mark.parametrize(("tag", "cards"), [(tag, cards) for tag, known in WITH_NUMBERS.items() for cards in known])
def test_a_noun_goes_with_its_number(tag: str, cards: int) -> None:
    """BR-059 (Lattyware/massivedecks #115, EcoIssues #9654, bitwarden/desktop #374): numbers change their nouns."""
    assert WITH_NUMBERS[tag][cards] in render(book_of(DEBT.format(cards)), tag, "md")


def test_every_language_has_its_numbers_tried() -> None:
    assert set(WITH_NUMBERS) == set(languages())
