"""A drawn card, and the documents in which drawn cards are shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from crazy8.compiler.pictures.shapes import SHAPES
from crazy8.compiler.pictures.style import Look, fixed_style
from crazy8.compiler.pictures.svg import HEIGHT, SIGN, WIDTH, number

_CARD = f"0 0 {number(WIDTH)} {number(HEIGHT)}"
_SIGN = f"0 0 {number(SIGN)} {number(SIGN)}"
_NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
_SHARED = re.compile(r'href="#card-([^"]+)"')


class Picture(NamedTuple):
    """The drawing of one card, or of a sign between words, told apart from all others by its name."""

    name: str
    body: str
    """The drawing without the shapes that it shares with others."""
    is_sign: bool = False

    @property
    def identifier(self) -> str:
        """What the drawing is called in a document."""
        return f"card-{self.name}"

    @property
    def view(self) -> str:
        """The part of the plane that the drawing fills."""
        return f'viewBox="{_SIGN if self.is_sign else _CARD}"'

    @property
    def kind(self) -> str:
        """The class by which a page gives the drawing its size."""
        return "card-sign" if self.is_sign else "card"

    def use(self, label: str) -> str:
        """The picture at a place of a page that holds the `sheet` with it; `label` is read out instead of shown."""
        said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
        return f'<svg class="{self.kind}" {said} {self.view}><use href="#{self.identifier}"/></svg>'

    def image(self, label: str, look: Look = "light") -> str:
        """The picture for a document without a sheet, such as one that becomes a PDF; its colours are written out."""
        drawn = quote(standalone(self, look=look).strip(), safe="=:/,;()' ")
        return f'<img class="{self.kind}" alt="{escape(label)}" src="data:image/svg+xml,{drawn}">'

    @property
    def symbol(self) -> str:
        """The drawing as a part of a sheet."""
        return f'<symbol id="{self.identifier}" {self.view}>{self.body}</symbol>'


def sheet(pictures: Iterable[Picture]) -> str:
    """One hidden drawing that holds the given pictures and what they share, each once."""
    different = list(dict.fromkeys(pictures))
    # What is not displayed lends no shapes in some browsers, so the sheet is there and has no size.
    hidden = 'class="card-sheet" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"'
    symbols = "\n".join(picture.symbol for picture in different)
    return f"<svg {_NAMESPACE} {hidden}>\n<defs>{_shapes_of(different)}</defs>\n{symbols}\n</svg>"


def standalone(picture: Picture, label: str = "", look: Look = "light") -> str:
    """A picture as a file of its own; a card is as large as it is printed.

    Its colours are written out, because many programs that show drawings know no others.
    """
    size = "" if picture.is_sign else f' width="{number(WIDTH)}mm" height="{number(HEIGHT)}mm"'
    title = f"<title>{escape(label)}</title>" if label else ""
    drawn = f"<defs>{_shapes_of([picture])}</defs>{picture.body}"
    style = f"<style>{fixed_style(look, drawn)}</style>"
    return f"<svg {_NAMESPACE} {picture.view}{size}>{title}{style}{drawn}</svg>\n"


def overview(rows: Iterable[Iterable[tuple[Picture, str]]], look: Look = "light") -> str:
    """Rows of cards with their labels as one drawing."""
    table = [list(row) for row in rows]
    step_x, step_y = WIDTH + 5, HEIGHT + 5
    wide = step_x * max(map(len, table), default=0) + 5
    high = step_y * len(table) + 5
    cards = "\n".join(
        f'<svg x="{number(5 + step_x * column)}" y="{number(5 + step_y * line)}" width="{number(WIDTH)}" '
        f'height="{number(HEIGHT)}"><title>{escape(label)}</title><use href="#{picture.identifier}"/></svg>'
        for line, row in enumerate(table)
        for column, (picture, label) in enumerate(row)
    )
    different = list(dict.fromkeys(picture for row in table for picture, _ in row))
    drawn = f"<defs>{_shapes_of(different)}{''.join(picture.symbol for picture in different)}</defs>"
    style = f"<style>{fixed_style(look, drawn)}</style>"
    return f'<svg {_NAMESPACE} viewBox="0 0 {number(wide)} {number(high)}">{style}{drawn}\n{cards}\n</svg>\n'


def _shapes_of(pictures: Iterable[Picture]) -> str:
    """The shared shapes that some cards need, each once, in the order of their names."""
    needed: dict[str, None] = {}
    for picture in pictures:
        needed |= dict.fromkeys(_needed(picture.body))
    return "".join(f'<g id="card-{name}">{SHAPES[name]}</g>' for name in sorted(needed))


def _needed(body: str) -> Iterator[str]:
    """The names of the shapes that a drawing uses, and of those that these use."""
    for name in _SHARED.findall(body):
        if name in SHAPES:  # else it is a half of the drawing itself
            yield name
            yield from _needed(SHAPES[name])
