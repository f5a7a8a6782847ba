"""How long one process takes to print all shipped variants in all languages as web pages.

    pytest benchmarks/test_many_books.py --benchmark-enable -n0 -s

prints the milliseconds of processor time for a book, everything included: reading, checking, an example hand that is
played, the comparison with relatives, and the page. Where nothing is measured a few variants are printed.
"""

from __future__ import annotations

import time

from crazy8.books.printing import book_of
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import render
from crazy8.files.shipped import shipped_names
from crazy8.variant import load

AIM = 30.0
"""Milliseconds for a book."""
FEW = ("bicycle", "italian", "pagat")


def test_one_process_prints_all_shipped_variants(timed: bool) -> None:
    _print("bicycle")  # the first book pays for the messages of all languages, the templates and the tables
    start = time.process_time()
    printed = sum(map(_print, shipped_names() if timed else FEW))
    each = (time.process_time() - start) / printed * 1000
    if timed:
        print(f"\n{printed} books: {each:.1f} ms each (aim {AIM:.0f})")
        assert each <= AIM


def _print(name: str) -> int:
    """Print a variant in all languages; how many books that were."""
    book = book_of(load(name).read)
    pages = [render(book, tag, "html") for tag in languages()]
    assert all(page.endswith("</html>\n") for page in pages)
    return len(pages)
