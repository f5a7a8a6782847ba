"""How long one process takes to format all shipped variants: what an editor or a pre-commit hook waits for.

    pytest benchmarks/test_many_formatted.py --benchmark-enable -n0 -s

prints the seconds of processor time in the quickest run, which other programs on the machine disturb least, and by the
clock: once where nothing has to change, and once where every line has.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

AIM = 2.0
ROUNDS = 5
VARIANTS = sorted((Path(__file__).parents[1] / "variants").rglob("*.c8"))
FORMAT = [sys.executable, "-c", "from crazy8.cli.process import run; run()", "fmt"]


@pytest.mark.parametrize("space", [" ", "   "], ids=["canonical", "odd"])
def test_one_process_formats_all_shipped_variants(space: str, timed: bool, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a program that is in use has its byte code
    folder = tmp_path / "variants"
    figures = []
    for _ in range(ROUNDS if timed else 1):
        copy_variants(folder, space)
        figures.append(seconds(folder, environment))
        assert figures[-1][2].endswith(
            f"formatted {len(VARIANTS)} of {len(VARIANTS)} files\n" if space != " " else " are in canonical form\n"
        )
    if timed:
        processor, clock = min(one[0] for one in figures), min(one[1] for one in figures)
        print(f"\nc8 fmt of {len(VARIANTS)} variants: {processor:.2f} s, {clock:.2f} s by the clock (aim {AIM})")
        assert processor <= AIM


def copy_variants(folder: Path, space: str) -> None:
    """Write all variants into a folder, with other blanks between words."""
    folder.mkdir(exist_ok=True)
    for path in VARIANTS:
        (folder / path.name).write_text(path.read_text(encoding="utf-8").replace(" ", space), encoding="utf-8")


def seconds(folder: Path, environment: dict[str, str]) -> tuple[float, float, str]:
    """The seconds of processor time and by the clock, and what was printed."""
    before, begin = os.times(), perf_counter()
    done = subprocess.run([*FORMAT, str(folder)], env=environment, capture_output=True, check=True, text=True)
    after, end = os.times(), perf_counter()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    return processor, end - begin, done.stdout
