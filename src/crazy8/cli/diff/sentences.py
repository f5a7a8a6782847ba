"""Write a comparison as a Markdown table of the sentences that only one of two rulebooks has."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.books.printing import book_of
from crazy8.cli.diff.markdown import escaped, markdown_table
from crazy8.comparing import Chosen, Comparison
from crazy8.compiler.book.in_english import in_markdown
from crazy8.compiler.book.page import Block, BookPage, CardTable, Grid, Listing, Paragraph
from crazy8.compiler.book.page_from_facts import page_of
from crazy8.compiler.book.sections import RULES


def table_of_sentences(found: Comparison, language: str) -> str:
    """Write one row for each part of the rulebook that differs; no table if none does."""
    count = found.players[0] if len(found.players) == 1 else None
    left, right = (_page(chosen, language, count) for chosen in (found.left, found.right))
    rows = []
    for key in dict.fromkeys(block.key for block in (*left.blocks, *right.blocks) if block.key in RULES):
        ours, theirs = (_block(page, key) for page in (left, right))
        said, other = (list(_sentences(block)) for block in (ours, theirs))
        only_ours = [one for one in said if one not in other]
        only_theirs = [one for one in other if one not in said]
        if only_ours or only_theirs:
            heading = ours or theirs
            assert heading is not None
            rows.append((escaped(heading.heading), _cell(only_ours), _cell(only_theirs)))
    return in_markdown(markdown_table(("", left.title, right.title), rows)) if rows else ""


def _page(chosen: Chosen, language: str, players: int | None) -> BookPage:
    return page_of(book_of(chosen.variant, players=players, options=chosen.options), language)


def _block(page: BookPage, key: str) -> Block | None:
    return next((block for block in page.blocks if block.key == key), None)


def _sentences(block: Block | None) -> Iterator[str]:
    """Yield everything under a heading, sentence by sentence and row by row."""
    if block is None:
        return
    for part in block.parts:
        match part:
            case Paragraph():
                yield from (line.text for line in part.lines)
            case Grid():
                heads = [column.head.text for column in part.columns]
                for row in part.rows:
                    yield "; ".join(f"{head}: {cell.text}" for head, cell in zip(heads, row, strict=True))
            case Listing() | CardTable():
                for entry in part.entries:
                    yield " ".join([entry.lead, *(line.text for line in entry.lines)]).strip()


def _cell(sentences: list[str]) -> str:
    return "<br>".join(map(escaped, sentences)) or "–"
