"""What `c8` prints under `python -OO`, which leaves docstrings and asserts out: the same."""

from __future__ import annotations

import subprocess
import sys

import pytest

COMMANDS = (
    ("check", "pagat"),
    ("explain", "C8-DEAD-END"),
    ("explain", "stock.empty"),
    ("explain", "score.value", "--variants"),
    ("rulebook", "pagat", "--lang", "de"),
    ("check", "--help"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_docstring_is_printed(words: tuple[str, ...]) -> None:
    def printed(*options: str) -> bytes:
        done = subprocess.run([sys.executable, *options, "-m", "crazy8", *words], capture_output=True, check=False)
        assert done.stderr == b""
        return done.stdout

    without = printed("-OO")
    assert len(without) > 200
    assert without == printed()
