"""A site of a few games, made once."""

from __future__ import annotations

import pytest
from pages_of_site import GAMES, LANGUAGES, ReadPage

from crazy8.compiler.book.languages.files import shipped_files
from crazy8.site.pages import site_files
from crazy8.site.shelf import Shelf, shelf_of
from crazy8.variant import load


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    """A few games of several families; two of them belong together."""
    return shelf_of(load(name).read for name in GAMES)


@pytest.fixture(scope="session")
def files(shelf: Shelf) -> dict[str, str]:
    """All files of the site by their paths."""
    return {file.path: file.text for file in site_files(shelf, [shipped_files(tag) for tag in LANGUAGES])}


@pytest.fixture(scope="session")
def pages(files: dict[str, str]) -> dict[str, ReadPage]:
    """All pages of the site, read."""
    return {path: ReadPage(text) for path, text in files.items() if path.endswith(".html")}
