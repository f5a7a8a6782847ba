"""Define what a Markdown rulebook consists of."""

from __future__ import annotations

from typing import NamedTuple

from ...diagnostics.diagnostic import Diagnostic
from ...source import Source, Span


class Marker(NamedTuple):
    """A comment `<!-- c8: … -->` on a line of its own."""

    span: Span
    """The comment itself."""
    words: tuple[str, ...]
    """What stands between `c8:` and the end of the comment."""
    line: int
    """The line on which it stands, counted from 1."""


class MarkdownDocument(NamedTuple):
    """A Markdown rulebook that was read."""

    whole: Source
    """The file as it is."""
    rules: Source
    """The same with spaces instead of everything that is not in a block of rules; each place is the same in both."""
    blocks: tuple[Span, ...]
    """The insides of the blocks of rules, as places of the whole file."""
    markers: tuple[Marker, ...]
    faults: tuple[Diagnostic, ...]
    """Why the rules cannot be read."""
    marker_faults: tuple[Diagnostic, ...]
    """Comments that are meant as markers and are none."""
