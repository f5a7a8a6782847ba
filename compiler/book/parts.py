"""Print parts of a rulebook as Markdown without their headings, for a text that has its own."""

from __future__ import annotations

from dataclasses import replace

from ..telling.facts import Book
from .in_english import in_markdown
from .languages.files import LanguageFiles
from .page import Block, BookPage, Grid, Paragraph
from .page_from_facts import page_of
from .render import template
from .sections import RULES

WHOLE = "book"
"""The part that is everything, with the title and all headings."""
SUMMARY, SOURCES = "summary", "sources"
HAND, RELATIVES = "hand", "relatives"
TABLES = {"deal-table": "deal", "values": "scoring"}
"""Parts that are the tables of a section and nothing else."""

PARTS = (
    WHOLE,
    SUMMARY,
    *RULES,
    *TABLES,
    HAND,
    "house-rules",
    "examples",
    "exchanges",
    RELATIVES,
    "notes",
    "open-points",
    SOURCES,
)
"""The names of all parts, in the order of the book."""


def part_text(book: Book, name: str, language: str | LanguageFiles, *, signs: bool = True) -> str:
    """Return one of `PARTS` as Markdown, empty if the book has nothing to say there.

    `signs` are those that show whose word a rule is; they are the same in every part of a book.
    """
    page = page_of(book, language, signs=signs)
    if name == WHOLE:
        return in_markdown(template("rulebook", "md").render(page=page))
    lines = page.sources if name == SOURCES else ()
    return in_markdown(template("part", "md").render(between=page.between, blocks=_blocks(page, name), lines=lines))


def _blocks(page: BookPage, name: str) -> tuple[Block, ...]:
    if name == SUMMARY:
        return (Block(SUMMARY, "", (Paragraph(page.summary),)),)
    found = tuple(block for block in page.blocks if block.key == TABLES.get(name, name))
    return tuple(map(_only_tables, found)) if name in TABLES else found


def _only_tables(block: Block) -> Block:
    return replace(block, parts=tuple(part for part in block.parts if isinstance(part, Grid)))
