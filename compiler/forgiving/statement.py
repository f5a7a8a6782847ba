"""Find the statement in which something is wrong, and try others in its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..language.blanks import Extent, Structure, blank
from ..language.driver import UnexpectedTokenError, tree_of
from ..language.marks.reading import without_marks
from ..language.tables import tables
from ..source import Source

_LONGEST = 200
"""A longer statement is no rule that somebody put in words of his own."""


class Typed(NamedTuple):
    """A statement as it was typed, without its comment; of a block, its head."""

    start: int
    end: int
    text: str
    tail: str
    """The block that follows the head, so that both can be read together."""
    indent: str
    extent: Extent
    """The whole statement, with its block."""
    marked: bool
    """Whether marks of word processors stand in it."""

    def reads(self, text: str) -> bool:
        """Return whether another text reads in its place."""
        try:
            tree_of(text + self.tail, tables())
        except UnexpectedTokenError:
            return False
        return True


class Statements:
    """The statements of a text, read without the marks of word processors."""

    def __init__(self, source: Source) -> None:
        """Look at the text once for all reports on it."""
        self._source = source
        self._text = without_marks(source).text
        self._structure = Structure(self._text)

    def at(self, offset: int) -> Typed | None:
        """Return the statement at an offset; none within an example, whose steps are no rules."""
        text = self._text
        brace = self._structure.open_block_at(offset)
        if brace is not None and text[self._structure.head_start(brace) : brace].strip().startswith("example"):
            return None
        start, end = self._structure.statement_at(offset)
        whole = text[start:end]
        head = whole.partition("\n")[0]
        for mark in ("#", "{"):
            head = _before(head, mark)
        typed = head.strip()
        if not typed or len(typed) > _LONGEST or typed.startswith("example"):
            return None
        # The marks round it belong to what is replaced.
        as_it_stands = self._source.text[start : start + len(head)]
        begin = start + len(as_it_stands) - len(as_it_stands.lstrip())
        finish = begin + len(as_it_stands.strip())
        line = text.rfind("\n", 0, begin) + 1
        indent = text[line:begin] if not text[line:begin].strip() else ""
        tail = text[finish:end] if text[finish:end].lstrip().startswith("{") else ""
        return Typed(begin, finish, typed, tail, indent, Extent(start, end), typed != as_it_stands.strip())

    def alone(self, typed: Typed, others: Iterable[Typed]) -> str:
        """Return the text without the other statements at fault, so that a change is judged by itself."""
        own = slice(typed.start, typed.end)
        text = self._text[: own.start] + self._source.text[own] + self._text[own.stop :]
        for one in others:
            apart = one.extent.end <= typed.extent.start or typed.extent.end <= one.extent.start
            if apart:
                text = blank(text, one.extent)
        return text


def _before(text: str, mark: str) -> str:
    """Return what stands in front of a mark outside quotation marks."""
    inside = False
    for place, letter in enumerate(text):
        inside ^= letter == '"'
        if letter == mark and not inside:
            return text[:place]
    return text
