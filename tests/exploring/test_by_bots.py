"""Bots play hands at every table, and it is told where these do not end."""

from __future__ import annotations

from pathlib import Path

import pytest

import crazy8
from crazy8.compiler.exploring.by_bots import ENOUGH, HANDS, played_by_bots
from crazy8.compiler.exploring.explored import explored

HEAD = 'c8 2\nvariant home "Home" extends bicycle [house]\nplayers 2 to 3\n'
STUCK = HEAD + "stock empty: reshuffle\nafter any: 8\n"
BY_OPTION = HEAD + 'option stuck "Nothing fits" {\n  stock empty: reshuffle\n  after any: 8\n}\n'


def test_hands_that_end_are_no_report() -> None:
    played = played_by_bots(crazy8.load_text(HEAD, "home.c8").read.resolver)
    assert not played.reports
    assert played.hands == played.tables * HANDS


def test_hands_without_an_end_are_told_and_not_played_on() -> None:
    played = played_by_bots(crazy8.load_text(STUCK, "home.c8").read.resolver)
    (report,) = played.reports
    assert report.code == "C8-HANDS-WITHOUT-END"
    assert report.severity.name == "WARNING"
    assert int(report.message.partition(" ")[0]) >= ENOUGH


def test_an_option_that_leads_to_them_is_named() -> None:
    (report,) = played_by_bots(crazy8.load_text(BY_OPTION, "home.c8").read.resolver).reports
    assert "`stuck`" in report.message


def test_only_the_table_that_is_asked_for_is_played() -> None:
    resolver = crazy8.load_text(BY_OPTION, "home.c8").read.resolver
    played = played_by_bots(resolver, ("stuck",), 3)
    assert played.tables == 1
    (report,) = played.reports
    assert "3 players and `stuck`" in report.message


@pytest.mark.slow
def test_a_play_with_an_option_says_so() -> None:
    resolver = crazy8.load_text(BY_OPTION, "home.c8").read.resolver
    assert not explored(resolver, (), 2).reports
    (report,) = explored(resolver, ("stuck",), 2).reports
    assert report.code == "C8-ONE-CAN-STALL"
    assert "with option stuck" in report.notes[-1]


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.slow
@pytest.mark.usefixtures("empty_cache")
def test_a_deep_verdict_says_how_much_was_looked_at() -> None:
    bicycle = crazy8.load("bicycle")
    steps: list[str] = []
    verdict = bicycle.check(deep=True, on_progress=lambda what, done, of: steps.append(what))
    assert verdict.clean
    assert verdict.examples == 0 < bicycle.check().examples
    assert any("states" in one for one in verdict.covered)
    assert set(steps) == {"exploring", "playing", "taking lines away"}


def test_what_was_explored_once_is_found_again(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(text: str) -> tuple[object, list[str]]:
        steps: list[str] = []
        variant = crazy8.load_text(text, "home.c8")
        verdict = variant.check(deep=True, players=2, on_progress=lambda what, done, of: steps.append(what))
        return ([(one.code, one.message, one.span.line) for one in verdict.reports], verdict.covered), steps

    verdict, steps = judged(HEAD)
    assert steps
    assert judged(HEAD) == (verdict, [])
    assert judged(HEAD + "draw 2\n")[1]
    with monkeypatch.context() as another_program:
        another_program.setattr("crazy8.files.kept_verdicts.digest_of_program", lambda: b"another")
        assert judged(HEAD)[1]
        assert judged(HEAD) == (verdict, [])
    kept = sorted(empty_cache.rglob("*.deep-verdict"))
    assert len(kept) == 3
    for path in kept:
        path.write_bytes(path.read_bytes()[:40])
    again, steps = judged(HEAD)
    assert (again, bool(steps)) == (verdict, True)


def test_a_rulebook_with_errors_is_not_played() -> None:
    broken = crazy8.load_text(HEAD + "drow 3\n", "home.c8")
    assert broken.check(deep=True) == broken.check()


@pytest.mark.slow
def test_a_worked_example_that_fails_is_a_finding() -> None:
    example = 'example "No" {\n  seats A B\n  A holds 5H 9S\n  B holds 4C\n  top 7H\n  A may play 9S\n}\n'
    verdict = crazy8.load_text(HEAD + example, "home.c8").check(deep=True)
    assert "C8-RULING-FAILED" in {one.code for one in verdict.findings}
