"""The public face: what `import crazy8` offers, when it is loaded, and what its page shows."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import crazy8

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_is_so() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 60
    assert found.failed == 0


def test_every_public_name_exists_and_says_what_it_is() -> None:
    named = {name: getattr(crazy8, name) for name in crazy8.__all__}
    assert [name for name, one in named.items() if callable(one) and not one.__doc__] == []
    assert dir(crazy8) == sorted(crazy8.__all__)


def test_everything_public_of_a_public_class_says_what_it_does() -> None:
    for kind in (crazy8.Variant, crazy8.Game, crazy8.Card, crazy8.Move, crazy8.Verdict, crazy8.Random):
        members = {name: one for name, one in vars(kind).items() if not name.startswith("_") or name == "__call__"}
        assert members
        functions = {name: one for name, one in members.items() if callable(one) or isinstance(one, property)}
        assert [name for name, one in functions.items() if not one.__doc__] == []


def test_type_checkers_read_the_names_that_there_are() -> None:
    tree = ast.parse((ROOT / "src" / "crazy8" / "__init__.py").read_text(encoding="utf-8"))
    (for_checkers,) = [one for one in tree.body if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"]
    found: dict[str, str] = {}
    modules: dict[str, str] = {}
    for one in for_checkers.body:
        if isinstance(one, ast.ImportFrom):
            for alias in one.names:
                named = alias.asname or alias.name
                if named.startswith("_"):
                    modules[named] = f"{one.module}.{alias.name}".removeprefix("crazy8.")
                else:
                    found[named] = str(one.module).removeprefix("crazy8.")
        elif isinstance(one, ast.Assign):
            module, _, there = ast.unparse(one.value).partition(".")
            found[ast.unparse(one.targets[0])] = f"{modules[module]}:{there}"
    assert found == crazy8._HOMES  # type: ignore[attr-defined]  # mypy is not to see what is not public


def test_a_name_that_there_is_not_is_an_attribute_error() -> None:
    name = "crazy9"
    with pytest.raises(AttributeError, match="module `crazy8` has no attribute `crazy9`"):
        getattr(crazy8, name)


@pytest.mark.parametrize(
    ("statement", "unwanted"),
    [
        ("import crazy8", {"pydantic", "numpy", "numba", "lark", "jinja2", "crazy8.compiler"}),
        ("import crazy8; crazy8.C8Error; crazy8.__version__", {"pydantic", "numpy", "crazy8.compiler"}),
        ("import crazy8; crazy8.load('bicycle').check()", {"numpy", "numba", "jinja2", "fluent", "crazy8.runtime"}),
        ("import crazy8; crazy8.load('bicycle').deal().advice()", {"numpy", "numba", "jinja2", "fluent"}),
        ("import crazy8; crazy8.load('bicycle').simulate(hands=10)", {"numpy", "numba", "jinja2", "fluent"}),
        ("import crazy8; crazy8.load('bicycle').rulebook()", {"numba", "numpy"}),
    ],
)
def test_only_what_is_used_is_imported(statement: str, unwanted: set[str]) -> None:
    code = f"import sys; before = set(sys.modules); {statement}; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, check=True)
    assert not unwanted & set(done.stdout.decode().split())
