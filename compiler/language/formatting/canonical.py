"""Write a text in canonical form, and make sure that it says the same."""

from __future__ import annotations

from typing import NamedTuple

from ...diagnostics.diagnostic import Diagnostic
from ...source import Source
from ..driver import Branch, Child, UnexpectedTokenError, tree_of
from ..from_text import parse
from ..tables import tables
from .columns import written
from .entries import CLOSING, entries_of
from .lines import lines_of
from .rows import rows_of


class FormattingError(Exception):
    """Raised if the canonical form would not say the same as the text: a fault of this program."""


class CanonicalText(NamedTuple):
    """A text in canonical form; the text as it is, with the reports, if it has faults of the syntax."""

    text: str
    faults: tuple[Diagnostic, ...] = ()


def canonical(source: Source) -> CanonicalText:
    """Return a whole file in canonical form; raises `FormattingError` rather than change what it says."""
    faults = parse(source).diagnostics
    return CanonicalText(source.text, faults) if faults else CanonicalText(_laid_out(source.text))


def canonical_statements(text: str) -> str | None:
    """Return statements that are no whole file in canonical form; `None` if they cannot be read."""
    try:
        tree_of(text, tables())
    except UnexpectedTokenError:
        return None
    return _laid_out(text)


def _laid_out(text: str) -> str:
    found = written(list(lines_of(entries_of(rows_of(text)))))
    if found != text and not _says_the_same(text, found):
        raise FormattingError
    return found


def _says_the_same(text: str, found: str) -> bool:
    """Return whether two texts have the same tree, and the same comments at the same statements."""
    try:
        tree = tree_of(found, tables())
    except UnexpectedTokenError:
        return False
    return _placed_comments(text) == _placed_comments(found) and _are_equal(tree_of(text, tables()), tree)


def _are_equal(one: Child, other: Child) -> bool:
    """Return whether two trees are equal but for places; the words of the text are among their leaves."""
    if not isinstance(one, Branch) or not isinstance(other, Branch):
        return one == other or (one is not None and other is not None and one[:2] == other[:2])
    if one.kind != other.kind or len(one.children) != len(other.children):
        return False
    return all(map(_are_equal, one.children, other.children))


def _placed_comments(text: str) -> list[tuple[int, bool, str]]:
    """Return all comments, with the number of words before each, and whether it stands behind some of them."""
    count = 0
    found = []
    for row in rows_of(text):
        # A brace that closes a block may be put on a line of its own; what stands behind it is about the words before.
        count += sum(word != CLOSING for word in row.words)
        if row.remark is not None:
            found.append((count, bool(row.words), row.remark.text))
    return found
