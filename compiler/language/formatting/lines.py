"""Lay statements out on lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .entries import CLOSING, OPENING, Braces, Entry
from .rows import Remark, width

LONGEST = 120
"""A block that would make its line longer stands on several lines; nothing else can be broken."""

INDENTATION = "  "
_NO_SPACE_BEFORE = frozenset(",:]")
_NO_SPACE_BEHIND = frozenset("[")


class TextLine(NamedTuple):
    """A line that is written: a statement or a part of it, and a comment; both may be missing."""

    text: str
    """Set in as far as its block wants it; nothing else for a comment alone."""
    remark: Remark | None = None


def lines_of(entries: Sequence[Entry], depth: int = 0) -> Iterator[TextLine]:
    """Yield the lines of statements and comments; of blank lines between them one is left."""
    above: Entry | None = None
    for entry in entries:
        if above is not None and entry.is_after_blank:
            yield TextLine("")
        yield from _lines_of_entry(entry, depth, is_below_comment=above is not None and not above.parts)
        above = entry


def _lines_of_entry(entry: Entry, depth: int, *, is_below_comment: bool) -> Iterator[TextLine]:
    margin = INDENTATION * depth
    if _stands_on_one_line(entry, margin, is_below_comment=is_below_comment):
        yield TextLine(margin + _joined(_words(entry)), entry.remark)
        return
    words: list[str] = []
    for part in entry.parts:
        if isinstance(part, str):
            words.append(part)
        else:
            yield TextLine(margin + _joined([*words, OPENING]), part.remark)
            yield from lines_of(part.entries, depth + 1)
            words = [CLOSING]
    yield TextLine(margin + _joined(words), entry.remark)


def _stands_on_one_line(entry: Entry, margin: str, *, is_below_comment: bool) -> bool:
    """Return whether a statement stands on one line with its blocks.

    A comment that allows a report is about the line at whose end it stands, or the next one; so what it is about must
    neither come upon this line nor leave it.
    """
    if not entry.blocks:
        return True
    if is_below_comment or any(entry.remarks):
        return all(block.was_on_one_line for block in entry.blocks)
    return _holds_one_statement(entry) and width(margin + _joined(_words(entry))) <= LONGEST


def _holds_one_statement(entry: Entry) -> bool:
    return all(len(block.entries) <= 1 and all(map(_holds_one_statement, block.entries)) for block in entry.blocks)


def _words(entry: Entry) -> Iterator[str]:
    """Yield the words of a statement and all its blocks."""
    for part in entry.parts:
        if isinstance(part, Braces):
            yield OPENING
            for inner in part.entries:
                yield from _words(inner)
            yield CLOSING
        else:
            yield part


def _joined(words: Iterator[str] | list[str]) -> str:
    """Return words as they stand on a line: a blank between any two, but none where a mark wants none."""
    pieces: list[str] = []
    before = ""
    for word in words:
        if before and before not in _NO_SPACE_BEHIND and word not in _NO_SPACE_BEFORE:
            pieces.append(" ")
        pieces.append(word)
        before = word
    return "".join(pieces)
