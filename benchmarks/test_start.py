"""How long a cold `c8 check` takes, as a multiple of importing the two libraries that it is built on.

    pytest benchmarks --benchmark-enable -n0 -s

prints the ratio of processes that run in turn. The aim is 2.0; pydantic alone, with one model, takes 1.6, and a check
of a sound file does without.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

AIM = 2.0
ROUNDS = 21
VARIANT = Path(__file__).parents[1] / "variants" / "pagat.c8"
LIBRARIES = [sys.executable, "-c", "import lark, pydantic"]
CHECK = [sys.executable, "-c", "from crazy8.cli.process import run; run()", "check", str(VARIANT)]


def test_a_cold_check_against_importing_lark_and_pydantic(timed: bool, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a program that is in use has its byte code
    for command in (LIBRARIES, CHECK):
        seconds_of(command, environment)  # warms byte code, parse tables and the file cache
    ratios = [
        seconds_of(CHECK, environment) / seconds_of(LIBRARIES, environment) for _ in range(ROUNDS if timed else 1)
    ]
    if timed:
        print(f"\nc8 check pagat.c8: {median(ratios):.2f} times the libraries alone (aim {AIM})")
        assert median(ratios) <= AIM


def seconds_of(command: list[str], environment: dict[str, str]) -> float:
    begin = perf_counter()
    subprocess.run(command, env=environment, capture_output=True, check=True)
    return perf_counter() - begin
