"""Write rulebooks as PDF: the printed page of the HTML form, and a leaflet folded from one sheet.

The pages are set by WeasyPrint, which the extra `pdf` installs and which needs the Pango library of the system.
"""

from __future__ import annotations

from contextlib import redirect_stdout
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any

from crazy8.errors import ChoiceError, MissingExtraError

if TYPE_CHECKING:
    from crazy8.compiler.book.render import Paper

LEAFLET_PAGES = 8
"""Pages of a sheet that is folded three times and cut once."""
SHEETS: dict[Paper, tuple[float, float]] = {"A4": (297.0, 210.0), "letter": (279.4, 215.9)}
"""Width and height of a sheet that lies on its long side, in millimetres."""
LETTERS = (12.0, 11.0, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0)
"""Sizes of letters in points that are tried until a text fits; smaller ones nobody could read."""
POINTS = 72 / 25.4
"""Points in a millimetre."""

_ORDER = ((5, 4, 3, 2), (6, 7, 8, 1))
"""The pages on the sheet: the upper row stands on its head, and the lower row ends with the front page."""

_SMALL_PAGES = """
@page {{ size: {width}mm {height}mm; margin: 5mm 5mm 7mm; }}
@media print {{
  html {{ line-height: 1.3; }}
  h1 {{ font-size: 1.7em; }}
  h2 {{ font-size: 1.2em; }}
  main {{ columns: 1; }}
}}
"""


def pdf(html: str, pages: int | None = None) -> bytes:
    """Write a page of HTML as PDF; on so many pages if its letters need not be too small for that.

    Raises `MissingExtraError` if WeasyPrint is not there.
    """
    document = None if pages is None else _fitted(html, pages)
    return bytes((document or _set(html)).write_pdf())


def leaflet(html: str, paper: Paper) -> bytes:
    """Write a page of HTML as eight small pages on one sheet, in the biggest letters with which it fits.

    Raises `ChoiceError` if it does not fit in letters that can be read.
    """
    width, height = SHEETS[paper]
    document = _fitted(_styled(html, _SMALL_PAGES.format(width=width / 4, height=height / 2)), LEAFLET_PAGES)
    if document is None:
        raise ChoiceError("the rules are too long for a leaflet", "print them with `--short` on a whole sheet")
    return _imposed(document.write_pdf(), width, height)


def _fitted(html: str, pages: int) -> Any:
    """Return the pages in the biggest letters with which they are not too many, or `None` if there are none."""
    best, left = None, list(LETTERS)
    while left:  # halved each time, because setting the pages takes a second
        half = len(left) // 2
        style = f"@media print {{ html, html:lang(zh-Hant) {{ font-size: {left[half]}pt; }} }}"
        document = _set(_styled(html, style))
        fits = len(document.pages) <= pages
        best, left = (document, left[:half]) if fits else (best, left[half + 1 :])
    return best


def _set(html: str) -> Any:
    """Set a page of HTML on sheets; it loads nothing from elsewhere, for a template could ask for any file."""
    weasyprint = _weasyprint()
    return weasyprint.HTML(string=html, url_fetcher=weasyprint.urls.URLFetcher(allowed_protocols=("data",))).render()


def _styled(html: str, style: str) -> str:
    """Add rules of style to a page of HTML, which count before its own."""
    return html.replace("</head>", f"<style>{style}</style></head>", 1)


def _imposed(pages: bytes, width: float, height: float) -> bytes:
    """Put small pages in their places on one sheet, the upper row turned by half a circle."""
    from pypdf import PageObject, PdfReader, PdfWriter, Transformation

    found = PdfReader(BytesIO(pages)).pages
    wide, high = width / 4 * POINTS, height / 2 * POINTS
    sheet = PageObject.create_blank_page(width=width * POINTS, height=height * POINTS)
    for row, numbers in enumerate(_ORDER):
        for column, number in enumerate(numbers):
            if number > len(found):
                continue
            turned = Transformation().rotate(180).translate(wide, high) if row == 0 else Transformation()
            place = turned.translate(column * wide, (1 - row) * high)
            sheet.merge_transformed_page(found[number - 1], place)
    writer = PdfWriter()
    writer.add_page(sheet)
    target = BytesIO()
    writer.write(target)
    return target.getvalue()


def _weasyprint() -> Any:
    """Return the library that sets pages."""
    try:
        with redirect_stdout(StringIO()):  # it prints a banner before it fails
            import weasyprint
    except ImportError:
        advice = "install it with `pip install 'crazy8[pdf]'`, or print the HTML form"
        raise MissingExtraError("PDF needs WeasyPrint", advice, "pdf") from None
    except OSError:
        advice = "install Pango, or print the HTML form"
        raise MissingExtraError("WeasyPrint does not find the Pango library", advice, "pdf") from None
    return weasyprint
