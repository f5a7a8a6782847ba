"""`c8 test`: worked examples, played, with the table at the moment when one fails."""

from __future__ import annotations

from json import loads
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from session import answer

from crazy8.compiler.diagnostics.render.json import schema
from crazy8.files.shipped import shipped_names

TWO = """c8 2
variant two "One holds, one fails" extends bicycle [house]
example "fits" [zh] {
  top 6S
  hand 9S 4H
  fits 9S
}
example "does not" {
  seats A B
  top 6S
  A holds 9S 4H
  B holds 2C
  A plays 9S
  turn A
}
"""


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("two.c8").write_text(TWO, encoding="utf-8")
    return "two.c8"


def test_every_example_that_ships_holds() -> None:
    status, printed = answer(["test", *shipped_names()])
    assert status == 0
    assert "fails" not in printed
    assert [line for line in printed.splitlines() if line.startswith("pagat.c8: all ")]


def test_a_failing_example_shows_what_is_so_and_the_table(two: str) -> None:
    status, printed = answer(["test", two])
    assert status == 1
    assert printed.startswith("  holds  line   3  fits\n  fails  line   8  does not\n\nerror[C8-RULING-FAILED]: ")
    assert "14 |   turn A\n   |   ^^^^^^\n" in printed
    assert "note: on top lies 9♠" in printed
    assert "A holds 4♥; B holds 2♣" in printed
    assert printed.endswith("\ntwo.c8: 1 of 2 examples fails\n")


def test_programs_get_every_example_with_its_reports(two: str) -> None:
    status, printed = answer(["test", two, "bicycle", "--format", "json"])
    whole = loads(printed)
    assert (status, whole["format"], [one["hold"] for one in whole["files"]]) == (1, "crazy8-examples", [False, True])
    fits, does_not = whole["files"][0]["examples"]
    assert (fits["title"], fits["line"], fits["cites"], fits["holds"]) == ("fits", 3, ["zh"], True)
    assert does_not["diagnostics"][0]["code"] == "C8-RULING-FAILED"
    Draft202012Validator(schema()["$defs"]["diagnostic"] | {"$defs": schema()["$defs"]}).validate(
        does_not["diagnostics"][0]
    )


def test_a_rulebook_without_examples_is_fine_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "none.c8").write_text('c8 2\nvariant none "None" extends pagat [house]\n', encoding="utf-8")
    assert answer(["test", str(tmp_path / "none.c8")]) == (0, f"{tmp_path / 'none.c8'}: it has no examples\n")


def test_the_examples_of_a_broken_rulebook_are_not_played(two: str) -> None:
    Path(two).write_text(TWO.replace("[house]\n", "[house]\nplayers 9\ndeal 7\n"), encoding="utf-8")
    status, printed = answer(["test", two, "italian"])
    assert status == 1
    assert "C8-DEAL-TOO-BIG" in printed
    assert "\ntwo.c8: not playable, " in printed
    assert "does not\n" not in printed
    assert printed.endswith("italian.c8: all 7 examples hold\n")


FORBIDDEN = """c8 2
variant forbidden "A line that a rule forbids" extends bicycle [house]
example "another suit" {
  seats A B
  top 6S
  A holds 9H 4H
  A plays 9H
}
"""


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "same suit or same rank"), ("de", "gleiche Farbe oder gleicher Wert"), ("it", "per seme o per valore")],
)
def test_the_rulebook_is_cited_in_a_language(tmp_path: Path, language: str, says: str) -> None:
    (tmp_path / "forbidden.c8").write_text(FORBIDDEN, encoding="utf-8")
    status, printed = answer(["test", str(tmp_path / "forbidden.c8"), "--lang", language])
    assert status == 1
    assert says in printed


def test_there_is_no_rulebook_in_a_language_that_does_not_ship(two: str) -> None:
    status, printed = answer(["test", two, "--lang", "xx"])
    assert (status, "there is no rulebook in `xx`" in printed) == (2, True)
