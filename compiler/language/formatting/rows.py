"""Take a text apart into rows: the lines as they are written, each with its words and its comment."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...diagnostics.render.cells import lay_out
from ..lexer import PIECE, WORD

_END_OR_COMMENT = re.compile(r"\r\n|\r|\n|#[^\r\n]*")


class Remark(NamedTuple):
    """A comment, and where it was written."""

    text: str
    column: int
    """The cell in which it begins."""


class TextRow(NamedTuple):
    """One line of a text."""

    words: tuple[str, ...]
    """Its words, texts in quotation marks, and marks."""
    remark: Remark | None


def rows_of(text: str) -> list[TextRow]:
    """Return the rows of a text; white space is left out."""
    rows: list[TextRow] = []
    words: list[str] = []
    remark: Remark | None = None
    line_start = 0
    for piece in PIECE.finditer(text):
        if piece.lastindex is None:
            continue
        if piece.lastindex == WORD:
            words.append(piece[WORD])
            continue
        # The lexer takes ends of lines as one, with the comments before them.
        for found in _END_OR_COMMENT.finditer(text, *piece.span(piece.lastindex)):
            if found[0].startswith("#"):
                column = width(text[line_start : found.start()])
                remark = Remark(found[0].rstrip(), column)
            else:
                rows.append(TextRow(tuple(words), remark))
                words, remark, line_start = [], None, found.end()
    rows.append(TextRow(tuple(words), remark))
    return rows


def width(text: str) -> int:
    """Return the number of cells that a text takes."""
    return len(text) if text.isascii() and text.isprintable() else lay_out(text).width
