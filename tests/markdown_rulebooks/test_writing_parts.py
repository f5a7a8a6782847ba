"""`c8 check --write` on files, and the page of the manual that is a rulebook itself."""

from __future__ import annotations

import json
import subprocess
import sys
from codecs import BOM_UTF8
from pathlib import Path

import pytest

import crazy8
from crazy8.books import generated_parts
from crazy8.cli.main import main
from crazy8.read_variant import ReadVariant

MANUAL = Path(__file__).parent.parent.parent / "docs" / "rulebooks-in-markdown.md"

RULES = '```c8\nc8 2\nvariant table "Our table" extends bicycle [house]\nplayers 2 to 3\n```\n'
STALE = f"{RULES}\n<!-- c8: deal-table -->\nstale\n<!-- c8: end -->\nПравила\n"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.md"
    path.write_bytes(STALE.encode())
    return path


def test_the_page_of_the_manual_is_a_sound_rulebook(update: bool) -> None:
    page = crazy8.load(MANUAL)
    if update:
        MANUAL.write_bytes(page.with_fresh_parts().text.encode())
    assert page.check().findings == ()
    assert page.with_fresh_parts().text.encode() == MANUAL.read_bytes()
    assert (page.name, page.player_counts()[-1]) == ("corner-table", 5)


@pytest.mark.parametrize("mark", [b"", BOM_UTF8], ids=["plain", "with a mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_bytes_outside_the_markers_stay(club: Path, mark: bytes, end: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = mark + STALE.replace("\n", end).encode()
    club.write_bytes(before)
    assert main(["check", str(club), "--write"]) == 0
    assert f"wrote {club}\n" in capsys.readouterr().err
    now = club.read_bytes()
    head, tail = before.split(b"stale" + end.encode())
    assert now.startswith(head)
    assert now.endswith(tail)
    assert now.count(b"\n") == now.count(end.encode())
    assert b"|       2 |" in now


def test_a_fresh_file_is_not_written_again(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(club), "--write"])
    before = club.stat()
    capsys.readouterr()
    assert main(["check", str(club), "--write"]) == 0
    assert capsys.readouterr().err == ""
    assert (club.stat().st_mtime_ns, club.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


@pytest.mark.parametrize(
    "content", [STALE.replace("players", "plaiers").encode(), STALE.encode() + b"\xe9"], ids=["a fault", "not UTF-8"]
)
def test_a_file_with_errors_is_left_alone(club: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    club.write_bytes(content)
    assert main(["check", str(club), "--write"]) == 1
    assert club.read_bytes() == content
    assert "error[C8-" in capsys.readouterr().out


def test_what_somebody_wrote_in_the_meantime_is_not_lost(
    club: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = generated_parts.refreshed

    def slowly(variant: ReadVariant) -> str:
        club.write_text("somebody else's")
        return honest(variant)

    monkeypatch.setattr(generated_parts, "refreshed", slowly)
    assert main(["check", str(club), "--write"]) == 2
    assert "was changed in the meantime" in capsys.readouterr().err
    assert club.read_text() == "somebody else's"


def test_a_file_may_be_named_twice(club: Path) -> None:
    assert main(["check", str(club), str(club), "--write"]) == 0


@pytest.mark.parametrize("other", ["-", "pagat", "home.c8"])
def test_nothing_is_written_if_one_file_is_not_markdown(club: Path, other: str) -> None:
    assert main(["check", str(club), other, "--write"]) == 2
    assert club.read_bytes() == STALE.encode()


def test_a_printed_rulebook_never_takes_the_place_of_its_own(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", str(club), "-o", f"{club.parent}/./club.md"]) == 2
    assert (
        capsys.readouterr().err == f"c8: `{club.parent}/./club.md` is the rulebook itself\n    write to another file\n"
    )
    assert club.read_bytes() == STALE.encode()
    assert main(["rulebook", str(club), "-o", f"{club.parent}/printed.md"]) == 0


def test_programs_are_told_the_same(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(club), "--format", "json"]) == 1
    found = json.loads(capsys.readouterr().out)
    (report,) = [one for one in found["diagnostics"] if one["severity"] == "warning"]
    assert (report["code"], report["place"]["start"]["line"]) == ("C8-STALE-PART", 7)
    assert "- stale" in report["notes"][0].splitlines()
    assert main(["check", str(club), "--format", "sarif"]) == 1
    log = json.loads(capsys.readouterr().out)
    (result,) = [one for one in log["runs"][0]["results"] if one["ruleId"] == "C8-STALE-PART"]
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == 7


def test_the_reader_of_markdown_is_imported_for_markdown_only(club: Path) -> None:
    program = "import sys, crazy8; crazy8.load(sys.argv[1]).check(); print('markdown_it' in sys.modules)"
    for argument, expected in (("bicycle", "False\n"), (str(club), "True\n")):
        done = subprocess.run([sys.executable, "-c", program, argument], capture_output=True, text=True, check=True)
        assert done.stdout == expected
