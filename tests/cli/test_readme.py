"""What the README shows is what the program says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from session import answer

from crazy8 import load
from crazy8.files.shipped import family_of, shipped_names

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The rulebook of the README, in the folder in which commands run."""
    monkeypatch.chdir(tmp_path)
    (text,) = (block for block in BLOCKS if block.startswith("c8 2\n"))
    (tmp_path / "home.c8").write_text(text, encoding="utf-8")
    return tmp_path / "home.c8"


def test_the_fault_is_found_as_shown(home: Path) -> None:
    (shown,) = (block for block in BLOCKS if block.startswith("$ c8 check home.c8\n"))
    status, printed = answer(["check", "home.c8"])
    assert status == 1
    assert printed.startswith(shown.removeprefix("$ c8 check home.c8\n"))


def test_the_mended_rulebook_prints_what_is_quoted(home: Path) -> None:
    mended = home.read_text(encoding="utf-8").replace("score: winner collects\n", "")
    home.write_text(mended, encoding="utf-8")
    quoted = " ".join(re.findall(r"^> (.*)$", README, re.MULTILINE))
    status, printed = answer(["rulebook", "home.c8", "--lang", "it"])
    assert status == 0
    assert quoted.partition(". ")[0] in " ".join(printed.split())
    assert quoted.rpartition(". ")[2] in " ".join(printed.split())


def test_every_command_of_the_table_exists() -> None:
    from crazy8.cli.main import COMMANDS

    table = re.findall(r"^\| `c8 (\w+)", README, re.MULTILINE)
    assert sorted(table) == sorted(COMMANDS)


def test_the_shelf_is_what_ships() -> None:
    rows = re.findall(r"^\| ([a-z-]+) \| (\d+) \| ([\w, ]*) \| `c8 play ([\w-]+)` \|$", README, re.MULTILINE)
    countries: dict[str, set[str]] = {}
    for name in shipped_names():
        played = load(name).read.resolver.readings.identity.countries
        countries.setdefault(family_of(name), set()).update(set(played) - {"software"})
    assert {family: set(played.split(", ")) for family, _, played, _ in rows} == countries
    assert {family: int(files) for family, files, _, _ in rows} == Counter(map(family_of, shipped_names()))
    assert [family_of(name) for _, _, _, name in rows] == [family for family, _, _, _ in rows]
    assert re.findall(r"^(\d+) variants ship", README, re.MULTILINE) == [str(len(shipped_names()))]
