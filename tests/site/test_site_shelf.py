"""The shelf: families, their names, and the words by which a game is found."""

from __future__ import annotations

from crazy8.compiler.book.languages.files import shipped_files
from crazy8.site.answers import answers_of
from crazy8.site.shelf import OWN, Shelf, shelf_of
from crazy8.site.words import SiteWords
from crazy8.variant import load, load_text


def test_the_oldest_family_comes_first_and_the_others_by_their_names(shelf: Shelf) -> None:
    assert [family.name for family in shelf.families] == ["crazy-eights", "mau-mau", "taki", "uno", "whot"]


def test_a_family_is_called_like_its_game_in_the_language(shelf: Shelf) -> None:
    names = {family.name: family for family in shelf.families}
    assert names["uno"].title_in("en") == "Uno", "what stands in brackets says whose rules these are"
    assert names["crazy-eights"].title_in("bg") == "Луди осмици", "no game has the name of the family"
    assert names["crazy-eights"].title_in("de") == "Crazy Eights"


def test_what_is_ones_own_comes_first_even_if_it_is_called_like_a_shipped_variant() -> None:
    ours = load_text('c8 2\nvariant uno "Our Uno" extends bicycle\n')
    families = shelf_of([load("taki").read, ours.read]).families
    assert [(family.name, [game.name for game in family.games]) for family in families] == [
        (OWN, ["uno"]),
        ("taki", ["taki"]),
    ]


def test_a_game_is_found_by_names_countries_and_cards(shelf: Shelf) -> None:
    german = SiteWords(shipped_files("de"))
    family = next(family for family in shelf.families if family.name == "whot")
    (game,) = family.games
    found = german.search_words(game, family, answers_of(game.book, german.files))
    for words in ("whot! (winning moves)", "united kingdom", "vereinigtes konigreich", "whot-uk"):
        assert words in found, "small letters without accents, as a search is typed"
    assert "eight" not in found
