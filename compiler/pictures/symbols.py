"""Draw signs of cards that do something: each in a square of twenty millimetres around its origin."""

from __future__ import annotations

from .suits import star
from .svg import number

_CARD = '<rect class="card-drawn" x="-3.6" y="-5.4" width="7.2" height="10.8" rx="1.2" transform="{}"/>'
_FAN = "".join(
    _CARD.format(f"translate({number(x)} {number(y)})rotate({turn})")
    for x, y, turn in ((-4.4, 1.2, -24), (0, 0, 0), (4.4, 1.2, 24))
)
_QUARTERS = "".join(
    f'<g class="card-{colour}"><rect x="{x}" y="{y}" width="9" height="9"/></g>'
    for colour, x, y in (("red", -9, -9), ("yellow", 0, -9), ("green", -9, 0), ("blue", 0, 0))
)
_FOUR_SIGNS = "".join(
    f'<use href="#card-suit-{colour}" transform="translate({x} {y})scale(.62)"/>'
    for colour, x, y in (("red", -4.6, -4.6), ("yellow", 4.6, -4.6), ("green", -4.6, 4.6), ("blue", 4.6, 4.6))
)
_CIRCLE_OF_SHAPES = "".join(
    f'<use href="#card-suit-{shape}" transform="translate({x} {y})scale(.56)"/>'
    for shape, x, y in (
        ("circles", 0, -7),
        ("triangles", 6.7, -2.3),
        ("crosses", 4.1, 5.6),
        ("squares", -4.1, 5.6),
        ("stars", -6.7, -2.2),
    )
)

SYMBOLS = {
    "skip": '<path fill-rule="evenodd" d="M0-9A9 9 0 0 1 0 9 9 9 0 0 1 0-9ZM-3.9 5.9A7 7 0 0 0 5.9-3.9ZM3.9-5.9'
    'A7 7 0 0 0-5.9 3.9Z"/>',
    "reverse": '<path id="card-arrow" d="M-7.5 1.2C-8.6-4.6-3.6-8 1.6-6.6V-9.2L8-4.4 1.6'
    ' .2V-2.6C-2-3.8-5-2.4-4.4 1.2Z"/>'
    '<use href="#card-arrow" transform="rotate(180)"/>',
    "draw": f'<g transform="translate(0 1)">{_CARD.format("translate(-2.4 .8)rotate(-10)")}'
    f"{_CARD.format('translate(2.4 0)rotate(10)')}</g>",
    "wild": f'{_FOUR_SIGNS}<path class="card-line" d="M0-8.6V8.6M-8.6 0H8.6"/>',
    "stop": '<path d="M-3.8-9H3.8L9-3.8V3.8L3.8 9H-3.8L-9 3.8V-3.8Z"/><path class="card-paper" d="M-6-1.7H6V1.7H-6Z"/>',
    "plus": '<path d="M-2.4-8.4H2.4V-2.4H8.4V2.4H2.4V8.4H-2.4V2.4H-8.4V-2.4H-2.4Z"/>',
    "fan": f"{_FAN}",
    "crown": '<path d="M-8.4 6.4-9.4-4.4-4.6-.4 0-7.4 4.6-.4 9.4-4.4 8.4 6.4Z"/>'
    '<circle cy="-8" r="1.4"/><circle cx="-9.2" cy="-4.8" r="1.2"/><circle cx="9.2" cy="-4.8" r="1.2"/>'
    '<path class="card-cut" d="M-8.4 3.8H8.4"/>',
    "star": f'<path d="{star(5, 9.4, 4)}"/>',
    "shapes": _CIRCLE_OF_SHAPES,
}
"""Each sign by what it shows."""
