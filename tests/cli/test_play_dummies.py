"""`c8 play` and `c8 simulate` where each player plays a dummy hand: the person plays both own hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from session import answer

RULES = 'c8 2\nvariant two "Two" extends pagat [house]\nplayers 2\ndummy hands\ngame 2 hands\n'
PLAY = ["play", "two.c8", "--seed", "3"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "two.c8").write_text(RULES, encoding="utf-8")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_both_hands_of_the_person_are_seen_and_played() -> None:
    status, printed = answer(PLAY, typed("8s spades", "undo", "table", "quit"))
    assert status == 0
    assert "Two: You, Ana, your dummy, Ana’s dummy." in printed
    assert "Your dummy holds" in printed
    assert "You hold" in printed
    assert "Ana holds" not in printed
    assert "Ana’s dummy holds" not in printed


def test_a_person_can_play_a_whole_game_and_points_are_those_of_players() -> None:
    lines = ("draw", "pass", "", "8", "hearts", "9", "q", "5", "a", "k", "7", "2", "3", "4", "6", "10", "j")
    status, printed = answer([*PLAY, "--seat", "2"], typed(*lines * 400))
    assert status == 0
    assert printed.splitlines()[-1] in ("You win the game.", "Ana wins the game.", "Ana and you win the game.")
    scores = printed[printed.rindex("this hand") :]
    assert "dummy" not in scores
    assert "\n  You " in scores


def test_a_game_is_kept_and_gone_on_with() -> None:
    kept = ["play", "--load", "evening.c8game"]
    answer([*PLAY, "--save", "evening.c8game"], typed("hint", "draw", "quit"))
    status, printed = answer(kept, typed("quit"))
    assert status == 0
    assert "Your dummy" in printed or "You hold" in printed


def test_there_is_a_seat_for_each_person() -> None:
    status, printed = answer([*PLAY, "--seat", "3"])
    assert status == 2
    assert "there is no seat 3 at a table of 2" in printed


def test_figures_are_those_of_players() -> None:
    status, printed = answer(["simulate", "two.c8", "-n", "20", "--workers", "1", "--policy", "sensible,random"])
    assert status == 0
    assert "Two: 2 players, 20 hands" in printed
    assert "plays second" in printed
    assert "plays third" not in printed
    assert "2, random" in printed
