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


ASPECT = re.compile(
    r"""\bafter_served\b | (?<!extra[_-])after[_-]served | MATCH_AFTER_SERVED | served_fits | SERVED_FITS
    | \bstate\.served\b | ^\ +served:""",
    re.VERBOSE | re.MULTILINE,
)
"""What `after X served: cards` is called: its statement, its question, its answer, its fields, its feature."""


def files_that_know(names: re.Pattern[str]) -> set[str]:
    """Code, grammar and English; not the other languages, an earlier grammar, or the words by which players look."""
    kinds = [path for ending in ("py", "lark") for folder in CODE for path in (ROOT / folder).rglob(f"*.{ending}")]
    english = (ROOT / "compiler/book/locale/en").glob("*.ftl")
    texts = {path: path.read_text(encoding="utf-8") for path in (*kinds, *english)}
    found = {path.relative_to(ROOT).as_posix() for path, text in texts.items() if names.search(text)}
    return found - {"grammar/version_1.lark", "compiler/players_words/words.py"}


def test_an_effect_is_known_to_the_files_that_the_document_names() -> None:
    page = (ROOT / "docs/adding-a-construct.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| \d+ \| `([^`]+)` \|", page, re.MULTILINE)
    assert set(named[:10]) == files_that_know(NAMES)
    assert len(files_that_know(NAMES)) <= 10


def test_an_aspect_of_matching_is_known_to_eight_files_and_the_sentences() -> None:
    page = (ROOT / "docs/adding-a-construct.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    assert set(named) == files_that_know(ASPECT)
    assert len([file for file in named if not file.endswith(".ftl")]) <= 8
