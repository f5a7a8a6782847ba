"""Colours that are suits stay apart for everybody's eyes, and everything that is read stands out from its ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from crazy8.compiler.pictures.style import DARK, LIGHT

FIELDS = ("red", "yellow", "green", "blue")
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What eyes without one kind of cones make of linear red, green and blue (Machado, Oliveira and Fernandes, 2009)."""

Colour = tuple[float, float, float]


def linear(code: str) -> Colour:
    """Linear red, green and blue of a colour like `#b8142b`."""
    parts = [int(code[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def seen(colour: Colour, eyes: str) -> Colour:
    red, green, blue = (
        min(max(sum(share * part for share, part in zip(row, colour, strict=True)), 0), 1) for row in EYES[eyes]
    )
    return red, green, blue


def brightness(colour: Colour) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of the accessibility guidelines."""
    low, high = sorted(brightness(linear(code)) for code in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Colour) -> Colour:
    """Lightness and two colour axes in which equal steps look about equal."""
    red, green, blue = colour
    parts = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        brightness(colour),
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, eyes: str) -> float:
    pairs = zip(lab(seen(linear(one), eyes)), lab(seen(linear(other), eyes)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("palette", [LIGHT, LIGHT | DARK], ids=["day", "night"])
def test_the_four_colours_stay_apart_for_all_eyes(palette: dict[str, str], eyes: str) -> None:
    for one, other in combinations(FIELDS, 2):
        assert distance(palette[one], palette[other], eyes) >= 20, f"{one} and {other} look alike"


@pytest.mark.parametrize("palette", [LIGHT, LIGHT | DARK], ids=["day", "night"])
def test_ranks_and_signs_stand_out_from_the_paper(palette: dict[str, str]) -> None:
    suits = ("spades", "hearts", "acorns", "leaves", "bells", "shields", "roses", "coins", "cups", "swords", "batons")
    for name in ("ink", "shape", *suits):
        assert contrast(palette[name], palette["paper"]) >= 4.5, f"{name} is hard to read"
