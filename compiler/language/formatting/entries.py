"""Put rows together: statements and comments, in blocks that may hold others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .rows import Remark, TextRow

OPENING, CLOSING = "{", "}"


@dataclass
class Braces:
    """What stands between two braces."""

    entries: list[Entry]
    remark: Remark | None
    """The comment behind the brace that opens it."""
    first_row: int
    last_row: int

    @property
    def was_on_one_line(self) -> bool:
        """Return whether it was written on one line."""
        return self.first_row == self.last_row


@dataclass
class Entry:
    """A statement, with the comment at its end; or a comment alone, which has no parts."""

    parts: list[str | Braces]
    remark: Remark | None
    is_after_blank: bool
    """Whether blank lines stand above it."""
    last_row: int

    @property
    def blocks(self) -> list[Braces]:
        """Return its blocks, in order."""
        return [part for part in self.parts if isinstance(part, Braces)]

    @property
    def remarks(self) -> Iterator[Remark]:
        """Yield all comments in it."""
        for block in self.blocks:
            if block.remark is not None:
                yield block.remark
            for entry in block.entries:
                yield from entry.remarks
        if self.remark is not None:
            yield self.remark


def entries_of(rows: Sequence[TextRow]) -> list[Entry]:
    """Return the statements and comments outside all blocks; the braces of the rows have to match."""
    return _Reader(rows).entries()


class _Reader:
    """Goes through the words of rows."""

    def __init__(self, rows: Sequence[TextRow]) -> None:
        self.rows = rows
        self.row = 0
        self.place = 0

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words of this row that are not read yet."""
        return self.rows[self.row].words[self.place :]

    def entries(self) -> list[Entry]:
        """Read up to a closing brace, or to the end."""
        found: list[Entry] = []
        is_after_blank = False
        while self.row < len(self.rows):
            if not self.words:
                row, remark = self.row, self.end_row()
                if remark is not None:
                    found.append(Entry([], remark, is_after_blank, row))
                is_after_blank = remark is None
            elif self.words[0] == CLOSING:
                break
            else:
                found.append(self.statement(is_after_blank))
                is_after_blank = False
        return found

    def statement(self, is_after_blank: bool) -> Entry:
        """Read a statement, up to the end of a row or the brace that closes the block around it."""
        entry = Entry([], None, is_after_blank, self.row)
        while self.words and self.words[0] != CLOSING:
            word = self.words[0]
            self.place += 1
            entry.parts.append(self.block() if word == OPENING else word)
        entry.last_row = self.row
        if not self.words:
            remark = self.end_row()
            if remark is not None:
                _last_on_its_row(entry).remark = remark
        return entry

    def block(self) -> Braces:
        """Read a block behind its opening brace."""
        first = self.row
        remark = None if self.words else self.end_row()
        entries = self.entries()
        self.place += 1
        return Braces(entries, remark, first, self.row)

    def end_row(self) -> Remark | None:
        """Go on to the next row, and return the comment at the end of this one."""
        remark = self.rows[self.row].remark
        self.row += 1
        self.place = 0
        return remark


def _last_on_its_row(entry: Entry) -> Entry:
    """Return the statement that a comment at the end of an entry is about.

    Behind `deal 7 }`, where the block began on an earlier line, that is the statement in the block.
    """
    last = entry.parts[-1]
    if isinstance(last, Braces) and last.entries and not last.was_on_one_line:
        inner = last.entries[-1]
        if inner.parts and inner.last_row == last.last_row:
            return _last_on_its_row(inner)
    return entry
