"""`c8 cards`: pages to print, an overview, a file for each card."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from covering import every_variant
from session import answer

from crazy8 import load
from crazy8.books.drawn_packs import drawn_pack
from crazy8.compiler.pictures.pages import pages

CARD = re.compile(r'<svg x="[^"]+" y="[^"]+" width="63" height="88" role="img" aria-label="([^"]+)">')


def test_pages_hold_the_whole_pack_nine_cards_to_a_sheet(tmp_path: Path) -> None:
    target = tmp_path / "uno.html"
    assert answer(["cards", "uno", "-o", str(target)]) == (0, f"wrote {target}: 108 cards\n")
    page = target.read_text(encoding="utf-8")
    shown = CARD.findall(page)
    assert len(shown) == 108
    assert shown.count("red zero") == 1
    assert shown.count("red seven") == 2
    assert shown.count("wild draw four card") == 4
    assert page.count('class="side"') == 12


def test_backs_lie_behind_their_cards(tmp_path: Path) -> None:
    page = answer(["cards", "pagat", "--backs"])[1]
    sides = page.split('class="side"')[1:]
    assert [len(CARD.findall(side)) for side in sides[:2]] == [9, 9]
    assert set(CARD.findall(sides[1])) == {"back"}
    columns = [{found[1] for found in re.finditer(r'<svg x="([^"]+)"', side)} for side in sides[-2:]]
    assert columns[0] == {"10.5", "73.5", "136.5"}, "seven cards on the last sheet fill its first two lines"
    last_line = [re.findall(r'<svg x="([^"]+)" y="192.5"', side) for side in sides[-2:]]
    assert last_line == [["10.5"], ["136.5"]], "a card at the left has its back at the right"


def test_a_pdf_has_a_page_for_each_side(tmp_path: Path) -> None:
    pypdf = pytest.importorskip("pypdf")
    try:
        importlib.import_module("weasyprint")
    except (ImportError, OSError):  # the library, or the one of the system that it needs
        pytest.skip("WeasyPrint is not there: pip install crazy8[pdf]")
    target = tmp_path / "pagat.pdf"
    assert answer(["cards", "mau-mau", "--backs", "-o", str(target)]) == (0, f"wrote {target}: 32 cards\n")
    sides = pypdf.PdfReader(target).pages
    assert len(sides) == 2 * 4
    assert "Q" in "".join(side.extract_text() for side in sides), "ranks are letters, not pictures of letters"


def test_sides_as_images_need_nothing_from_elsewhere() -> None:
    page = pages("Pagat", drawn_pack(load("pagat").read).cards, as_images=True)
    sides = re.findall(r'src="data:image/svg\+xml,([^"]+)"', page)
    assert len(sides) == 6
    for side in sides:
        drawn = list(ElementTree.fromstring(unquote(side)).iter())
        defined = {one.attrib.get("id") for one in drawn}
        assert {one.attrib["href"].removeprefix("#") for one in drawn if "href" in one.attrib} <= defined


@pytest.mark.parametrize(("paper", "size"), [("A4", "210mm 297mm"), ("letter", "215.9mm 279.4mm")])
def test_the_paper_can_be_chosen(paper: str, size: str) -> None:
    assert f"@page {{ size: {size}; margin: 0; }}" in answer(["cards", "pagat", "--paper", paper])[1]


def test_colours_can_be_four_or_none() -> None:
    plain, four, none = (
        answer(["cards", "pagat", *words])[1] for words in ([], ["--four-colours"], ["--black-and-white"])
    )
    assert ".card-clubs{color:#24763a" in four
    assert ".card-clubs{color:#24763a" not in plain
    assert set(re.findall(r"#[0-9a-f]{3,8}\b", none.partition("\n.card-")[2].partition("</style>")[0])) == {
        "#fff",
        "#000",
    }


def test_an_overview_shows_each_kind_once(tmp_path: Path) -> None:
    target = tmp_path / "pack.svg"
    assert answer(["cards", "huit-americain-adpoker", "-o", str(target), "--backs"])[0] == 0
    drawn = ElementTree.fromstring(target.read_text(encoding="utf-8"))
    titles = [one.text for one in drawn.iter() if one.tag.endswith("title")]
    assert len(titles) == len(set(titles)) == 54, "52 cards, the joker, and the back"


@every_variant
def test_every_variant_has_its_cards_each_with_a_name(name: str) -> None:
    pack = drawn_pack(load(name).read)
    assert len({card.label for card in pack.kinds}) == len(pack.kinds)
    assert len(pack.cards) == sum(pack.copies)


def test_a_folder_gets_a_file_for_each_card(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    status, printed = answer(["cards", "prsi", "-o", str(folder)])
    assert (status, printed) == (0, f"wrote 32 cards to {folder}/, such as {folder}/ace-of-acorns.svg\n")
    files = sorted(folder.iterdir())
    assert len(files) == 32
    for file in files:
        assert ElementTree.fromstring(file.read_text(encoding="utf-8")).attrib["width"] == "63mm"


def test_names_that_differ_in_capitals_only_get_different_files(tmp_path: Path) -> None:
    (tmp_path / "odd.c8").write_text(
        'c8 2\nvariant odd "Odd" extends bicycle [house]\n'
        "deck odd {\n  suits clubs hearts spades moon\n  1 of each: A, 2 to 10, J, Q, K, star, Star\n}\n"
        "value star Star: 5\n",
        encoding="utf-8",
    )
    status, printed = answer(["cards", str(tmp_path / "odd.c8"), "--players", "2", "-o", str(tmp_path / "cards")])
    assert status == 0, printed
    names = [file.name for file in (tmp_path / "cards").iterdir()]
    assert len(names) == len({name.casefold() for name in names}) == 4 * 15


def test_players_decide_how_many_packs_there_are() -> None:
    assert len(drawn_pack(load("crazy-jacks").read, players=2).cards) == 54
    assert len(drawn_pack(load("crazy-jacks").read, players=8).cards) == 108


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    status, printed = answer(["cards", "pagat", "-o", str(tmp_path / "cards.png")])
    assert (status, printed.splitlines()[0]) == (2, "c8: cards are not drawn as `.png`")
    (tmp_path / "file").write_text("here", encoding="utf-8")
    status, printed = answer(["cards", "pagat", "-o", str(tmp_path / "file")])
    assert status == 2
    assert "cannot make the directory" in printed


def test_a_broken_rulebook_has_no_cards(tmp_path: Path) -> None:
    (tmp_path / "broken.c8").write_text('c8 2\nvariant broken "Broken"\nplayers 9\ndeal 7\n', encoding="utf-8")
    status, printed = answer(["cards", str(tmp_path / "broken.c8"), "-o", str(tmp_path / "cards.html")])
    assert status == 1
    assert "C8-DEAL-TOO-BIG" in printed
    assert not (tmp_path / "cards.html").exists()
