"""Rulebooks as PDF: the printed page of the HTML form, and a leaflet for the pocket folded from one sheet.

The pages are set by WeasyPrint, which the extra `pdf` installs and which needs the Pango library of the system.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from crazy8.errors import RulebookError

if TYPE_CHECKING:
    from crazy8.compiler.rulebook.render import Paper

LEAFLET_PAGES = 8
"""Pages of a sheet that is folded three times and cut once."""
SHEETS: dict[Paper, tuple[float, float]] = {"A4": (297.0, 210.0), "letter": (279.4, 215.9)}
"""Width and height of a sheet that lies on its long side, in millimetres."""
FONT_SIZES = (8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0)
"""Points tried for a leaflet, the biggest that fits wins; below the smallest nobody could read it."""
POINTS = 72 / 25.4
"""Points in a millimetre."""

_ORDER = ((5, 4, 3, 2), (6, 7, 8, 1))
"""The pages on the sheet: the upper row stands on its head, and the lower row ends with the front page."""


_LEAFLET_STYLE = """
@page {{ size: {width}mm {height}mm; margin: 5mm 5mm 7mm; }}
@media print {{
  html {{ font-size: {size}pt; line-height: 1.3; }}
  h1 {{ font-size: 1.7em; }}
  h2 {{ font-size: 1.2em; }}
  main {{ columns: 1; }}
}}
"""


def pdf(html: str) -> bytes:
    """A page of HTML as PDF; raises `RulebookError` if WeasyPrint is not there."""
    return bytes(_weasyprint().HTML(string=html).write_pdf())


def leaflet(html: str, paper: Paper) -> bytes:
    """A page of HTML as eight small pages on one sheet, for folding, in the biggest letters with which it fits.

    Raises `RulebookError` if it does not fit in letters that can be read.
    """
    weasyprint = _weasyprint()
    width, height = SHEETS[paper]
    for size in FONT_SIZES:
        style = _LEAFLET_STYLE.format(width=width / 4, height=height / 2, size=size)
        document = weasyprint.HTML(string=html.replace("</head>", f"<style>{style}</style></head>", 1)).render()
        if len(document.pages) <= LEAFLET_PAGES:
            return _imposed(document.write_pdf(), width, height)
    raise RulebookError("the rules are too long for a leaflet", "print them with `--short` on a whole sheet")


def _imposed(pages: bytes, width: float, height: float) -> bytes:
    """Small pages in their places on one sheet, the upper row turned by half a circle."""
    from pypdf import PageObject, PdfReader, PdfWriter, Transformation

    found = PdfReader(BytesIO(pages)).pages
    wide, high = width / 4 * POINTS, height / 2 * POINTS
    sheet = PageObject.create_blank_page(width=width * POINTS, height=height * POINTS)
    for row, numbers in enumerate(_ORDER):
        for column, number in enumerate(numbers):
            if number > len(found):
                continue
            place = Transformation()
            place = (
                place.rotate(180).translate((column + 1) * wide, 2 * high)
                if row == 0
                else place.translate(column * wide)
            )
            sheet.merge_transformed_page(found[number - 1], place)
    writer = PdfWriter()
    writer.add_page(sheet)
    target = BytesIO()
    writer.write(target)
    return target.getvalue()


def _weasyprint() -> Any:
    """The library that sets pages."""
    try:
        import weasyprint
    except ImportError:
        advice = "install it with `pip install 'crazy8[pdf]'`, or print the HTML form"
        raise RulebookError("PDF needs WeasyPrint", advice) from None
    except OSError:
        advice = "install Pango, or print the HTML form"
        raise RulebookError("WeasyPrint does not find the Pango library", advice) from None
    return weasyprint
