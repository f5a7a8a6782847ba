"""What `c8` answers is written down in `sessions/*.md`."""

from __future__ import annotations

from pathlib import Path

import pytest
from session import regenerated, write_files

DOCUMENTS = sorted((Path(__file__).parent / "sessions").glob("*.md"))


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
