"""The yardstick: Pagat's basic game written by hand in C, for this one game alone."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

SOURCE = Path(__file__).with_name("pagat.c")
SAME_RULES = """
deal 5
when 2 players { deal 7 }
starter 8: dealer names suit
wild 8: names suit
draw 1
draw when unable
drawn card may be played
stock empty: reshuffle
stock exhausted: pass
no call
blocked: each pays own hand
score: each pays own hand
game single hand
"""
"""The rules of the program in C. Random bots play whatever fits, so they lay a drawn card that fits, as it does."""


@dataclass(frozen=True)
class Result:
    """What the program in C counted."""

    seconds: float
    """Of processor time."""
    wins: tuple[int, ...]
    blocked: int
    turns: int
    points: int


@cache
def yardstick() -> Path:
    """The compiled program; a test that needs it is left out, and says so, where there is no C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler `cc` on this machine, so there is nothing to compare with")
    program = Path(mkdtemp(prefix="crazy8-")) / "pagat"
    subprocess.run([compiler, "-O2", "-o", str(program), str(SOURCE)], check=True)
    return program


def play_in_c(players: int, hands: int, seed: int) -> Result:
    """Play hands with the program in C."""
    command = [str(yardstick()), str(players), str(hands), str(seed)]
    seconds, *numbers = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    *wins, blocked, turns, points = map(int, numbers)
    return Result(float(seconds), tuple(wins), blocked, turns, points)
