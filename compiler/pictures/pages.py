"""Lay out pages of cards to print: nine to a sheet, edge to edge, so that one cut serves two cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal, NamedTuple, get_args

from .cards import back
from .picture import Picture, composed, image_source, sheet
from .style import Look, fixed_style
from .svg import HEIGHT, WIDTH, number

Paper = Literal["A4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
"""The sizes of paper that nine cards fit on."""
_SIZES: dict[Paper, tuple[float, float]] = {"A4": (210, 297), "letter": (215.9, 279.4)}
_COLUMNS, _LINES = 3, 3
_MARK = 5.0
"""The length of the marks along which to cut."""


class PlacedCard(NamedTuple):
    """A card with what it is called."""

    picture: Picture
    label: str


def pages(
    title: str,
    cards: Sequence[PlacedCard],
    *,
    paper: Paper = "A4",
    backs: bool = False,
    look: Look = "light",
    as_images: bool = False,
) -> str:
    """Return a web page with one sheet of paper after the other.

    With `backs` each sheet is followed by its other side; the sheets are turned over along their long edge. `as_images`
    makes each side an image by itself, for programs that do not look from one drawing into another.
    """
    sides = list(_sides(cards, paper, backs=backs))
    drawings = "" if as_images else sheet([card.picture for side in sides for card in side.cards])
    body = [side.image(look) if as_images else side.inline for side in sides]
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{_style(paper)}\n{fixed_style(look, drawings)}\n</style>\n</head>\n<body>",
            f"<header>\n<h1>{escape(title)}</h1>\n<p>{_how(len(cards), backs=backs)}</p>\n</header>",
            *([drawings] if drawings else []),
            *body,
            "</body>\n</html>\n",
        ]
    )


class _Side(NamedTuple):
    """The front or back of a sheet of paper."""

    view: str
    drawing: str
    cards: tuple[PlacedCard, ...]

    @property
    def inline(self) -> str:
        """The side as a part of a page that holds the cards."""
        return f'<svg class="side" {self.view}>{self.drawing}</svg>'

    def image(self, look: Look) -> str:
        """Return the side with all that it needs."""
        source = image_source(composed(self.view, self.drawing, [card.picture for card in self.cards], look))
        names = ", ".join(dict.fromkeys(card.label for card in self.cards))
        return f'<img class="side" alt="{escape(names)}" src="{source}">'


def _how(count: int, *, backs: bool) -> str:
    cards = "One card" if count == 1 else f"{count} cards"
    sides = " on both sides, turned along the long edge" if backs else ""
    return f"{cards}. Print at full size (100 %, not fitted to the page){sides}, on strong paper; cut along the marks."


def _sides(cards: Sequence[PlacedCard], paper: Paper, *, backs: bool) -> Iterator[_Side]:
    most = _COLUMNS * _LINES
    for few in (cards[first : first + most] for first in range(0, len(cards), most)):
        yield _side(paper, list(enumerate(few)))
        if backs:
            # Seen from behind, the left column is the right one.
            yield _side(paper, [(_mirrored(place), PlacedCard(back, "back")) for place in range(len(few))])


def _mirrored(place: int) -> int:
    line, column = divmod(place, _COLUMNS)
    return line * _COLUMNS + _COLUMNS - 1 - column


def _side(paper: Paper, cards: Sequence[tuple[int, PlacedCard]]) -> _Side:
    """Return one side of a sheet of paper."""
    wide, high = _SIZES[paper]
    left, top = (wide - _COLUMNS * WIDTH) / 2, (high - _LINES * HEIGHT) / 2
    drawn = []
    for place, card in cards:
        line, column = divmod(place, _COLUMNS)
        at = f'x="{number(left + column * WIDTH)}" y="{number(top + line * HEIGHT)}"'
        size = f'width="{number(WIDTH)}" height="{number(HEIGHT)}"'
        said = f'role="img" aria-label="{escape(card.label)}"'
        drawn.append(f'<svg {at} {size} {said}><use href="#{card.picture.identifier}"/></svg>')
    view = f'viewBox="0 0 {number(wide)} {number(high)}"'
    drawing = "\n".join([_marks(left, top), *drawn])
    return _Side(view, drawing, tuple(card for _, card in cards))


def _marks(left: float, top: float) -> str:
    """Draw short lines around the cards, in line with their edges."""
    right, bottom = left + _COLUMNS * WIDTH, top + _LINES * HEIGHT
    length = min(_MARK, left - 1, top - 1)
    lines = []
    for column in range(_COLUMNS + 1):
        x = number(left + column * WIDTH)
        lines += [f"M{x} {number(top - length)}v{number(length)}", f"M{x} {number(bottom)}v{number(length)}"]
    for line in range(_LINES + 1):
        y = number(top + line * HEIGHT)
        lines += [f"M{number(left - length)} {y}h{number(length)}", f"M{number(right)} {y}h{number(length)}"]
    return f'<path fill="none" stroke="#000" stroke-width=".15" d="{"".join(lines)}"/>'


def _style(paper: Paper) -> str:
    wide, high = map(number, _SIZES[paper])
    return f"""@page {{ size: {wide}mm {high}mm; margin: 0; }}
html {{ color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }}
body {{ margin: 0; }}
header {{ max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem; }}
h1 {{ margin: 0; font-size: 1.4rem; }}
p {{ margin: .4rem 0 0; }}
.side {{ display: block; width: min({wide}mm, 100% - 2rem); margin: 0 auto 1.5rem; background: #fff; color: #000;
  print-color-adjust: exact; -webkit-print-color-adjust: exact; box-shadow: 0 0 0 1px #8886; }}
@media print {{
  header {{ display: none; }}
  .side {{ width: {wide}mm; height: {high}mm; margin: 0; box-shadow: none; break-inside: avoid; }}
}}"""
