"""The page about drawn cards: its pictures are what is drawn, and its example does what it says.

`pytest tests/pictures --update` draws the pictures anew.
"""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from crazy8.compiler.pictures.cards import Picture, back, overview, picture_of

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "cards.md").read_text(encoding="utf-8")

SHOWN: dict[str, tuple[tuple[str, str], ...]] = {
    "french": (
        *(("A", "spades"), ("8", "hearts"), ("10", "clubs"), ("7", "diamonds")),
        *(("J", "spades"), ("Q", "hearts"), ("K", "clubs"), ("joker", "")),
    ),
    "german": (
        *(("9", "acorns"), ("Unter", "leaves"), ("Ober", "bells"), ("Ass", "hearts")),
        *(("Banner", "Rosen"), ("7", "Schilten"), ("caballo", "espadas"), ("5", "copas")),
    ),
    "colours": (
        *(("0", "red"), ("7", "yellow"), ("skip", "green"), ("reverse", "blue")),
        *(("+2", "yellow"), ("wild4", ""), ("taki", "green"), ("king", "")),
    ),
    "shapes": (
        *(("5", "circle"), ("14", "triangle"), ("7", "cross"), ("2", "square")),
        *(("8", "star"), ("whot", ""), ("dragon", "moons")),
    ),
}


def pictures(name: str) -> list[tuple[Picture, str]]:
    shown = [(picture_of(rank, suit), f"{rank} {suit}".strip()) for rank, suit in SHOWN[name]]
    return [*shown, (back, "back")] if name == "shapes" else shown


@pytest.mark.parametrize("name", SHOWN)
def test_the_page_shows_cards_as_they_are_drawn(name: str, update: bool) -> None:
    drawn = overview([pictures(name)])
    place = DOCS / "pictures" / f"{name}.svg"
    if update:
        place.write_text(drawn, encoding="utf-8")
    assert place.read_text(encoding="utf-8") == drawn
    assert f"(pictures/{name}.svg)" in PAGE


def test_the_example_does_what_the_page_says() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    parsed = doctest.DocTestParser().get_doctest(example, {}, "cards.md", "cards.md", 0)
    assert doctest.DocTestRunner().run(parsed).failed == 0
