"""Some shipped rulebooks as they read, one document for each variant and language.

`pytest --update` writes them anew; read the difference aloud before committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from books_to_print import READ, printed

from crazy8.compiler.book.languages.files import languages

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(("name", "tag"), [(name, tag) for name in READ for tag in languages()])
def test_the_rulebook_reads_as_it_was_read_last(name: str, tag: str, update: bool) -> None:
    document = GOLDEN / f"{name}.{tag}.md"
    text = printed(name, tag)
    if update:
        document.parent.mkdir(exist_ok=True)
        document.write_text(text, encoding="utf-8")
    assert document.read_text(encoding="utf-8") == text


def test_there_is_no_document_without_a_variant() -> None:
    expected = {f"{name}.{tag}.md" for name in READ for tag in languages()}
    assert {document.name for document in GOLDEN.iterdir()} == expected
