"""The pages that are made from the registries are up to date, and the `.c8` blocks of the guide are sound."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest
from pages import examples, parts_of_a_file
from pages.reports import by_stage

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.diagnostics.registry import all_kinds
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import BodyNode, Example
from crazy8.compiler.layers.link import Library
from crazy8.compiler.source import Source
from crazy8.compiler.telling.step_kinds import Action, Given, Ruling
from crazy8.files.shipped import shipped_names, shipped_source

DOCS = Path(__file__).parent.parent / "docs"
GUIDE = (DOCS / "writing-a-variant.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```c8\n(.*?)```", GUIDE, re.DOTALL)


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_generate", DOCS / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", generator().PAGES)
def test_made_pages_are_up_to_date(name: str, update: bool) -> None:
    text = generator().PAGES[name]()
    if update:
        (DOCS / name).write_text(text, encoding="utf-8")
    assert (DOCS / name).read_text(encoding="utf-8") == text


def test_every_line_of_an_example_is_explained_as_what_it_is() -> None:
    explained = {**examples.TABLE, **examples.ACTIONS, **examples.RULINGS}
    assert [set(examples.TABLE), set(examples.ACTIONS), set(examples.RULINGS)] == [
        set(get_args(family)) for family in (Given, Action, Ruling)
    ]
    for kind, (line, _) in explained.items():
        text = f'c8 2\nvariant v "V"\nexample "E" {{\n{line.replace("NAME", "twos")}\n}}\n'
        (example,) = (node for node in parse(Source("v", text)).document.body if isinstance(node, Example))
        assert [step.kind for step in example.steps] == [kind]


def test_every_part_of_a_file_is_explained_as_what_it_is() -> None:
    assert set(parts_of_a_file.PARTS) == {kind.__name__ for kind in get_args(BodyNode)}
    for kind, lines in parts_of_a_file.PARTS.items():
        for line, _ in lines:
            text = line.replace("…", "\nseats A B\nturn A\n")
            (node,) = parse(Source("v", f"{text}\n")).document.body
            assert type(node).__name__ == kind


def anchors(page: Path) -> set[str]:
    """The anchors that the headings of a page get: small letters, blanks as hyphens, no other signs."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.relative_to(DOCS).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(
        r"^(`{3,}).*?^\1$|`[^`\n]+`(?!\])", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if "://" not in target:
            name, _, anchor = target.partition("#")
            there = (page.parent / name) if name else page
            assert there.exists(), target
            assert not anchor or anchor in anchors(there), target


def test_every_code_is_listed_under_one_stage() -> None:
    listed = [kind for kinds in by_stage().values() for kind in kinds]
    assert sorted(kind.code for kind in listed) == [kind.code for kind in all_kinds()]
    assert all(by_stage().values())


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[-1] for block in BLOCKS])
def test_the_guide_shows_sound_rules(block: str) -> None:
    checked = check_text("guide.c8", completed(block), Library(shipped_source, shipped_names()))
    assert checked.clean, checked.diagnostics
