"""Define the document: a whole file, as far as it could be read."""

from __future__ import annotations

from functools import cached_property

from ..record import Record
from ..source import Source
from .comments import blank_lines_in, comments_in
from .nodes import BodyNode, Comment


class Document(Record):
    """A whole file: everything that could be read, in the order of the text."""

    source: Source
    body: tuple[BodyNode, ...]

    @cached_property
    def comments(self) -> tuple[Comment, ...]:
        """All comments, kept for whoever rewrites the file."""
        return comments_in(self.source)

    @cached_property
    def blank_lines(self) -> tuple[int, ...]:
        """The numbers of the lines that hold nothing, counted from 1."""
        return blank_lines_in(self.source)
