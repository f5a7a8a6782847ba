"""Define the drawn card, and the documents in which drawn cards are shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from .shapes import SHAPES
from .style import Look, fixed_style
from .svg import HEIGHT, SIGN, WIDTH, number

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
        """Return the name of the drawing in a document."""
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
        """Show the picture on a page that holds the `sheet` with it; `label` is read out instead."""
        said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
        return f'<svg class="{self.kind}" {said} {self.view}><use href="#{self.identifier}"/></svg>'

    def image(self, label: str, look: Look = "light") -> str:
        """Draw the picture for a document without a sheet, such as one for a PDF; its colours are written out."""
        source = image_source(standalone(self, look=look).strip())
        return f'<img class="{self.kind}" alt="{escape(label)}" src="{source}">'

    @property
    def symbol(self) -> str:
        """The drawing as a part of a sheet."""
        return f'<symbol id="{self.identifier}" {self.view}>{self.body}</symbol>'


def sheet(pictures: Iterable[Picture]) -> str:
    """Return one hidden drawing that holds the given pictures and what they share, each once."""
    different = list(dict.fromkeys(pictures))
    # What is not displayed lends no shapes in some browsers, so the sheet is there and has no size.
    hidden = 'class="card-sheet" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"'
    symbols = "\n".join(picture.symbol for picture in different)
    return f"<svg {_NAMESPACE} {hidden}>\n<defs>{_shapes_of(different)}</defs>\n{symbols}\n</svg>"


def standalone(picture: Picture, label: str = "", look: Look = "light") -> str:
    """Write a picture as a file of its own; a card is as large as it is printed."""
    size = "" if picture.is_sign else f' width="{number(WIDTH)}mm" height="{number(HEIGHT)}mm"'
    title = f"<title>{escape(label)}</title>" if label else ""
    drawn = f"<defs>{_shapes_of([picture])}</defs>{picture.body}"
    return f"{_document(picture.view + size, title, drawn, look)}\n"


def composed(view: str, drawing: str, pictures: Iterable[Picture], look: Look = "light") -> str:
    """Write a drawing that uses some pictures, as a document by itself."""
    different = list(dict.fromkeys(pictures))
    symbols = "".join(picture.symbol for picture in different)
    return _document(view, "", f"<defs>{_shapes_of(different)}{symbols}</defs>\n{drawing}\n", look)


def _document(view: str, title: str, drawing: str, look: Look) -> str:
    """Write a drawing with its colours spelled out, for many programs know no others."""
    return f"<svg {_NAMESPACE} {view}>{title}<style>{fixed_style(look, drawing)}</style>{drawing}</svg>"


def image_source(drawing: str) -> str:
    """Return a drawing as the source of an image."""
    return "data:image/svg+xml," + quote(drawing, safe="=:/,;()' ")


def _shapes_of(pictures: Iterable[Picture]) -> str:
    """Return the shared shapes that some cards need, each once, in the order of their names."""
    needed: dict[str, None] = {}
    for picture in pictures:
        needed |= dict.fromkeys(_needed(picture.body))
    return "".join(f'<g id="card-{name}">{SHAPES[name]}</g>' for name in sorted(needed))


def _needed(body: str) -> Iterator[str]:
    """Yield the names of the shapes that a drawing uses, and of those that these use."""
    for name in _SHARED.findall(body):
        if name in SHAPES:  # else it is a half of the drawing itself
            yield name
            yield from _needed(SHAPES[name])
