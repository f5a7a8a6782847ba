"""A book in one language: texts with their footnote signs, in the order of the page, for any form of output."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import ClassVar

from ..telling.answers_told import ToldAnswer
from .in_english import SIGN

_WEB = re.compile(r"""https?://[^\s<>"'`\\^{|}]+""")
"""Addresses that every form can hold as they are, and that lead nowhere but into the web."""


FOR_PROGRAMS = "for programs"
"""Whether a program gets a value, which it does unless this is false: people get some things in two shapes."""


@dataclass(frozen=True)
class Line:
    """A sentence or a few, with the signs that stand behind them."""

    text: str
    signs: tuple[str, ...] = ()
    """Numbers of sources, and a sign each for house rules, options and what is assumed."""
    says: tuple[ToldAnswer, ...] = ()
    """The answers of the rules that it tells."""


Lines = tuple[Line, ...]


@dataclass(frozen=True)
class CardPicture:
    """A card to be drawn: its words in the deck, and its name for those who cannot see it."""

    rank: str
    suit: str
    label: str


@dataclass(frozen=True)
class Paragraph:
    """Sentences in a row, with cards beside them if there are any."""

    lines: Lines
    pictures: tuple[CardPicture, ...] = ()
    kind: ClassVar[str] = "paragraph"


@dataclass(frozen=True)
class PageEntry:
    """An item of a list, with the words it begins with."""

    lead: str
    lines: Lines
    pictures: tuple[CardPicture, ...] = ()
    """The cards that it names."""


@dataclass(frozen=True)
class Listing:
    """A list, numbered or not."""

    entries: tuple[PageEntry, ...]
    numbered: bool = False
    kind: ClassVar[str] = "listing"


@dataclass(frozen=True)
class CardRow:
    """What some cards do, for a table in which they are drawn, and as an entry for a list where they cannot be."""

    name: str
    only: str
    """For which players this holds, if not for all."""
    does: Lines
    pictures: tuple[CardPicture, ...]
    entry: PageEntry = field(metadata={FOR_PROGRAMS: False})
    """The same as an entry of a list."""


@dataclass(frozen=True)
class CardTable:
    """A table with a row for some cards each."""

    rows: tuple[CardRow, ...]
    kind: ClassVar[str] = "cards"
    numbered: ClassVar[bool] = False

    @property
    def entries(self) -> tuple[PageEntry, ...]:
        """The same as a list."""
        return tuple(row.entry for row in self.rows)


@dataclass(frozen=True)
class Column:
    """The head of a column of a table."""

    head: Line
    numeric: bool = False
    """Whether numbers stand in it, which are set to the right."""


@dataclass(frozen=True)
class Grid:
    """A table."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Line, ...], ...]
    caption: str | None = None
    kind: ClassVar[str] = "grid"


Part = Paragraph | Listing | CardTable | Grid


@dataclass(frozen=True)
class Block:
    """Everything under one heading."""

    key: str
    """A name that is the same in all languages, such as `deal`."""
    heading: str
    parts: tuple[Part, ...] = ()

    def pictures(self) -> Iterator[CardPicture]:
        """All cards that are shown, in the order in which they come."""
        for part in self.parts:
            if isinstance(part, Paragraph):
                yield from part.pictures
            elif isinstance(part, Listing):
                yield from (card for entry in part.entries for card in entry.pictures)
            elif isinstance(part, CardTable):
                yield from (card for row in part.rows for card in row.pictures)


@dataclass(frozen=True)
class SourceLine:
    """An entry in the list of sources: the sign, what it stands for, and the address."""

    sign: str
    text: str
    address: str | None = None

    @property
    def is_link(self) -> bool:
        """Whether the address is one of the web and may be followed; others are shown as they are."""
        return self.address is not None and _WEB.fullmatch(self.address) is not None


@dataclass(frozen=True)
class BookPage:
    """A whole book in one language."""

    language: str
    """Its code, such as `it`."""
    between: str
    """What stands between two sentences."""
    title: str
    suits: str
    """The signs of the suits in the pack, as an ornament; empty for a pack without signs."""
    summary: Lines
    blocks: tuple[Block, ...]
    sources_heading: str
    sources: tuple[SourceLine, ...] = field(default=())
    face: str = "whole"
    """Which face of the book it is: the style of a score sheet differs."""

    @property
    def is_partly_english(self) -> bool:
        """Whether its language lacks some of what it says, which is explained then."""
        return any(source.sign == SIGN for source in self.sources)

    def pictures(self) -> Iterator[CardPicture]:
        """All cards that are shown, in the order in which they come."""
        for block in self.blocks:
            yield from block.pictures()


def texts_in(value: object) -> Iterator[str]:
    """All texts of a page, or of a part of it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from texts_in(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            yield from texts_in(getattr(value, one.name))
