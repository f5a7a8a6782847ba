"""`c8 fmt`: which files it finds, what it writes into them, and what never."""

from __future__ import annotations

import io
import sys
from codecs import BOM_UTF8
from contextlib import redirect_stderr, redirect_stdout
from json import loads
from pathlib import Path
from types import SimpleNamespace

import pytest
from session import answer

import crazy8
from crazy8 import formatting
from crazy8.cli.main import main
from crazy8.compiler.language.formatting.canonical import FormattingError
from crazy8.errors import RulebookError

ODD = 'c8 2\nvariant home "Home" extends pagat [house]\nplay 9: reverse  # as agreed\n'
CANONICAL = 'c8 2\nvariant home "Home" extends pagat [house]\nplay 9: reverse                         # as agreed\n'
FAULTY = 'c8 2\nvariant home "Home" extends pagat [house]\nplay  9: revrese\n'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "home.c8"
    path.write_text(ODD, encoding="utf-8")
    path.chmod(0o640)
    return path


def test_a_file_is_written_in_one_step_and_keeps_its_permissions(home: Path) -> None:
    assert answer(["fmt", "home.c8"]) == (0, "formatted home.c8\n")
    assert home.read_bytes() == CANONICAL.encode()
    assert home.stat().st_mode & 0o777 == 0o640
    assert [one.name for one in home.parent.iterdir()] == ["home.c8"]


def test_a_file_in_canonical_form_is_not_written_again(home: Path) -> None:
    answer(["fmt", "home.c8"])
    written = home.stat()
    assert answer(["fmt", "home.c8"]) == (0, "1 file is in canonical form\n")
    assert (home.stat().st_ino, home.stat().st_mtime_ns) == (written.st_ino, written.st_mtime_ns)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", BOM_UTF8])
def test_a_file_is_utf_8_with_lf_and_without_a_mark(home: Path, end: str, mark: bytes) -> None:
    home.write_bytes(mark + CANONICAL.replace("\n", end).encode())
    assert answer(["fmt", "home.c8", "--check"])[0] == (0 if (end, mark) == ("\n", b"") else 1)
    answer(["fmt", "home.c8"])
    assert home.read_bytes() == CANONICAL.encode()


def test_invisible_blanks_become_plain_but_not_in_texts_and_comments(home: Path) -> None:
    text = CANONICAL.replace('"Home"', '"At\u3000home\t"').replace("as agreed", "as\u3000agreed")
    home.write_bytes(text.replace("[house]", "\ufeff[house]\u00a0").replace("play 9", "\u3000play\t9").encode())
    answer(["fmt", "home.c8"])
    assert home.read_bytes() == text.encode()


def test_a_markdown_file_keeps_its_mark_and_its_line_ends(home: Path) -> None:
    page = home.with_name("club.md")
    text = f"#  Fridays \r\n\r\n```c8\r\n{ODD}```\r\n".replace("\n", "\r\n").replace("\r\r", "\r")
    page.write_bytes(BOM_UTF8 + text.encode())
    assert answer(["fmt", "club.md"]) == (0, "formatted club.md\n")
    canonical = CANONICAL.replace("\n", "\r\n")
    assert page.read_bytes() == BOM_UTF8 + f"#  Fridays \r\n\r\n```c8\r\n{canonical}```\r\n".encode()


@pytest.mark.parametrize("option", ["--check", "--diff"])
def test_nothing_is_written_if_it_is_only_asked_for(home: Path, option: str) -> None:
    assert answer(["fmt", "home.c8", option])[0] == 1
    assert home.read_bytes() == ODD.encode()
    home.write_text(CANONICAL, encoding="utf-8")
    assert answer(["fmt", "home.c8", option])[0] == 0


@pytest.mark.parametrize("before", [BOM_UTF8 + CANONICAL.encode(), CANONICAL.replace("\n", "\r").encode()])
def test_a_difference_shows_marks_and_ends_of_lines_too(home: Path, before: bytes) -> None:
    home.write_bytes(before)
    status, printed = answer(["fmt", "home.c8", "--diff"])
    assert status == 1
    assert "\n+c8 2\n" in printed


@pytest.mark.parametrize("options", [[], ["--check"], ["--diff"]], ids=str)
def test_what_cannot_be_read_is_reported_as_by_a_check_and_stays(home: Path, options: list[str]) -> None:
    home.write_text(FAULTY, encoding="utf-8")
    status, printed = answer(["fmt", "home.c8", *options])
    assert status == 1
    report, _, _ = answer(["check", "home.c8"])[1].partition("\n\nhome.c8: not playable")
    assert printed == f"{report}\n\nhome.c8: not formatted, for it cannot be read\n\n"
    assert home.read_bytes() == FAULTY.encode()


def test_what_is_wrong_beyond_the_syntax_is_no_hindrance(home: Path) -> None:
    home.write_text(ODD.replace("[house]", "[nobody]").replace("9", "99"), encoding="utf-8")
    assert answer(["fmt", "home.c8"])[0] == 0


def test_an_old_encoding_is_left_alone(home: Path) -> None:
    old = 'c8 2\nvariant old "Huit américain"\ndeal  3\n'.encode("latin-1")
    home.write_bytes(old)
    status, printed = answer(["fmt", "home.c8"])
    assert status == 1
    assert "C8-NOT-UTF8" in printed
    assert home.read_bytes() == old


def test_a_folder_is_searched_for_rulebooks(home: Path) -> None:
    for place in ("a/one.c8", "a/b/two.c8", "a/.hidden/three.c8", "a/note.md", "a/four.txt"):
        path = home.parent / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(ODD, encoding="utf-8")
    (home.parent / "empty").mkdir()
    expected = [str(Path("a/b/two.c8")), str(Path("a/one.c8"))]
    status, printed = answer(["fmt", "a", "a/one.c8", "home.c8"])
    assert status == 0
    assert printed.splitlines() == [f"formatted {one}" for one in (*expected, "home.c8")] + ["formatted 3 of 3 files"]
    assert (home.parent / "a/.hidden/three.c8").read_text(encoding="utf-8") == ODD
    assert answer(["fmt", "empty"]) == (2, "c8: there are no .c8 files in `empty`\n")


def from_standard_input(text: str, *options: str) -> tuple[int, bytes, str]:
    """The status of `c8 fmt -`, what it prints as bytes, and its messages, where the stream can carry ASCII only."""
    printed, messages = io.TextIOWrapper(io.BytesIO(), encoding="ascii"), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed), redirect_stderr(messages):
        patch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
        status = main(["fmt", "-", *options])
    printed.flush()
    assert isinstance(printed.buffer, io.BytesIO)
    return status, printed.buffer.getvalue(), messages.getvalue()


def test_standard_input_goes_to_standard_output_as_a_file() -> None:
    odd, canonical = ODD.replace("9", "9♥"), CANONICAL.replace("9: reverse ", "9♥: reverse")
    assert from_standard_input(odd) == (0, canonical.encode(), "")
    assert from_standard_input(canonical) == (0, canonical.encode(), "")
    assert from_standard_input(odd, "--check") == (1, b"would format <standard input>\n", "")
    status, printed, messages = from_standard_input(FAULTY)
    assert (status, printed) == (1, b"")
    assert "C8-UNEXPECTED-WORD" in messages


def test_programs_learn_what_was_done(home: Path) -> None:
    page = "```c8\ndeal  5\n```\n\n```c8\ndeal  six\n```\n"
    (home.parent / "club.md").write_text(page, encoding="utf-8")
    (home.parent / "faulty.c8").write_text(FAULTY, encoding="utf-8")
    words = ["fmt", "home.c8", "club.md", "faulty.c8", "--format", "json"]
    for options, written in ((["--check"], False), ([], True)):
        status, printed = answer([*words, *options])
        whole = loads(printed)
        assert (status, whole["format"], whole["version"]) == (1, "crazy8-formatting", 1)
        assert [(one["file"], one["changed"], one["written"], one["left"]) for one in whole["files"]] == [
            ("home.c8", True, written, []),
            ("club.md", True, written, [6]),
            ("faulty.c8", False, False, []),
        ]
        assert [report["code"] for report in whole["files"][2]["diagnostics"]] == ["C8-UNEXPECTED-WORD"]


def test_a_fault_of_the_formatter_is_told_and_nothing_is_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home.parent / "other.c8").write_text(ODD, encoding="utf-8")
    formatted = formatting.formatted_text

    def faulty(source: crazy8.compiler.source.Source, *, upgrade: bool) -> formatting.FormattedText:
        if source.name == "other.c8":
            raise FormattingError
        return formatted(source, upgrade=upgrade)

    monkeypatch.setattr(formatting, "formatted_text", faulty)
    status, printed = answer(["fmt", "home.c8", "other.c8"])
    assert status == 2
    assert "`other.c8` would not say the same" in printed
    assert "please report it" in printed
    assert home.read_bytes() == ODD.encode()


def test_python_formats_too() -> None:
    variant = crazy8.load_text(ODD, "home.c8")
    assert variant.formatted().text == CANONICAL
    canonical = variant.formatted()
    assert canonical.formatted() is canonical
    with pytest.raises(RulebookError) as caught:
        crazy8.load_text(FAULTY, "home.c8").formatted()
    assert [report.code for report in caught.value.reports] == ["C8-UNEXPECTED-WORD"]
