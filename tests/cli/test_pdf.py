"""Rulebooks as PDF: pages, paper, the leaflet, and what is said where they cannot be made.

Without WeasyPrint or its library of the system, only the last can be tested.
"""

from __future__ import annotations

import sys
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from session import answer

from crazy8.books import pdf as setting
from crazy8.errors import MissingExtraError

MILLIMETRES = 25.4 / 72


def pages_of(content: bytes) -> list[Any]:
    return list(pytest.importorskip("pypdf").PdfReader(BytesIO(content)).pages)


def size_of(page: Any) -> tuple[int, int]:
    """Width and height of a page in whole millimetres."""
    return round(float(page.mediabox.width) * MILLIMETRES), round(float(page.mediabox.height) * MILLIMETRES)


def weasyprint_there() -> None:
    """Skip the test if pages cannot be set."""
    try:
        pytest.importorskip("weasyprint")
    except OSError:
        pytest.skip("the Pango library is not there")


def printed(place: Path, *words: str) -> list[Any]:
    """The pages of a PDF that the command writes."""
    weasyprint_there()
    status, said = answer(["rulebook", *words, "-o", str(place / "book.pdf")])
    assert (status, said.splitlines()[0]) == (0, "setting the pages")
    return pages_of((place / "book.pdf").read_bytes())


@pytest.mark.parametrize("name", ["bicycle", pytest.param("uno", marks=pytest.mark.slow)])
def test_the_short_rules_are_one_page_of_the_paper_that_was_asked_for(name: str, tmp_path: Path) -> None:
    (page,) = printed(tmp_path, name, "--short", "--paper", "letter")
    assert size_of(page) == (216, 279)
    assert "Wild cards" in page.extract_text()


def test_a_leaflet_is_one_sheet_with_all_the_short_rules(tmp_path: Path) -> None:
    (sheet,) = printed(tmp_path, "bicycle", "--leaflet", "--lang", "it")
    assert size_of(sheet) == (297, 210)
    text = sheet.extract_text()
    assert all(heading in text for heading in ("Scopo del gioco", "Il turno", "I punti"))


def test_the_order_of_a_leaflet_is_that_of_a_sheet_folded_three_times() -> None:
    """Going round the sheet, each page lies beside the one before it; the front page lies beside the back page."""
    upper, lower = setting._ORDER
    ring = (*lower, *reversed(upper))
    assert [(after - before) % 8 for before, after in pairwise(ring)] == [1] * 7


def test_a_page_takes_in_nothing_from_the_machine(tmp_path: Path) -> None:
    """A template is run in a sandbox, so what it prints must not reach further either."""
    weasyprint_there()
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    page = f'<link rel="attachment" href="{(tmp_path / "secret.txt").as_uri()}"><p>rules</p>'
    assert pages_of(setting.pdf(page))
    assert not pytest.importorskip("pypdf").PdfReader(BytesIO(setting.pdf(page))).attachments


def test_without_weasyprint_there_is_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    with pytest.raises(MissingExtraError, match="PDF needs WeasyPrint") as caught:
        setting.pdf("<p>rules</p>")
    assert "crazy8[pdf]" in (caught.value.hint or "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--format", "pdf"], "c8: a PDF is no text for the screen"),
        (["--leaflet"], "c8: a PDF is no text for the screen"),
        (["--leaflet", "--format", "md"], "c8: a leaflet is a PDF, not `md`"),
        (["--paper", "quarto"], "c8: --paper: unknown value `quarto`; choose A4 or letter"),
    ],
)
def test_what_cannot_be_printed_is_misuse(words: list[str], said: str) -> None:
    status, printed = answer(["rulebook", "bicycle", *words])
    assert (status, printed.splitlines()[0]) == (2, said)
