"""The pages that are made from the registries are up to date, and the `.c8` blocks of the guide are sound."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.resolve.link import Library
from crazy8.shipped import shipped_names, shipped_source

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


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[-1] for block in BLOCKS])
def test_the_guide_shows_sound_rules(block: str) -> None:
    checked = check_text("guide.c8", completed(block), Library(shipped_source, shipped_names()))
    assert checked.clean, checked.diagnostics
