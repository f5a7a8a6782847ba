"""`c8 fmt --upgrade`: files of version 1 become files of version 2, or nothing is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from session import answer

OLD = """# ours
c8 1
variant home "Home" extends pagat [house]

wild 8 names suit      # eights
play 2: next draws 2 then waits [house]
example "A starter" {
  seats A B
  starter none
}
"""
NEW = """# ours
c8 2
variant home "Home" extends pagat [house]

wild 8: names suit                      # eights
play 2: next draws 2, then misses a turn [house]
example "A starter" {
  seats A B
  starter none
}
"""


def test_files_are_upgraded_and_put_in_canonical_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    home, club = tmp_path / "home.c8", tmp_path / "club.md"
    home.write_text(OLD, encoding="utf-8")
    club.write_text(f"# Club\n\n```c8\n{OLD}```\n\nMore:\n\n```c8\nvalue 8 = 50\n```\n", encoding="utf-8")
    assert answer(["fmt", "home.c8", "club.md", "--upgrade"]) == (
        0,
        "formatted home.c8\nformatted club.md\nformatted 2 of 2 files\n",
    )
    assert home.read_text(encoding="utf-8") == NEW
    assert club.read_text(encoding="utf-8") == f"# Club\n\n```c8\n{NEW}```\n\nMore:\n\n```c8\nvalue 8: 50\n```\n"
    assert answer(["fmt", "home.c8", "--upgrade"]) == (0, "1 file is in canonical form\n")


def test_what_cannot_be_read_is_named_and_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.c8").write_text(OLD, encoding="utf-8")
    (tmp_path / "b.c8").write_text('c8 1\nvariant b "B" [house]\ndrow 1\n', encoding="utf-8")
    status, printed = answer(["fmt", "a.c8", "b.c8", "--upgrade"])
    assert (status, "line 3 is no statement of version 1, from `drow` on" in printed) == (2, True)
    assert (tmp_path / "a.c8").read_text(encoding="utf-8") == OLD
