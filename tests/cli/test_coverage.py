"""`c8 test --coverage`: which answers the examples of a file exercise."""

from __future__ import annotations

from json import loads
from pathlib import Path

import pytest
from session import answer

import crazy8
from crazy8.variant import Variant

HOME = """c8 2
variant home "Our eights" extends bicycle [house]
players 2 to 5
wild 8: names suit
draw nothing
play Q: skip next
play A: reverse
option twos "Twos draw" [house] { play 2: next draws 2 }
example "A queen skips" [house] {
  seats A B C
  top 6S
  A holds QS 2D
  A plays QS
  turn C
}
example "Five sit down" [house] {
  seats A B C D E
  top 6S
  A holds 3H
  A must pass
}
"""


def covered(text: str) -> dict[str, tuple[str | None, bool]]:
    """For every statement the title of the example that shows it, and whether other answers matter."""
    found = crazy8.load_text(text, "home.c8").coverage()
    return {
        one.statement.span.text: (None if one.example is None else one.example.title.text, one.matters)
        for one in found.answers
    }


def test_an_answer_is_exercised_if_another_one_would_be_ruled_otherwise() -> None:
    assert covered(HOME) == {
        "players 2 to 5": ("Five sit down", True),
        "wild 8: names suit": (None, True),
        "draw nothing": ("Five sit down", True),
        "play Q: skip next": ("A queen skips", True),
        "play A: reverse": (None, True),
        "play 2: next draws 2": (None, True),
    }


def test_an_option_is_exercised_at_a_table_that_chose_it() -> None:
    example = """example "Two for you" [house] {
  seats A B
  with option twos
  top 6S
  A holds 2S 9D
  B holds 4H
  A plays 2S
  B must take 2
}
"""
    assert covered(HOME + example)["play 2: next draws 2"] == ("Two for you", True)


def test_what_no_example_can_show_is_told_apart() -> None:
    """At a table of two the block has the last word on queens."""
    text = 'c8 2\nvariant home "Ours" extends bicycle\nplay Q: skip next\nwhen 2 players { play Q: must play again }\n'
    example = 'example "E" {\n  seats A B\n  top 6S\n  A holds QS 2D 3D\n  A plays QS\n  turn A\n}\n'
    assert covered(text + example) == {"play Q: skip next": (None, False), "play Q: must play again": ("E", True)}


def test_what_no_example_could_ever_show_is_listed_apart_and_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = 'deal batches 3 2\nrule draw.too-many: "Keep it."\nexample'
    Path("home.c8").write_text(HOME.replace("example", lines, 1), encoding="utf-8")
    _, printed = answer(["test", "home.c8", "--coverage"])
    apart = printed.partition("cannot be shown by an example:\n")[2]
    assert "deal batches 3 2                The cards are shuffled, so nobody gets others for it.\n" in apart
    assert 'rule draw.too-many: "Keep it."  A note is printed, and nobody plays it.\n' in apart
    assert printed.endswith("home.c8: examples exercise 3 of 6 answers\n")
    facts = loads(answer(["test", "home.c8", "--coverage", "--format", "json"])[1])["files"][0]["coverage"]
    assert (facts["exercised"], facts["of"], len(facts["answers"])) == (3, 6, 8)


def outcomes(variant: Variant) -> list[list[tuple[int, str]]]:
    return [[(found.span.line, found.message) for found in one.diagnostics] for one in variant.examples()]


@pytest.mark.parametrize(
    "name", ["prsi", *(pytest.param(name, marks=pytest.mark.slow) for name in ("italian", "bitch-countdown"))]
)
def test_without_an_answer_that_none_exercises_every_example_is_ruled_the_same(name: str) -> None:
    """Taken out of the text, all at once or one by one, which is another way than that of the program."""
    variant = crazy8.load(name)
    text = variant.text
    missed = variant.coverage().missed
    assert missed
    for one in missed:
        span = one.statement.span
        without = crazy8.load_text(text[: span.start] + " " * (span.end - span.start) + text[span.end :])
        if without.read.linked.resolver is not None and not without.check().errors:
            assert outcomes(without) == outcomes(variant), span.text


def test_the_command_lists_every_answer_and_keeps_its_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("home.c8").write_text(HOME.replace("turn C", "turn B"), encoding="utf-8")
    status, printed = answer(["test", "home.c8", "--coverage"])
    assert status == 1
    assert "  line   5  draw.count     draw nothing          exercised by line 16\n" in printed
    assert "  line   7  play.effect    play A: reverse       no example\n" in printed
    assert printed.endswith("home.c8: examples exercise 3 of 6 answers\n")
    whole = loads(answer(["test", "home.c8", "bicycle", "--coverage", "--format", "json"])[1])
    mine, theirs = (one["coverage"] for one in whole["files"])
    assert (mine["exercised"], mine["of"], len(mine["answers"])) == (3, 6, 6)
    assert mine["answers"][5]["option"] == "twos"
    assert mine["answers"][0]["exercised_by"] == {"title": "Five sit down", "line": 16}
    assert theirs["of"] == len(theirs["answers"])
    assert "coverage" not in loads(answer(["test", "home.c8", "--format", "json"])[1])["files"][0]


def test_a_broken_rulebook_has_no_coverage(tmp_path: Path) -> None:
    (tmp_path / "broken.c8").write_text(HOME.replace("players 2 to 5", "players 9\ndeal 7"), encoding="utf-8")
    status, printed = answer(["test", str(tmp_path / "broken.c8"), "--coverage"])
    assert status == 1
    assert "exercise" not in printed
    with pytest.raises(crazy8.RulebookError):
        crazy8.load(tmp_path / "broken.c8").coverage()
