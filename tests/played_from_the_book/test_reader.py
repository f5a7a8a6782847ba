"""The reader knows nothing but claims: it imports no engine, and each of its functions names the sentences it reads."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest
from reader.book import HEARS, HEARS_ANSWER
from sentences import keys_in, with_sentences

READER = Path(__file__).parent / "reader"
ALLOWED = re.compile(r"crazy8\.compiler\.(telling\.(claim|exchange)|topics\.\w+\.claims)$")


@pytest.mark.parametrize("file", sorted(READER.glob("*.py")), ids=lambda file: file.stem)
def test_it_imports_claims_and_nothing_else_of_the_project(file: Path) -> None:
    names = [
        node.module or ""
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and not node.level
    ]
    assert [name for name in names if name.startswith("crazy8") and not ALLOWED.match(name)] == []


def test_every_function_that_hears_names_english_sentences() -> None:
    for function in {*HEARS.values(), *HEARS_ANSWER.values()}:
        keys = keys_in(inspect.getdoc(function) or "")
        assert keys, f"{function.__name__} is written from no sentence"


@pytest.mark.parametrize("file", sorted(READER.glob("*.py")), ids=lambda file: file.stem)
def test_every_function_is_written_from_sentences_as_they_are(file: Path, update: bool) -> None:
    """Whoever changes a sentence is led to the function that has to mean it."""
    code = file.read_text(encoding="utf-8")
    if update:
        file.write_text(with_sentences(code), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == with_sentences(code)
