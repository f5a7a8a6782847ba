"""Every card of every pack that ships has a drawing of its own, and a sheet holds all that they need, once."""

from __future__ import annotations

import re

import pytest
from drawings import JOKERS, defined, elements, pictures_of, referred, shipped_decks, words_of

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.pictures.cards import STYLE, back, overview, picture_of, sheet, sign_of, standalone
from crazy8.compiler.pictures.style import LOOKS
from crazy8.compiler.pictures.suits import COLOURS, WHOT
from crazy8.compiler.pictures.words import action_shown, count_shown, figure_shown, suit_shown

DECKS = [pytest.param(deck, id=deck.name) for deck in shipped_decks()]


@pytest.mark.parametrize("deck", DECKS)
def test_no_card_is_drawn_as_a_mere_name(deck: Deck) -> None:
    for rank, suit in words_of(deck):
        sign = suit_shown(suit)
        assert sign or not suit, f"no sign for {suit}"
        shown = action_shown(rank, suit) or figure_shown(rank) or count_shown(rank)
        assert shown or sign in COLOURS or sign in WHOT, f"{rank} is only written"


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_the_same(deck: Deck) -> None:
    pictures = [*pictures_of(deck), *(picture_of(*joker) for joker in JOKERS), back]
    bodies = {picture.body.replace(picture.name, "") for picture in pictures}
    assert len(bodies) == len(pictures) == len({picture.identifier for picture in pictures})


@pytest.mark.parametrize("deck", DECKS)
def test_a_sheet_defines_everything_once_that_its_cards_refer_to(deck: Deck) -> None:
    pictures = pictures_of(deck)
    drawn = sheet([*pictures, *pictures])
    names = defined(drawn)
    assert len(names) == len(set(names))
    assert referred(drawn) <= set(names)
    assert {picture.identifier for picture in pictures} <= set(names)


@pytest.mark.parametrize("look", LOOKS)
def test_a_file_needs_nothing_from_elsewhere(look: str) -> None:
    for deck in shipped_decks():
        for picture in pictures_of(deck):
            file = standalone(picture, "its name", look)  # type: ignore[arg-type]  # the names of all looks
            assert referred(file) <= set(defined(file))
            assert "var(" not in file, "many programs know no custom properties"


def test_an_overview_shows_each_card_with_its_label() -> None:
    rows = [[(picture_of("8", suit), f"8 {suit}") for suit in ("hearts", "spades")], [(back, "back")]]
    drawn = overview(rows)
    assert referred(drawn) <= set(defined(drawn))
    assert [one.text for one in elements(drawn) if one.tag.endswith("title")] == ["8 hearts", "8 spades", "back"]


def test_every_class_of_a_drawing_has_a_rule() -> None:
    pictures = [back, *(picture for deck in shipped_decks() for picture in pictures_of(deck))]
    pictures += [sign for deck in shipped_decks() for suit in deck.suits if (sign := sign_of(suit.name))]
    page = f"<p>{sheet(pictures)}{''.join(picture.use('') for picture in pictures)}</p>"
    used = {name for one in elements(page) for name in one.get("class", "").split()}
    assert used - set(re.findall(r"(?:^|\})\.([a-z-]+)\{", STYLE, re.MULTILINE)) <= {"card-sheet"}


@pytest.mark.parametrize("deck", DECKS)
def test_each_suit_has_a_sign_for_running_text(deck: Deck) -> None:
    signs = [sign_of(suit.name) for suit in deck.suits]
    drawn = sheet([sign for sign in signs if sign is not None])
    assert len(set(signs)) == len(deck.suits)
    assert None not in signs
    assert referred(drawn) <= set(defined(drawn))


def test_a_french_pack_is_small() -> None:
    deck = next(shipped_decks())
    pictures = pictures_of(deck)
    assert len(sheet(pictures).encode()) <= 45_000
    assert sum(len(picture.symbol.encode()) for picture in pictures) / len(pictures) <= 1_200
