"""What `c8` answers is written down in `sessions/*.md`, and on the first page that a newcomer reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from session import answer, regenerated, write_files

from crazy8.variant import load_text

FIRST_PAGE = Path(__file__).parents[2] / "docs" / "first-page.md"
DOCUMENTS = [*sorted((Path(__file__).parent / "sessions").glob("*.md")), FIRST_PAGE]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_document_shows_what_the_program_answers(
    path: Path, update: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    written = path.read_bytes().decode()
    write_files(written, tmp_path)
    now = regenerated(written)
    if update:
        path.write_bytes(now.encode())
    else:
        assert now == written, "the answers have changed; run pytest --update and read the diff"


def test_the_first_page_shows_questions_as_they_are_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (shown,) = re.findall(r"^```text\n(.*?)^```$", FIRST_PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    _, printed = answer(["new", "--lang", "en"], "Ours\n\ndeal 6\n")
    assert f"\n{shown}" in printed


def test_every_line_of_the_first_page_can_be_written() -> None:
    table = re.findall(r"^\| [^|]+ \| (`.*`) \|$", FIRST_PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert table
    for row in table:
        lines = [line for line in re.findall(r"`([^`]+)`", row) if not line.startswith("c8 ")]
        verdict = load_text("\n".join(['c8 2\nvariant v "V" extends pagat', "play 2: next draws 2", *lines])).check()
        assert not verdict.findings, (lines, verdict.findings)
