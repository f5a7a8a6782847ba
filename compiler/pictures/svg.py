"""Write the few pieces of SVG of which every picture is made."""

from __future__ import annotations

import unicodedata
from html import escape

WIDTH, HEIGHT = 63.0, 88.0
"""A card in millimetres, which are also the units of every drawing."""
SIGN = 10.8
"""The square of a sign by itself."""
MIDDLE = (WIDTH / 2, HEIGHT / 2)

_LONGEST = 24
"""Longer words are cut: they could not be read on a card."""
_WIDE = ("W", "F")


def number(value: float) -> str:
    """Return a coordinate as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return {"-0": "0"}.get(text, text).replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def shared(shape: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Place a shared shape, its origin at a place of the card."""
    if scale == 1 and not turn:
        return f'<use href="#card-{shape}" x="{number(x)}" y="{number(y)}"/>'
    moves = f"translate({number(x)} {number(y)})"
    moves += f"rotate({number(turn)})" if turn else ""
    moves += f"scale({number(scale)})" if scale != 1 else ""
    return f'<use href="#card-{shape}" transform="{moves}"/>'


def twice(name: str, half: str) -> str:
    """Return the upper half of a card, and the same again upside down; `name` is that of the picture."""
    x, y = MIDDLE
    turned = f'<use href="#card-{name}-half" transform="rotate(180 {number(x)} {number(y)})"/>'
    return f'<g id="card-{name}-half">{half}</g>{turned}'


def word(text: str, x: float, baseline: float, size: float, room: float) -> str:
    """Place a word in the middle; it is made smaller, and at last squeezed, so that it fits the room."""
    shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    columns = sum(2 if unicodedata.east_asian_width(letter) in _WIDE else 1 for letter in shown)
    fitting = size if columns <= 2 else min(size, max(room / (0.42 * columns), size / 2.5))
    # What the letters of an unknown font need is only guessed, so every word that might not fit is given its length.
    squeezed = (
        f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"' if 0.68 * columns * fitting > room else ""
    )
    place = f'x="{number(x)}" y="{number(baseline)}" font-size="{number(fitting)}"'
    return f'<text class="card-word" {place}{squeezed}>{escape(shown)}</text>'
