"""One word for one thing: what the glossary names exists, and no two types bear one name without its saying so."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
FOLDERS = ("compiler", "runtime", "src/crazy8")


def types() -> dict[str, list[str]]:
    """The files that define each public class."""
    found: dict[str, list[str]] = defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            if not file.startswith(("src/crazy8/compiler/", "src/crazy8/runtime/")):
                tree = ast.parse(path.read_text(encoding="utf-8"))
                for node in tree.body:
                    if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                        found[node.name].append(file)
    return found


def test_the_files_and_types_that_are_named_exist() -> None:
    known = types()
    for name, file in re.findall(r"`(\w+)` in `([\w/.]+)`", PAGE):
        assert file in known[name], f"{name} is not in {file}"
    for path in re.findall(r"`((?:compiler|runtime|src)/[\w/.]+)`", PAGE):
        assert (ROOT / path).exists(), path


def test_no_two_types_bear_one_name_unless_the_glossary_says_why() -> None:
    shared = set(re.findall(r"^\| `(\w+)` \|", PAGE.partition("## Names on two sides")[2], re.MULTILINE))
    twice = {name for name, files in types().items() if len(files) > 1}
    assert twice == shared
