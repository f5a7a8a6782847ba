"""A book in one language: texts with their footnote signs, in the order of the page, for any form of output."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Line:
    """A sentence or a few, with the signs that stand behind them."""

    text: str
    signs: tuple[str, ...] = ()


Paragraph = tuple[Line, ...]


@dataclass(frozen=True)
class Entry:
    """An item of a list, with the words it begins with."""

    lead: str
    lines: Paragraph


@dataclass(frozen=True)
class Column:
    """The head of a column of a table."""

    head: Line
    numeric: bool = False


@dataclass(frozen=True)
class Grid:
    """A table."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Line, ...], ...]
    caption: str | None = None


@dataclass(frozen=True)
class Block:
    """Everything under one heading, in this order: a paragraph, tables, a list, further paragraphs with titles."""

    key: str
    heading: str
    paragraphs: tuple[Paragraph, ...] = ()
    grids: tuple[Grid, ...] = ()
    entries: tuple[Entry, ...] = ()
    numbered: bool = False
    """Whether the entries of the list are numbered."""


@dataclass(frozen=True)
class SourceLine:
    """An entry in the list of sources: the sign, what it stands for, and the address."""

    sign: str
    text: str
    address: str | None = None


@dataclass(frozen=True)
class Page:
    """A whole book in one language."""

    language: str
    between: str
    """What stands between two sentences."""
    title: str
    suits: str
    """The signs of the suits in the pack, as an ornament; empty for a pack without signs."""
    summary: Paragraph
    blocks: tuple[Block, ...]
    sources_heading: str
    sources: tuple[SourceLine, ...] = field(default=())
