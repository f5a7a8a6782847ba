"""Draw everything that cards share: paper, signs, figures, hatchings."""

from __future__ import annotations

from .figures import BANNER, FIGURES, JESTER
from .hatchings import BOTTOM, HATCHINGS, LEFT, RIGHT, TOP
from .suits import SUIT_SIGNS
from .svg import HEIGHT, MIDDLE, WIDTH, number
from .symbols import SYMBOLS


def _box(left: float, top: float, right: float, bottom: float, radius: float, kind: str = "") -> str:
    place = f'x="{number(left)}" y="{number(top)}" width="{number(right - left)}" height="{number(bottom - top)}"'
    called = f'class="{kind}" ' if kind else ""
    return f'<rect {called}{place} rx="{number(radius)}"/>'


FRAME = (15.8, 7.5, 47.2, 80.5)
"""The inner frame of a court card."""
WINDOW = (14.5, 27.0, 48.5, 61.0)
"""The bright square in the middle of a coloured card."""


def _quarters() -> str:
    """Return the field in four colours, each with its hatching, cut to its quarter by a frame of its own."""
    wide, high = MIDDLE[0] - LEFT, MIDDLE[1] - TOP
    parts = []
    for colour, x, y in (("red", 0, 0), ("yellow", 1, 0), ("green", 0, 1), ("blue", 1, 1)):
        left, top, size = number(LEFT + x * wide), number(TOP + y * high), f"{number(wide)} {number(high)}"
        place = f'x="{left}" y="{top}" width="{number(wide)}" height="{number(high)}" viewBox="{left} {top} {size}"'
        field = f'<g class="card-{colour}"><use href="#card-field"/></g><use href="#card-hatching-{colour}"/>'
        parts.append(f"<svg {place}>{field}</svg>")
    across, down = f"M{number(LEFT)} {number(MIDDLE[1])}H{number(RIGHT)}", f"M{number(MIDDLE[0])} {number(TOP)}"
    cross = f'<path class="card-cut" d="{across}{down}V{number(BOTTOM)}"/>'
    return "".join(parts) + cross


SHAPES = {
    "paper": _box(0.3, 0.3, WIDTH - 0.3, HEIGHT - 0.3, 4.2, "card-face"),
    "frame": _box(*FRAME, 1.5, "card-line"),
    "field": _box(LEFT, TOP, RIGHT, BOTTOM, 3, "card-field"),
    "quarters": _quarters(),
    "window": _box(*WINDOW, 8, "card-drawn"),
    "corner": _box(LEFT - 1, TOP - 1, 19.5, 26.5, 4, "card-paper"),
    "banner": BANNER,
    "jester": JESTER,
    "hollow-star": SYMBOLS["star"].replace("<path", '<path class="card-hollow"'),
    **{f"suit-{name}": sign for name, sign in SUIT_SIGNS.items()},
    **{f"figure-{name}": figure for name, figure in FIGURES.items()},
    **{f"symbol-{name}": symbol for name, symbol in SYMBOLS.items()},
    **{f"hatching-{name}": hatching for name, hatching in HATCHINGS.items()},
}
"""The drawing of each shape by its name; a shape may use others."""
