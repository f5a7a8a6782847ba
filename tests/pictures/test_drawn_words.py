"""Words in any spelling lead to the same drawing; words that nobody knows are written on the card."""

from __future__ import annotations

from collections import Counter
from urllib.parse import unquote

import pytest
from drawings import elements, referred
from hypothesis import given
from hypothesis import strategies as st

from crazy8.compiler.pictures.cards import Picture, back, picture_of, sheet, sign_of, standalone


def shapes(rank: str, suit: str) -> set[str]:
    """The shapes that a card is drawn with."""
    return {name for name in referred(standalone(picture_of(rank, suit))) if not name.endswith("-half")}


def signs(picture: Picture, suit: str) -> int:
    """How often a suit is shown on a card, upside down included, corners left out."""
    used = Counter(
        one.attrib.get("href") for one in elements(f"<g>{picture.body}</g>") if one.attrib.get("x", "8") != "8"
    )
    half = picture.body.partition('-half">')[2].partition("</g>")[0]
    mirrored = half.count(f'href="#card-suit-{suit}" x=')
    return used[f"#card-suit-{suit}"] + mirrored


@pytest.mark.parametrize("number", range(2, 11))
def test_a_number_card_shows_as_many_signs(number: int) -> None:
    assert signs(picture_of(str(number), "diamonds"), "diamonds") == number


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("Q", "spades"), ("queen", "♠")),
        (("Unter", "acorns"), ("spodek", "žaludy")),
        (("felső", "zöld"), ("Ober", "leaves")),
        (("VII", "tök"), ("7", "Schellen")),
        (("draw2", "red"), ("+2", "red")),
        (("turn", "blue"), ("reverse", "blue")),
        (("switch-colour", ""), ("wild", "")),
        (("sota", "oros"), ("fante", "denari")),
    ],
)
def test_languages_share_their_drawings(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert shapes(*one) == shapes(*other)


@pytest.mark.parametrize(
    ("rank", "corner"),
    [
        ("10", "10"),
        ("queen", "Q"),
        ("Ass", "A"),
        ("eso", "E"),
        ("Under", "U"),
        ("Ober", "O"),
        ("spodek", "Sp"),
        ("svršek", "Sv"),
        ("VIII", "VIII"),
        ("caballo", "Ca"),
    ],
)
def test_the_corner_tells_ranks_apart(rank: str, corner: str) -> None:
    texts = [one.text for one in elements(standalone(picture_of(rank, "acorns"))) if one.tag.endswith("text")]
    assert texts == [corner]


def test_a_king_without_suit_wears_a_crown_and_any_k_is_a_court_card() -> None:
    assert "card-symbol-crown" in shapes("king", "")
    assert "card-figure-king" in shapes("K", "")
    assert "card-figure-king" in shapes("king", "hearts")


def test_a_card_of_any_suit_shows_its_rank_alone() -> None:
    assert shapes("8", "") == {"card-paper"}
    assert "card-suit-hearts" in shapes("", "hearts")
    assert shapes("", "") == {"card-paper"}


def test_unknown_words_are_written_on_the_card() -> None:
    drawn = standalone(picture_of("dragon", "moons"))
    assert {"dragon", "moons"} <= {one.text for one in elements(drawn)}
    mixed = standalone(picture_of("dragon", "hearts"))
    assert "dragon" in {one.text for one in elements(mixed)}
    assert "card-suit-hearts" in referred(mixed)


def test_a_word_without_a_sign_is_its_own_name() -> None:
    assert sign_of("moons") is None
    assert sign_of("herz") == sign_of("hearts")


def test_a_picture_can_be_an_image_that_needs_no_sheet() -> None:
    image = elements(picture_of("8", "hearts").image('an "8"', "black-and-white") + "</img>")[0]
    assert image.attrib["alt"] == 'an "8"'
    drawn = unquote(image.attrib["src"].removeprefix("data:image/svg+xml,"))
    assert drawn == standalone(picture_of("8", "hearts"), look="black-and-white").strip()


ANY_WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30)


@given(rank=ANY_WORDS, suit=ANY_WORDS, label=ANY_WORDS)
def test_any_words_make_a_sound_drawing(rank: str, suit: str, label: str) -> None:
    picture = picture_of(rank, suit)
    assert elements(sheet([picture, back]))
    shown = elements(picture.use(label))[0]
    assert shown.get("aria-label", "") == label
    assert elements(unquote(picture.image(label).partition("svg+xml,")[2].removesuffix('">')))
    assert shown[0].attrib["href"] == f"#{picture.identifier}"


@given(one=st.tuples(ANY_WORDS, ANY_WORDS), other=st.tuples(ANY_WORDS, ANY_WORDS))
def test_different_words_have_different_names(one: tuple[str, str], other: tuple[str, str]) -> None:
    names = picture_of(*one).name, picture_of(*other).name
    assert (one == other) == (names[0] == names[1])
    assert all(name.isascii() for name in names)


def test_a_card_without_label_is_decoration() -> None:
    assert elements(back.use(""))[0].get("aria-hidden") == "true"
