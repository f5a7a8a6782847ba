"""How a text begins decides the word before it, and a capital stands behind the mark that opens a question."""

from __future__ import annotations

import pytest

from crazy8.compiler.book.languages.files import LanguageFiles, shipped_files
from crazy8.compiler.book.languages.language import Language
from crazy8.compiler.book.languages.letters import capitalised, uncapitalised
from crazy8.compiler.telling.phrase import CardPart, CardsName, Phrase, Players, phrase

SPANISH = """
list-or = { $left } { BEGINS_WITH($right, "o ho 8") ->
    [yes] u
   *[no] o
 } { $right }
players = { $numbers } jugadores
"""
FRENCH = """
suit-stars = étoile
cards-of-suit = une carte { BEGINS_WITH($suit, "a é o") ->
    [yes] d’{ $suit }
   *[no] de { $suit }
 }
related-cards = { CARDS($cards, form: "a") }
"""


def said(messages: str, what: Phrase) -> str:
    """A phrase in English with some messages that are said otherwise."""
    return Language(LanguageFiles("xx", (("own.ftl", messages),)).laid_over(shipped_files("en"))).say(what)


@pytest.mark.parametrize(("counts", "text"), [((6, 7), "6 o 7 jugadores"), ((7, 8), "7 u 8 jugadores")])
def test_the_word_between_two_texts_depends_on_the_second(counts: tuple[int, ...], text: str) -> None:
    assert said(SPANISH + "table-players = { $players }", phrase("table-players", players=Players(counts))) == text


@pytest.mark.parametrize(("suit", "text"), [("star", "une carte d’étoile"), ("hearts", "une carte de hearts")])
def test_a_word_loses_its_vowel_before_another_one(suit: str, text: str) -> None:
    cards = CardsName((CardPart("suit", (suit,)),))
    assert said(FRENCH, phrase("related-cards", cards=cards)) == text


def test_a_question_begins_behind_the_mark_that_opens_it() -> None:
    assert capitalised("¿se puede pasar?") == "¿Se puede pasar?"
    assert uncapitalised("¿Se puede pasar?") == "¿se puede pasar?"
    assert capitalised("") == ""
