"""What is imported when: checking a file loads nothing heavy, and the compiler touches no outside world."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

HEAVY = {"lark", "jinja2", "fluent", "rich", "numpy", "numba", "llvmlite", "click", "hypothesis"}
"""What costs more to import than a file costs to check, and belongs to other work."""

CHECKING = """
import sys
from crazy8.files.kept_tables import keep_tables
keep_tables()
from crazy8.compiler.pipeline import check_source
from crazy8.compiler.layers.link import Library
from crazy8.files.shipped import shipped_names, shipped_source
checked = check_source(shipped_source("pagat"), Library(shipped_source, shipped_names()))
assert checked.clean and checked.resolver.resolve(2).rules
print(*sorted(sys.modules))
"""


def loaded_by(program: str, cache: Path) -> set[str]:
    """The modules that a fresh interpreter has loaded after a program."""
    environment = {"XDG_CACHE_HOME": str(cache), "HOME": str(cache), "LOCALAPPDATA": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment, cwd=cache
    )
    return set(done.stdout.split())


def test_checking_with_kept_tables_loads_nothing_heavy(tmp_path: Path) -> None:
    first = loaded_by(CHECKING, tmp_path)
    assert "lark" in first, "somebody has to make the tables"
    again = loaded_by(CHECKING, tmp_path)
    assert again & HEAVY == set()
    assert {name for name in again if name.startswith("crazy8.runtime")} == set()
    assert "crazy8.compiler.players_words" not in again, "nobody asked in words of his own"


@pytest.mark.parametrize("package", ["crazy8", "crazy8.compiler", "crazy8.cli.main"])
def test_importing_the_package_loads_nothing_heavy(package: str, tmp_path: Path) -> None:
    loaded = loaded_by(f"import sys, {package}; print(*sorted(sys.modules))", tmp_path)
    assert loaded & (HEAVY | {"pydantic"}) == set()


OUTSIDE = {
    "os",
    "io",
    "pathlib",
    "shutil",
    "tempfile",
    "glob",
    "subprocess",
    "socket",
    "time",
    "datetime",
    "random",
    "secrets",
}
"""Modules of files, clocks, chance and other programs: the compiler takes text and values, and gives values."""


def modules_of(path: Path) -> set[str]:
    """The top-level names of all modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def calls_of(path: Path) -> set[str]:
    """The plain names that a file calls."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def test_the_compiler_touches_no_outside_world() -> None:
    for path in sorted((ROOT / "compiler").rglob("*.py")):
        assert modules_of(path) & OUTSIDE == set(), path
        assert calls_of(path) & {"open", "print", "input"} == set(), path
