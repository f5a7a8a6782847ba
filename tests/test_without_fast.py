"""The base is enough: everything works where numpy and numba are not installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REFUSE = """
import sys
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Refusing())
from crazy8.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
BASE = ("numpy", "numba", "llvmlite")


def c8(tmp_path: Path, missing: tuple[str, ...], *words: str, code: str = REFUSE) -> subprocess.CompletedProcess[str]:
    code = code.format(missing=missing)
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=tmp_path,
    )


COMMANDS = """
check pagat
show uno
test bicycle
rulebook uno --lang it
cards pagat
play uno --seed 3 --auto
simulate pagat -n 20 --policy random
simulate uno -n 2 --games
"""


def test_every_command_works_without_the_compiled_engine(tmp_path: Path) -> None:
    for_all = REFUSE.replace(
        "main(sys.argv[1:])", "max(main(line.split()) for line in sys.argv[1].strip().splitlines())"
    )
    done = c8(tmp_path, BASE, COMMANDS, code=for_all)
    assert (done.returncode, done.stderr) == (0, "")
    assert "hands of a game" in done.stdout


def test_the_figures_are_the_same_without_it(tmp_path: Path) -> None:
    words = ("simulate", "bicycle", "-n", "1100", "--policy", "random")
    done = c8(tmp_path, ("numba", "llvmlite"), *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == c8(tmp_path, (), *words).stdout
