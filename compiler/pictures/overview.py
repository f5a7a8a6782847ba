"""Draw all cards of a pack at a glance."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .picture import Picture, composed
from .style import Look
from .svg import HEIGHT, WIDTH, number

_SPACE = 5.0
"""Between cards, and around them."""


def overview(rows: Iterable[Iterable[tuple[Picture, str]]], look: Look = "light") -> str:
    """Return rows of cards with their labels as one drawing."""
    table = [list(row) for row in rows]
    step_x, step_y = WIDTH + _SPACE, HEIGHT + _SPACE
    wide = step_x * max(map(len, table), default=0) + _SPACE
    high = step_y * len(table) + _SPACE
    size = f'width="{number(WIDTH)}" height="{number(HEIGHT)}"'
    cards = [
        f'<svg x="{number(_SPACE + step_x * column)}" y="{number(_SPACE + step_y * line)}" {size}>'
        f'<title>{escape(label)}</title><use href="#{picture.identifier}"/></svg>'
        for line, row in enumerate(table)
        for column, (picture, label) in enumerate(row)
    ]
    pictures = [picture for row in table for picture, _ in row]
    view = f'viewBox="0 0 {number(wide)} {number(high)}"'
    return composed(view, "\n".join(cards), pictures, look) + "\n"
