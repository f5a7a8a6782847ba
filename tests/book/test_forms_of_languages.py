"""Forms that English does not have: the cases of a single card, and suits that are said like adjectives."""

from __future__ import annotations

from crazy8.compiler.book.languages.files import LanguageFiles, shipped_files
from crazy8.compiler.book.languages.language import Language
from crazy8.compiler.telling.phrase import CardPart, CardsName

WITH_CASES = """
rank-Q = { $form ->
    [gen] damy
    [gen-many] dam
    [many] damy
   *[bare] dama
 }
    .gender = f
cards-single = { $rank } { $suit }
suit-spades = pik
"""
WITH_ADJECTIVES = """
rank-K = král
    .gender = m
rank-Q = dáma
    .gender = f
colour-spades = { $gender ->
    [m] pikový
   *[f] piková
 }
cards-of-colour = { $colour } karta
cards-coloured = { $colour } { $rank }
"""
QUEENS = CardsName((CardPart("rank", ("Q",)),))
QUEEN_OF_SPADES = CardsName((CardPart("card", ("Q", "spades", "♠")),), single=True)


def language_with(messages: str) -> Language:
    """English with some messages that are said otherwise."""
    return Language(LanguageFiles("xx", (("own.ftl", messages),)).laid_over(shipped_files("en")))


def test_a_single_card_takes_the_singular_of_the_form_that_is_asked_for() -> None:
    words = language_with(WITH_CASES)
    assert [words.cards(QUEENS, form) for form in ("gen-many", "many")] == ["dam", "damy"]
    assert [words.cards(QUEEN_OF_SPADES, form) for form in ("gen-many", "many")] == ["damy pik", "dama pik"]


def test_a_suit_may_be_said_like_an_adjective_that_agrees_with_its_card() -> None:
    words = language_with(WITH_ADJECTIVES)
    names = [CardPart("card", (rank, "spades", "♠")) for rank in "QK"] + [CardPart("suit", ("spades",))]
    assert [words.cards(CardsName((name,)), "bare") for name in names] == ["piková dáma", "pikový král", "piková karta"]
