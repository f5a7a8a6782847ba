"""Draw the back of the cards: a lattice, and in its middle an eight lying in its own loop."""

from __future__ import annotations

from .svg import HEIGHT, MIDDLE, WIDTH, number

_LEFT, _TOP, _RIGHT, _BOTTOM = 4.0, 4.0, WIDTH - 4, HEIGHT - 4
_STEP = 5.0


def _lattice() -> str:
    """Return lines in both slanting directions, from border to border of the back."""
    lines = []
    wide, high = _RIGHT - _LEFT, _BOTTOM - _TOP
    count = int((wide + high) / _STEP / 2)
    for place in range(-count, count + 1):
        middle = MIDDLE[0] + place * _STEP * 2  # where the line crosses half the height
        start = max(_LEFT, middle - high / 2)
        end = min(_RIGHT, middle + high / 2)
        if start < end:
            low = MIDDLE[1] + start - middle
            lines.append(f"M{number(start)} {number(low)}L{number(end)} {number(low + end - start)}")
            lines.append(f"M{number(WIDTH - start)} {number(low)}L{number(WIDTH - end)} {number(low + end - start)}")
    return "".join(lines)


def _ring(y: float, outer: float, inner: float) -> str:
    """Return one loop of the eight, around a point above or under its middle."""
    circles = (
        f"M{number(-radius)} {number(y)}a{number(radius)} {number(radius)} 0 1 0 {number(2 * radius)} 0 "
        f"{number(radius)} {number(radius)} 0 1 0 {number(-2 * radius)} 0Z"
        for radius in (outer, inner)
    )
    return f'<path fill-rule="evenodd" d="{"".join(circles)}"/>'


_X, _Y = number(MIDDLE[0]), number(MIDDLE[1])

BACK = (
    '<use href="#card-paper"/><g class="card-back">'
    f'<rect x="{number(_LEFT)}" y="{number(_TOP)}" width="{number(_RIGHT - _LEFT)}" height="{number(_BOTTOM - _TOP)}"'
    f' rx="2"/><path class="card-cut" d="{_lattice()}"/>'
    f'<ellipse class="card-paper" cx="{_X}" cy="{_Y}" rx="14.5" ry="20.5"/>'
    f'<ellipse class="card-line" cx="{_X}" cy="{_Y}" rx="12.8" ry="18.8"/>'
    f'<g transform="translate({_X} {_Y})">{_ring(-6.4, 6.4, 3.1)}{_ring(5.8, 7.8, 3.9)}</g></g>'
)
"""The drawing of the back."""
