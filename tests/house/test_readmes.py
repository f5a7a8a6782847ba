"""The README of a folder names files that are there, and forgets none that a newcomer would look for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READMES = sorted(
    path for folder in ("compiler", "runtime", "src/crazy8/site") for path in (ROOT / folder).rglob("README.md")
)
SKIPPED = {"__init__.py"}


def rows_of(readme: Path) -> set[str]:
    """The files that the tables of a page name in their first column."""
    rows = re.findall(r"^\| (`[^|]+) \|", readme.read_text(encoding="utf-8"), re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([^`]+\.py)`", row)}


@pytest.mark.parametrize("readme", READMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_files_that_a_readme_names_exist(readme: Path) -> None:
    here = readme.parent
    missing = [name for name in rows_of(readme) if not (here / name).exists() and not list(here.glob(f"*/{name}"))]
    assert missing == []


@pytest.mark.parametrize("readme", READMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_readme_with_a_table_forgets_no_file(readme: Path) -> None:
    named = {name.rpartition("/")[2] for name in rows_of(readme)}
    files = {path.name for path in readme.parent.glob("*.py")} - SKIPPED
    if named:
        assert files - named == set()
