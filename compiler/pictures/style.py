"""Define the colours of drawn cards, as values that a page can change, and the rules that use them."""

from __future__ import annotations

import re
from typing import Literal, get_args

Look = Literal["light", "four-colours", "black-and-white"]
"""The look of cards where no page decides: in a file, or on paper."""
LOOKS: tuple[Look, ...] = get_args(Look)

_RED, _BLUE, _GREEN, _AMBER = "#b91c2c", "#1c5bb0", "#24763a", "#9a6100"

LIGHT = {
    "paper": "#fffdf8",
    "edge": "#b4ab9b",
    "ink": "#1d1b18",
    "gold": "#d9a93a",
    "back": "#28527a",
    "hatch": "#ffffff66",
    "hollow": "currentColor",
    # suits of the French packs
    "spades": "#1d1b18",
    "clubs": "#1d1b18",
    "hearts": _RED,
    "diamonds": _RED,
    # of the German, Swiss and Spanish ones
    "acorns": "#7c4a17",
    "leaves": _GREEN,
    "bells": _AMBER,
    "shields": _BLUE,
    "roses": _RED,
    "coins": _AMBER,
    "cups": _RED,
    "swords": _BLUE,
    "batons": _GREEN,
    # all shapes of Whot
    "shape": "#7b1e3a",
    # colours that are suits: told apart by how light they are as well, whatever eyes see them
    "red": "#b8142b",
    "yellow": "#f5c518",
    "green": "#2fa36b",
    "blue": "#1750a0",
    "orange": "#ea7317",
    "purple": "#6d3397",
    "black": "#2b2926",
    "white": "#f1ede3",
}
"""The colours of a page in daylight."""

_FOUR = {"diamonds": _BLUE, "clubs": _GREEN}
"""The changes where the four French suits have a colour each."""

DARK = {
    "paper": "#27251f",
    "edge": "#6b6455",
    "ink": "#efe9dc",
    "gold": "#b98d2c",
    "back": "#3f6d99",
    "hatch": "#ffffff40",
    "spades": "#efe9dc",
    "clubs": "#efe9dc",
    "hearts": "#ff7a80",
    "diamonds": "#ff7a80",
    "acorns": "#d9a066",
    "leaves": "#74c486",
    "bells": "#e8b64c",
    "shields": "#84b5f7",
    "roses": "#ff7a80",
    "coins": "#e8b64c",
    "cups": "#ff7a80",
    "swords": "#84b5f7",
    "batons": "#74c486",
    "shape": "#f08bab",
    "red": "#c4263a",
    "yellow": "#e3b51a",
    "green": "#2f9a66",
    "blue": "#2a63b5",
    "black": "#0f0e0d",
}
"""The colours of a page at night."""
_DARK_FOUR = {"diamonds": "#84b5f7", "clubs": "#74c486"}

_KEPT_WHITE = ("paper", "gold", "hollow", "red", "yellow", "green", "blue", "orange", "purple", "black", "white")
_BLACK_AND_WHITE = {name: "#fff" if name in _KEPT_WHITE else "#000" for name in LIGHT}
"""On paper: what is red in the French packs is hollow, and each colour that is a suit has a hatching of its own."""

_WHITE = {"paper": "#fff"}
"""A drawing by itself is often printed, and paper needs no tint."""
_PALETTES: dict[Look, dict[str, str]] = {
    "light": LIGHT | _WHITE,
    "four-colours": LIGHT | _FOUR | _WHITE,
    "black-and-white": _BLACK_AND_WHITE,
}

_PLAIN = ("paper", "edge", "gold", "hatch", "hollow")
"""Values that are no colours of suits: the rules below use them by name."""

_CLASSES = re.compile(r'class="([^"]+)"')
_RULES = {
    "paper": "fill:{paper}",
    "face": "fill:{paper};stroke:{edge};stroke-width:.6",
    "gold": "fill:{gold};stroke:currentColor;stroke-width:.5",
    "hollow": "fill:{hollow};stroke:currentColor;stroke-width:.6",
    "drawn": "fill:{paper};stroke:currentColor;stroke-width:.7",
    "line": "fill:none;stroke:currentColor;stroke-width:.7",
    "field": "stroke:{hatch};stroke-width:.7",
    "tile": "fill:{paper};stroke:currentColor;stroke-width:1.2",
    "cut": "fill:none;stroke:{paper};stroke-width:.6",
    "hatch": "fill:none;stroke:{hatch};stroke-width:.9",
    "word": "font-family:serif;font-weight:700;font-variant-numeric:lining-nums;text-anchor:middle;fill:currentColor",
}


def _rules(value: dict[str, str]) -> dict[str, str]:
    """Return the rule of each class, with these values for all colours."""
    rules = {name: rule.format_map(value) for name, rule in _RULES.items()}
    return rules | {name: f"color:{value[name]};fill:currentColor" for name in LIGHT if name not in _PLAIN}


def _text(rules: dict[str, str]) -> str:
    return "".join(f".card-{name}{{{rule}}}" for name, rule in rules.items())


def fixed_style(look: Look, drawing: str) -> str:
    """Return the rules that a drawing needs, for programs without custom properties."""
    used = {name for names in _CLASSES.findall(drawing) for name in names.split()}
    rules = _rules(_PALETTES[look])
    return _text({name: rule for name, rule in rules.items() if f"card-{name}" in used})


def _block(selector: str, values: dict[str, str]) -> str:
    return f"{selector}{{{';'.join(f'--card-{name}:{value}' for name, value in values.items())}}}"


STYLE = "\n".join(
    [
        _block(":root", LIGHT),
        _block(".four-colours", _FOUR),
        "@media screen and (prefers-color-scheme:dark){",
        _block(":root", DARK),
        _block(".four-colours", _DARK_FOUR),
        "}",
        "@media print{",
        _block(":root,.four-colours", _BLACK_AND_WHITE),
        _block(".in-colour", LIGHT),
        _block(".in-colour.four-colours,.in-colour .four-colours,.four-colours .in-colour", _FOUR),
        "}",
        ".card{width:var(--card-width,2.75rem);aspect-ratio:63/88;vertical-align:middle}",
        ".card-sign{width:.95em;height:.95em;vertical-align:-.1em}",
        _text(_rules({name: f"var(--card-{name})" for name in LIGHT})),
    ]
)
"""The style of a page with drawn cards.

Each colour is a custom property `--card-NAME`; `--card-width` is how wide cards are. `four-colours` on an element
around cards gives each French suit a colour of its own, `in-colour` keeps the colours on paper.
"""
