"""How long one process takes to make the site of all shipped variants in all languages.

    pytest benchmarks/test_site.py --benchmark-enable -n0 -s

prints the milliseconds of processor time for a game in one language, everything included: the book, its short rules,
its score sheet, and its part in the shelf, the pages of questions and the comparison. Where nothing is measured a few
variants are taken.
"""

from __future__ import annotations

import time

from crazy8.compiler.book.languages.files import languages, shipped_files
from crazy8.files.shipped import shipped_names
from crazy8.site.pages import site_files
from crazy8.site.shelf import shelf_of
from crazy8.variant import load

AIM = 50.0
"""Milliseconds for a game in one language: a book, its two short forms, and its part in all other pages."""
FEW = ("bicycle", "italian", "pagat")


def test_one_process_makes_the_whole_site(timed: bool) -> None:
    _make(FEW[:1])  # the first game pays for the messages of all languages, the templates and the tables
    names = shipped_names() if timed else FEW
    start = time.process_time()
    weight = _make(names)
    each = (time.process_time() - start) / len(names) / len(languages()) * 1000
    assert weight > 0
    if timed:
        print(f"\n{len(names)} games in {len(languages())} languages: {each:.1f} ms each, {weight / 1e6:.0f} MB")
        assert each <= AIM


def _make(names: tuple[str, ...]) -> int:
    """Make the site of some variants in all languages; how many bytes it has."""
    files = site_files(shelf_of(load(name).read for name in names), [shipped_files(tag) for tag in languages()])
    return sum(len(file.text.encode()) for file in files)
