"""Every import of the program, read from its text and never run: in functions and for types alone too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGES = {"compiler": "crazy8.compiler", "runtime": "crazy8.runtime", "src/crazy8": "crazy8"}
"""The folders that hold modules, and the packages that they are."""


class Import(NamedTuple):
    """One file imports another; both are paths from the root of the project, without their ending."""

    source: str
    target: str
    line: int

    def __str__(self) -> str:
        """The import as a test tells it."""
        return f"{self.source}.py:{self.line} imports {self.target}.py"


@cache
def modules() -> dict[str, str]:
    """The file of every module, by the name that is imported."""
    found = {}
    for folder, package in PACKAGES.items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = path.relative_to(ROOT).with_suffix("").as_posix()
            name = (package + file.removeprefix(folder).replace("/", ".")).removesuffix(".__init__")
            found.setdefault(name, file)  # a link in src/crazy8 shows again what stands in a folder above
    return found


@cache
def imports() -> tuple[Import, ...]:
    """All imports of all files, but for those of a package's `__init__` that come with each of its modules."""
    return tuple(one for name, file in modules().items() for one in _imports_of(name, file))


def _imports_of(name: str, file: str) -> Iterator[Import]:
    tree = ast.parse((ROOT / f"{file}.py").read_text(encoding="utf-8"))
    package = name if file.endswith("__init__") else name.rpartition(".")[0]
    for node in _statements(tree):
        for target in sorted(set(_targets(node, package))):
            if target != name:
                yield Import(file, modules()[target], node.lineno)


def _statements(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))


def _targets(node: ast.Import | ast.ImportFrom, package: str) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in modules())
        return
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    base = ".".join([*above, *([node.module] if node.module else [])])
    for alias in node.names:
        inner = f"{base}.{alias.name}"
        if inner in modules():
            yield inner
        elif base in modules():
            yield base
