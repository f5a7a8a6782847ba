"""Draw the signs of suits: each in a square of ten millimetres around its origin, in the colour around it."""

from __future__ import annotations

from math import cos, pi, sin

from .svg import number


def star(points: int, outer: float, inner: float) -> str:
    """Return the outline of a star that stands on two of its points."""
    corners = [(outer if step % 2 == 0 else inner, pi * step / points - pi / 2) for step in range(2 * points)]
    return "M" + "L".join(f"{number(far * cos(angle))} {number(far * sin(angle))}" for far, angle in corners) + "Z"


def _petals(count: int, radius: float, size: float) -> str:
    return "".join(
        f'<circle cx="{number(radius * sin(2 * pi * step / count))}" '
        f'cy="{number(-radius * cos(2 * pi * step / count))}" r="{number(size)}"/>'
        for step in range(count)
    )


FRENCH = {
    "spades": '<path d="M0-4.9C1.2-3 4.7-.9 4.7 1.5 4.7 2.8 3.7 3.6 2.6 3.6 1.6 3.6.8 3.1.4 2.4.5 3.5.9 4.3 1.8 4.8'
    'H-1.8C-.9 4.3-.5 3.5-.4 2.4-.8 3.1-1.6 3.6-2.6 3.6-3.7 3.6-4.7 2.8-4.7 1.5-4.7-.9-1.2-3 0-4.9Z"/>',
    "hearts": '<path class="card-hollow" d="M0 4.6C-1.2 2.8-4.6.7-4.6-2-4.6-3.5-3.5-4.5-2.3-4.5-1.2-4.5-.4-3.8 0-2.9'
    '.4-3.8 1.2-4.5 2.3-4.5 3.5-4.5 4.6-3.5 4.6-2 4.6.7 1.2 2.8 0 4.6Z"/>',
    "diamonds": '<path class="card-hollow" d="M0-4.8C1-3 2.3-1.2 3.8 0 2.3 1.2 1 3 0 4.8-1 3-2.3 1.2-3.8 0'
    '-2.3-1.2-1-3 0-4.8Z"/>',
    "clubs": '<circle cy="-2.55" r="2.25"/><circle cx="-2.45" cy="1.15" r="2.25"/>'
    '<circle cx="2.45" cy="1.15" r="2.25"/>'
    '<path d="M-1-1H1L.5 1.2C.5 3.4 1 4.3 1.8 4.8H-1.8C-1 4.3-.5 3.4-.5 1.2Z"/>',
}
GERMAN = {
    "acorns": '<path d="M-2.9-.3H2.9C2.9 2.3 1.6 3.7.4 4.2L0 5-.4 4.2C-1.6 3.7-2.9 2.3-2.9-.3Z"/>'
    '<path d="M-3.7-.8C-3.7-3-2-3.9-.5-4L-.7-5H.4L.5-4C2-3.9 3.7-3 3.7-.8Z"/>'
    '<path class="card-cut" d="M-3.9-.6H3.9M-2-.8L.4-3.9M.6-.8L2.6-3M-.6-.8L-2.6-3M2-.8L-.2-3.9"/>',
    "leaves": '<path d="M0-4.9C2.4-3.9 4.3-1.9 4.2.3 4.1 2.3 2.1 3.1.5 2.6.5 3.6.9 4.3 1.6 4.8L.6 5'
    'C-.2 4.4-.5 3.6-.5 2.6-2.1 3.1-4.1 2.3-4.2.3-4.3-1.9-2.4-3.9 0-4.9Z"/>'
    '<path class="card-cut" d="M0-3.2V2.6M0 .9L2.7-.5M0 .9L-2.7-.5M0-.9L2-2.1M0-.9L-2-2.1"/>',
    "bells": '<circle cy=".7" r="4.1"/><path class="card-line" d="M0-3.2a.9.9 0 1 1 .1 0"/>'
    '<path class="card-cut" d="M-4.2.2H4.2M-4.1 1.4H4.1M0 2.4V4.8"/><circle class="card-paper" cy="2.6" r=".7"/>',
    "shields": '<path d="M-3.9-4.5H3.9V-.6C3.9 2.2 1.8 3.9 0 4.9-1.8 3.9-3.9 2.2-3.9-.6Z"/>'
    '<path class="card-cut" d="M0-3.2V3.4M-2.8-1.2H2.8"/>',
    "roses": _petals(5, 2.6, 2.1) + '<circle class="card-cut" r="2.5"/><circle class="card-paper" r="1.1"/>',
}
SPANISH = {
    "coins": f'<circle r="4.6"/><circle class="card-cut" r="3.5"/><path class="card-paper" d="{star(8, 2.6, 1.2)}"/>',
    "cups": '<path d="M-3.6-4.6H3.6C3.6-1.6 2.2-.1.7.3V2.4C1.8 2.8 2.6 3.6 2.8 4.8H-2.8C-2.6 3.6-1.8 2.8-.7 2.4V.3'
    'C-2.2-.1-3.6-1.6-3.6-4.6Z"/><path class="card-cut" d="M-3.4-3H3.4M-1 1.4H1"/>',
    "swords": '<path d="M0-5.2 1.5-3.4V1H3.8V2.5H.9V3.4A1.2 1.2 0 1 1-.9 3.4V2.5H-3.8V1H-1.5V-3.4Z"/>'
    '<path class="card-cut" d="M0-3.8V.6"/>',
    "batons": '<g transform="rotate(32)"><path d="M-1.6-4C-1.2-5.2 1.2-5.2 1.6-4 2-2.4 1.1 2 .8 4.8H-.8'
    'C-1.1 2-2-2.4-1.6-4Z"/><path d="M1.2-.9C2.2-2.1 3.1-2.1 3.6-1.5 3.1-.5 2.2-.1 1.1.3ZM-1.2.9C-2.2-.3-3.1-.3-3.6.3'
    '-3.1 1.3-2.2 1.7-1 2.1Z"/><path class="card-cut" d="M-.5-3.6C-.2-2 0 0-.2 2.4"/></g>',
}
WHOT = {
    "circles": '<circle r="4.4"/>',
    "triangles": '<path d="M0-4.6 4.9 3.9H-4.9Z"/>',
    "crosses": '<path d="M-1.6-4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z"/>',
    "squares": '<path d="M-4.1-4.1H4.1V4.1H-4.1Z"/>',
    "stars": f'<path d="{star(5, 5, 2.1)}"/>',
}
COLOURS = {
    "red": '<path d="M.6-5C1-2.6 3.9-1.4 3.9 1.6A3.9 3.4 0 0 1-3.9 1.6C-3.9-.2-2.8-1.2-2.4-2.4-1.6-1.9-1.2-1.3-1.1-.6'
    '-.1-1.6.6-3 .6-5Z"/><path class="card-paper" d="M.2.6C1.6 1.8 1.8 2.6 1.7 3.3A1.8 1.5 0 0 1-1.7 3.3'
    'C-1.8 2.4-.2 2 .2.6Z"/>',
    "yellow": f'<path d="{star(8, 5.2, 3.2)}"/><circle class="card-cut" r="2.9"/>',
    "green": '<path d="M-3.9 4.6C-3.7 3.4-3.3 2.6-2.7 1.9-3.9-1.7-.9-4.5 4.5-4.6 4.7.6 2.5 4.1-1.5 3.1'
    '-2.1 3.5-2.6 4.1-2.9 4.9Z"/><path class="card-cut" d="M-2.4 2.4C-.8.4.6-1 2.9-2.9"/>',
    "blue": '<path d="M0-5C1.6-2.3 3.6-.3 3.6 1.6A3.6 3.4 0 0 1-3.6 1.6C-3.6-.3-1.6-2.3 0-5Z"/>'
    '<path class="card-cut" d="M-2 1.7C-1.9 2.7-1.2 3.4-.2 3.5"/>',
    "orange": '<path d="M-2.3-4.2H2.3L4.7 0 2.3 4.2H-2.3L-4.7 0Z"/>',
    "purple": '<path d="M1.6-4.6A4.7 4.7 0 1 0 4.4 2.2 4 4 0 0 1 1.6-4.6Z"/>',
    "black": '<path d="M0-4.9 4.9 0 0 4.9-4.9 0Z"/><path class="card-paper" d="M0-2 2 0 0 2-2 0Z"/>',
    "white": '<path fill-rule="evenodd" d="M-4.6 0a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0ZM-2.6 0a2.6 2.6 0 1'
    ' 1 5.2 0 2.6 2.6 0 1 1-5.2 0Z"/>',
}
"""A sign for each colour that is a suit: flame, sun, leaf and drop need not be seen in colour."""

SUIT_SIGNS = FRENCH | GERMAN | SPANISH | WHOT | COLOURS
"""The sign of each suit that can be drawn, by its name."""
