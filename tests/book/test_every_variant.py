"""Every variant that ships can be printed in every language and form, with no rest of the machine in it.

Every variant is printed in every language as Markdown, and those that were read aloud in the other forms too; by
default a few that use most of the language. `CRAZY8_HANDS=1000 pytest tests/book` prints all forms.
"""

from __future__ import annotations

import os
import re

from books_to_print import READ, shipped_book
from covering import every_variant

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import render

IN_FULL = "CRAZY8_HANDS" in os.environ
MACHINE = re.compile(r"None|\{|\}|\?\?\?|Undefined|standard52|stacking")
"""What never stands in a book: rests of the program, and a word that means three different things to players."""
LONGEST = 18_000
"""How many signs a book in English may have: some three printed pages, and a little more for ten special cards with
long names, as in Uno Show 'Em No Mercy."""


@every_variant
def test_a_shipped_variant_is_printed_in_every_language(name: str) -> None:
    book = shipped_book(name)
    for tag in languages():
        text = render(book, tag, "md")
        rules, _, _sources = text.rpartition("\n## ")
        assert not MACHINE.search(rules), (tag, MACHINE.search(rules))
        assert not re.search(r"^## .*\n\n## ", text, re.MULTILINE), "an empty section"
        for output in ("html", "txt") if IN_FULL or name in READ else ():
            assert render(book, tag, output)


@every_variant
def test_no_book_is_too_long_to_be_read_at_the_table(name: str) -> None:
    assert len(render(shipped_book(name), "en", "txt")) < LONGEST
