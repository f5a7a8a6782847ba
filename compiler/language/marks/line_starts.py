"""Bullets and numbers in front of the items of a list."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .mark import Mark, blanked

_START = re.compile(
    r"^[^\S\r\n]*("
    r"(?:[•·‣⁃∙◦●○▪▫■□◆◇▶►➢➤✓✔✗☐☑\uf0b7\uf0a7\uf076\uf0fc][^\S\r\n]*)+"  # the last ones are those of word processors
    r"|(?:[-*+>]|->|=>|→|–|—|o(?=\t))[^\S\r\n]+"
    r"|(?:\d{1,3}[.)]|\(\d{1,3}\)|[a-z]\)|\([a-z]\))[^\S\r\n]+"
    r")(?=[^\s}])",
    re.MULTILINE,
)


def line_starts(text: str) -> Iterator[Mark]:
    """Yield what stands in front of a statement."""
    for match in _START.finditer(text):
        yield blanked(match.start(1), match.end(1))
