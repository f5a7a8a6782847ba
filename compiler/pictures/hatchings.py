"""Hatch colours, as engravers of coats of arms have told colours without colour for centuries.

Red is upright lines, blue level ones, green goes down to the right, purple down to the left, yellow is dotted, black is
crossed; white is left plain. Orange, which they did not agree on, has both kinds of slanting dashes.
"""

from __future__ import annotations

from collections.abc import Iterator

from .svg import number

LEFT, TOP, RIGHT, BOTTOM = 3.0, 3.0, 60.0, 85.0
"""The field of a colour on a card."""
STEP = 4.0


def _upright() -> str:
    return "".join(f"M{number(x)} {number(TOP)}V{number(BOTTOM)}" for x in _steps(LEFT, RIGHT))


def _level() -> str:
    return "".join(f"M{number(LEFT)} {number(y)}H{number(RIGHT)}" for y in _steps(TOP, BOTTOM))


def _slanting(*, right: bool) -> str:
    """Return lines of half a right angle, each from border to border of the field."""
    lines = []
    for offset in _steps(LEFT - (BOTTOM - TOP), RIGHT, STEP * 1.4):
        low = max(LEFT, offset)
        high = min(RIGHT, offset + BOTTOM - TOP)
        start, end = TOP + low - offset, TOP + high - offset
        if not right:
            low, high = LEFT + RIGHT - low, LEFT + RIGHT - high
        lines.append(f"M{number(low)} {number(start)}L{number(high)} {number(end)}")
    return "".join(lines)


def _dots() -> str:
    """Return rows of points, every other one shifted."""
    rows = enumerate(_steps(TOP, BOTTOM, STEP * 0.9))
    return "".join(f"M{number(LEFT + (2 if row % 2 else 4))} {number(y)}H{number(RIGHT)}" for row, y in rows)


def _steps(low: float, high: float, step: float = STEP) -> Iterator[float]:
    count = int((high - low) / step)
    return (low + step * place for place in range(1, count + 1) if low + step * place < high)


def _path(lines: str, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}" stroke-linecap="round"' if dashes else ""
    return f'<path class="card-hatch" d="{lines}"{dashed}/>'


HATCHINGS = {
    "red": _path(_upright()),
    "blue": _path(_level()),
    "green": _path(_slanting(right=True)),
    "purple": _path(_slanting(right=False)),
    "yellow": _path(_dots(), "0 4"),
    "black": _path(_upright() + _level()),
    "orange": _path(_slanting(right=True) + _slanting(right=False), "3 3"),
    "white": "",
}
"""The hatching of each colour over its whole field."""
