"""A few cards as they are drawn: `pytest tests/pictures --update` draws them anew, any browser shows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from crazy8.compiler.pictures.cards import Picture, back, picture_of, standalone

GOLDEN = Path(__file__).parent / "golden"
CARDS = {
    "8 of hearts": picture_of("8", "hearts"),
    "queen of spades": picture_of("Q", "spades"),
    "unter of acorns": picture_of("Unter", "acorns"),
    "banner of roses": picture_of("Banner", "Rosen"),
    "green reverse": picture_of("reverse", "green"),
    "wild draw four": picture_of("wild4", ""),
    "14 of crosses": picture_of("14", "cross"),
    "joker": picture_of("joker", ""),
    "back": back,
}


@pytest.mark.parametrize("label", CARDS)
def test_a_card_is_drawn_as_it_was(label: str, update: bool) -> None:
    picture: Picture = CARDS[label]
    drawn = standalone(picture, label)
    place = GOLDEN / f"{label.replace(' ', '-')}.svg"
    if update:
        GOLDEN.mkdir(exist_ok=True)
        place.write_text(drawn, encoding="utf-8")
    assert place.read_text(encoding="utf-8") == drawn
