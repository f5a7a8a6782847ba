"""Mark sentences with signs for their sources, and make the key to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..telling.facts import Book
from ..telling.origins import OriginMark

HOUSE, OPTION, DEFAULT = "‡", "◊", "†"
SIGNS = {"house": HOUSE, "option": OPTION, "default": DEFAULT}


@dataclass(frozen=True)
class Footnotes:
    """The signs of a book: numbers for its sources, and one sign each for everything else."""

    numbers: dict[str, int]
    used: frozenset[str]
    """The signs that stand somewhere in the book."""
    shown: bool = True
    """Whether the book is to have any."""

    def signs(self, marks: Iterable[OriginMark]) -> tuple[str, ...]:
        """Return the signs of some marks, numbers first, each once."""
        if not self.shown:
            return ()
        numbers = sorted({self.numbers[mark.name] for mark in marks if mark.kind == "source"})
        others = dict.fromkeys(SIGNS[mark.kind] for mark in marks if mark.kind != "source")
        return (*map(str, numbers), *others)


def footnotes_of(book: Book, *, shown: bool = True) -> Footnotes:
    """Return the signs of a book; its sources are numbered in the order in which the file declares them."""
    numbers = {source.name: number for number, source in enumerate(book.sources, start=1)}
    found = Footnotes(numbers, frozenset(), shown)
    used = frozenset(sign for mark in book.all_marks() for sign in found.signs((mark,)))
    return Footnotes(numbers, used, shown)
