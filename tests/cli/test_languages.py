"""`c8 languages`: what languages have and lack, and when that is a finding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from session import answer

from crazy8.compiler.book.languages.completeness import completeness_of
from crazy8.compiler.book.languages.files import languages, shipped_files

SOME = "language-name = Română\nheading-aim = Scop\nheading-turn = { $foo }\nheading-deel = Împărțire\nheading-wild\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a language that has two messages, a broken one, one left over, and a line that is no message."""
    (tmp_path / "ro").mkdir()
    (tmp_path / "ro" / "page.ftl").write_text(SOME, encoding="utf-8")
    return tmp_path


def test_every_language_that_ships_is_listed_with_what_it_has() -> None:
    status, printed = answer(["languages"])
    assert status == 0
    assert [line.split()[0] for line in printed.splitlines() if line.startswith("  ")] == list(languages())
    assert "  de       Deutsch: " in printed


def test_a_language_that_lags_is_a_finding_only_if_it_is_asked_for(folder: Path) -> None:
    status, printed = answer(["languages", "--locale-dir", str(folder)])
    assert status == 0
    needed = completeness_of(shipped_files("en")).needed
    assert f"  ro       Română: 2 of {needed} messages, 0 %; 2 broken; 1 left over\n" in printed
    assert "`c8 languages ro` says what it lacks." in printed
    assert answer(["languages", "--strict", "--locale-dir", str(folder)])[0] == 1
    assert answer(["languages", "ro", "--locale-dir", str(folder)])[0] == 1
    assert answer(["languages", "en", "--strict"])[0] == 0


def test_what_a_language_lacks_is_told_message_by_message(folder: Path) -> None:
    printed = answer(["languages", "ro", "--locale-dir", str(folder)])[1]
    for line in (
        "    page.ftl:3: `heading-turn`: it is given no `$foo`\n",
        "    page.ftl:5: this is no message: heading-wild\n",
        "    heading-deel; did you mean `heading-deal`?\n",
        "    writing.ftl: between-sentences, full-stop\n",
    ):
        assert line in printed
    assert "heading-aim" not in printed


def test_programs_are_told_the_same(folder: Path) -> None:
    status, printed = answer(["languages", "ro", "--locale-dir", str(folder), "--format", "json"])
    (told,) = json.loads(printed)["languages"]
    assert status == 1
    assert (told["tag"], told["name"], told["complete"]) == ("ro", "Română", False)
    assert told["broken"][0] == {
        "file": "page.ftl",
        "line": 3,
        "message": "heading-turn",
        "why": "it is given no `$foo`",
    }
    assert told["left_over"] == [{"message": "heading-deel", "meant": "heading-deal"}]
    assert len(told["missing"]) == told["needed"] - 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("heading-aim = { heading-no }", "there is no message `heading-no` to refer to"),
        ("heading-aim = { -brand }", "there is no term `-brand`"),
        ("heading-aim = { SHOUT($cards) }", "there is no function `SHOUT`"),
        ("legend-default = { $headin }", "it is given no `$headin`; did you mean `$heading`?"),
        ("rank-queen = { $frm ->\n   *[bare] Dama\n }", "it is given no `$frm`; did you mean `$form`?"),
        ("heading-aim =\n    .note = Scop", "it has no text"),
    ],
)
def test_what_cannot_be_formed_is_told(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "ours.ftl").write_text(text + "\n", encoding="utf-8")
    printed = answer(["languages", "de", "--locale-dir", str(tmp_path)])[1]
    assert why in " ".join(printed.split())


def test_an_unknown_language_is_misuse() -> None:
    assert answer(["languages", "rm"]) == (2, answer(["rulebook", "bicycle", "--lang", "rm"])[1])
