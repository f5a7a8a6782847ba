"""The reader knows nothing but claims: it imports no engine, and each of its functions names the sentences it reads."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest
from reader.book import HEARS, HEARS_ANSWER

from crazy8.compiler.book.languages.files import shipped_files

READER = Path(__file__).parent / "reader"
ALLOWED = re.compile(r"crazy8\.compiler\.(telling\.(claim|exchange)|topics\.\w+\.claims)$")
ENGLISH = re.compile(r"^([\w-]+) =", re.MULTILINE)


@pytest.mark.parametrize("file", sorted(READER.glob("*.py")), ids=lambda file: file.stem)
def test_it_imports_claims_and_nothing_else_of_the_project(file: Path) -> None:
    names = [
        node.module or ""
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and not node.level
    ]
    assert [name for name in names if name.startswith("crazy8") and not ALLOWED.match(name)] == []


def test_every_function_names_english_sentences() -> None:
    known = {name for _, text in shipped_files("en").texts for name in ENGLISH.findall(text)}
    for function in {*HEARS.values(), *HEARS_ANSWER.values()}:
        words = inspect.getdoc(function) or ""
        assert words.startswith("message: "), function
        named = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", words.removeprefix("message: ")))
        assert named <= known, (function.__name__, named - known)
