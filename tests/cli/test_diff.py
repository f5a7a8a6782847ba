"""`c8 diff` against an earlier version of a file."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from session import answer

HEAD = 'c8 2\nvariant house "Ours" extends pagat [house]\n'


def test_a_file_is_compared_with_what_it_was_in_a_revision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        identity = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    file = tmp_path / "house.c8"
    file.write_text(HEAD)
    git("init")
    git("add", ".")
    git("commit", "-m", "before")
    file.write_text(HEAD + "draw 2\n")
    monkeypatch.chdir(tmp_path)
    status, printed = answer(["diff", "--since", "HEAD", "house.c8", "--format", "json"])
    (found,) = json.loads(printed)["differences"]
    assert (status, found["question"], found["right"]["statements"]) == (1, "draw.count", ["draw 2"])
    assert found["right"]["place"] == {"file": "house.c8", "line": 3, "column": 1}
    status, printed = answer(["diff", "--since", "nowhere", "house.c8"])
    assert status == 2
    assert "git has no `house.c8` in `nowhere`" in printed
