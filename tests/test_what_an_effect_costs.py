"""How many files know an effect that asks its player for something: those that the documents name, ten at most."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
CODE = ("grammar", "compiler", "runtime", "src/crazy8/cli", "src/crazy8/games", "src/crazy8/books", "src/crazy8/site")
NAMES = re.compile(
    r"""\bGives\b(?!\ \w) | \bGIVES\b | \bCardGiven\( | ^class\ CardGiven
    | ->\ gives\b | "gives" | ^gives-next | f"gives-""",
    re.VERBOSE | re.MULTILINE,
)
"""What the effect `give` is called: its class, its operation, its event, its statement, its sentence."""


def files_that_know_it() -> set[str]:
    """Code, grammar and English; not the other languages."""
    kinds = [path for ending in ("py", "lark") for folder in CODE for path in (ROOT / folder).rglob(f"*.{ending}")]
    english = (ROOT / "compiler/book/locale/en").glob("*.ftl")
    texts = {path: path.read_text(encoding="utf-8") for path in (*kinds, *english)}
    return {path.relative_to(ROOT).as_posix() for path, text in texts.items() if NAMES.search(text)}


def test_an_effect_is_known_to_the_files_that_the_document_names() -> None:
    page = (ROOT / "docs/adding-a-construct.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| \d+ \| `([^`]+)` \|", page, re.MULTILINE)
    assert set(named[:10]) == files_that_know_it()
    assert len(files_that_know_it()) <= 10
