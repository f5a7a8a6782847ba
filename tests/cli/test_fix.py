"""`c8 check --fix`: what is written into files, and what never is."""

from __future__ import annotations

from codecs import BOM_UTF8
from json import loads
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from session import answer

from crazy8.cli.schemas import check_schema

TEXT = 'c8 2\r\nvariant home "Home" extends pagat [house]\r\nplay 9: revrese   # as agreed'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A rulebook with a mistyped word, as an editor on Windows writes it."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "home.c8"
    path.write_bytes(BOM_UTF8 + TEXT.encode())
    path.chmod(0o640)
    return path


def test_a_file_keeps_its_mark_its_line_ends_its_comments_and_its_permissions(home: Path) -> None:
    assert answer(["check", "home.c8", "--fix"])[0] == 0
    assert home.read_bytes() == BOM_UTF8 + TEXT.replace("revrese", "reverse").encode()
    assert home.stat().st_mode & 0o777 == 0o640
    assert [one.name for one in home.parent.iterdir()] == ["home.c8"]


def test_a_difference_changes_nothing(home: Path) -> None:
    before = home.read_bytes()
    status, printed = answer(["check", "home.c8", "--fix", "--diff"])
    assert status == 1
    assert "-play 9: revrese   # as agreed\n" in printed
    assert home.read_bytes() == before


def test_what_is_left_is_told_of_a_file_without_parts_to_write(home: Path) -> None:
    status, printed = answer(["check", "home.c8", "--fix", "--write"])
    assert (status, printed.splitlines()[-1].partition(";")[0]) == (0, "home.c8: playable")


def test_a_sound_file_is_not_written_again(home: Path) -> None:
    answer(["check", "home.c8", "--fix"])
    written = home.stat()
    status, printed = answer(["check", "home.c8", "--fix"])
    assert (status, home.stat().st_ino) == (0, written.st_ino)
    assert "repaired" not in printed


def test_programs_learn_what_was_repaired(home: Path) -> None:
    whole = loads(answer(["check", "home.c8", "--fix", "--format", "json"])[1])
    Draft202012Validator(check_schema()).validate(whole)
    (verdict,) = whole["verdicts"]
    (one,) = verdict["repairs"]
    assert one == {"line": 3, "before": "revrese", "after": "reverse", "reason": "C8-UNEXPECTED-WORD"}


def test_nothing_is_changed_if_one_of_several_is_no_file(home: Path) -> None:
    before = home.read_bytes()
    assert answer(["check", "home.c8", "pagat", "--fix"])[0] == 2
    assert home.read_bytes() == before


def test_a_file_in_an_old_encoding_is_left_alone(home: Path) -> None:
    old = 'c8 2\nvariant old "Huit américain"\nplayrs 3\n'.encode("latin-1")
    home.write_bytes(old)
    assert answer(["check", "home.c8", "--fix"])[0] == 1
    assert home.read_bytes() == old
