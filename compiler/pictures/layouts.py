"""Place the signs of a number card: two columns, and between them a third for odd ones."""

from __future__ import annotations

_LEFT, _MIDDLE, _RIGHT = 20.8, 31.5, 42.2
_TOP, _SECOND, _HALF = 14.5, 34.2, 44.0
_BETWEEN_HIGH, _BETWEEN = 24.3, 29.2

_FOUR = ((_LEFT, _TOP), (_RIGHT, _TOP))
_EIGHT = (*_FOUR, (_LEFT, _SECOND), (_RIGHT, _SECOND))
_CENTRE = ((_MIDDLE, _HALF),)
_SIDES = ((_LEFT, _HALF), (_RIGHT, _HALF))

Places = tuple[tuple[float, float], ...]

MIRRORED: dict[int, Places] = {
    1: (),
    2: ((_MIDDLE, _TOP),),
    3: ((_MIDDLE, _TOP),),
    4: _FOUR,
    5: _FOUR,
    6: _FOUR,
    7: _FOUR,
    8: (*_FOUR, (_MIDDLE, _BETWEEN)),
    9: _EIGHT,
    10: (*_EIGHT, (_MIDDLE, _BETWEEN_HIGH)),
}
"""Signs of the upper half, which the lower half shows again upside down."""
ALONE: dict[int, Places] = {
    1: _CENTRE,
    2: (),
    3: _CENTRE,
    4: (),
    5: _CENTRE,
    6: _SIDES,
    7: (*_SIDES, (_MIDDLE, _BETWEEN)),
    8: _SIDES,
    9: _CENTRE,
    10: (),
}
"""Signs that stand upright by themselves."""
