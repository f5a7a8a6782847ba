"""`c8 simulate`: numbers with their uncertainty, and everything needed to repeat them."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from json import loads

import pytest
from covering import every_variant
from session import answer

from crazy8.cli.output import Output
from crazy8.cli.progress import Progress


@every_variant
def test_every_figure_stands_beside_what_it_comes_from(name: str) -> None:
    status, printed = answer(["simulate", name, "-n", "60", "--seed", "5"])
    assert status == 0
    assert printed.splitlines()[0].endswith(" players, 60 hands")
    assert "\n60 hands, seed 5, sensible bots, rules " in printed
    assert "95 % confidence" in printed
    assert "plays first" in printed


def numbers(*words: str) -> dict[str, object]:
    status, printed = answer(["simulate", *words, "--format", "json"])
    assert status == 0
    found = loads(printed)
    assert isinstance(found, dict)
    return found


def test_the_numbers_do_not_depend_on_the_workers() -> None:
    run = ["pagat", "--players", "3", "-n", "40", "--seed", "9"]
    assert numbers(*run, "--workers", "1") == numbers(*run, "--workers", "3")
    assert numbers(*run) != numbers(*run[:-1], "10")


def test_programs_get_everything() -> None:
    found = numbers("pagat", "--with", "twos", "--players", "2", "-n", "30", "--policy", "sensible,random")
    assert (found["format"], found["variant"], found["options"], found["players"], found["hands"]) == (
        "crazy8-numbers",
        "pagat",
        ["twos"],
        2,
        30,
    )
    assert found["policies"] == ["sensible", "random"]
    assert isinstance(found["positions"], list)
    assert set(found["positions"][0]["hand_wins"]) == {"count", "of", "share", "low", "high", "bounds"}


def test_stopped_hands_are_told_with_a_warning_and_without_a_mean() -> None:
    found = numbers("olsen-up-down", "--players", "3", "-n", "20", "--seed", "2")
    assert found["version"] == 2
    assert found["stopped_hands"] == found["endings"]["limited"]["count"] > 10
    assert found["turns"]["mean"]["mean"] is None
    assert found["turns"]["mean"]["bounds"]["least"] > 100
    assert found["positions"][0]["hand_wins"]["share"] is None
    (warning,) = found["warnings"]
    printed = answer(["simulate", "olsen-up-down", "--players", "3", "-n", "20", "--seed", "2"])[1]
    assert f"warning: {warning} 20 hands, seed 2" in " ".join(printed.split()), "lines are broken"
    assert " turns of a hand          at least " in printed


def test_whole_games_are_counted_by_games() -> None:
    status, printed = answer(["simulate", "bicycle", "-n", "12", "--games", "--players", "2"])
    assert status == 0
    assert "2 players, 12 games" in printed
    assert "wins the game" in printed
    assert "hands of a game" in printed


def test_different_bots_are_told_apart() -> None:
    printed = answer(["simulate", "italian", "-n", "20", "--policy", "random,random,sensible,random"])[1]
    assert "  3, sensible   " in printed
    assert "bots random, random, sensible, random" in printed


def test_only_what_the_rules_know_is_listed() -> None:
    bicycle = answer(["simulate", "bicycle", "-n", "20"])[1]
    assert "ends void" in bicycle
    assert "ends blocked" not in bicycle
    assert "hands with a new stock" not in bicycle
    pagat = answer(["simulate", "pagat", "-n", "20"])[1]
    assert "ends blocked" in pagat
    assert "ends void" not in pagat
    assert "hands with a new stock" in pagat


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-n", "0"], "c8: -n: `0` is not a whole number from 1 to 1000000000\n"),
        (["-n", "1e3"], "c8: -n: `1e3` is not a whole number from 1 to 1000000000\n"),
        (["--seed", "-1"], "c8: --seed: "),
        (["-n", "10", "--policy", "clever"], "c8: no bot is called `clever`\n    there are random, sensible\n"),
        (["-n", "10", "--policy", "random,random"], "c8: 2 bots are named for 4 players\n"),
    ],
)
def test_misuse(words: list[str], message: str) -> None:
    status, printed = answer(["simulate", "pagat", *words])
    assert status == 2
    assert printed.startswith(message)


def test_small_runs_do_not_wait_for_a_compiler() -> None:
    code = (
        "import sys; from crazy8.cli.main import main; status = main(sys.argv[1:]);"
        "print(*sys.modules, file=sys.stderr); sys.exit(status)"
    )
    words = [sys.executable, "-c", code, "simulate", "bicycle", "-n", "20"]
    done = subprocess.run(words, capture_output=True, check=False, env={**os.environ})
    assert done.returncode == 0
    assert "numba" not in done.stderr.decode().split()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_after_a_moment_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    now = [100.0]
    monkeypatch.setattr("crazy8.cli.progress.monotonic", lambda: now[0])
    with Progress(Output(screen), "hands", None) as progress:
        progress.show(100, 1000)
        assert screen.getvalue() == ""
        now[0] += 2
        progress.show(500, 1000)
        assert screen.getvalue() == "[###############               ] 500 of 1000 hands"
        progress.show(501, 1000)
        assert "501" not in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")


def test_a_long_silence_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    monkeypatch.setattr("crazy8.cli.progress.PATIENCE_WITHOUT_A_STEP", 0.01)
    with Progress(Output(log), "hands", "compiling ..."):
        deadline = time.monotonic() + 5
        while not log.getvalue().endswith("\n") and time.monotonic() < deadline:
            time.sleep(0.01)
    assert log.getvalue() == "compiling ...\n"
