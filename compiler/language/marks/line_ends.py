"""Full stops and semicolons behind a statement: a line that ends is a statement that ends."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .mark import Mark, blanked, outside

_END = re.compile(r"[^\S\r\n]*[.;!…]+(?=[^\S\r\n]*(?:[\r\n}]|\Z))")


def line_ends(text: str) -> Iterator[Mark]:
    """Yield the stops at the ends of lines, of blocks, and in front of comments."""
    for begin, end in outside(text):
        # What lies behind the stretch is a text, which ends no statement, or a comment, which does.
        before_comment = end < len(text) and text[end] == "#"
        stretch = text[:end] if before_comment else text[:end] + "\0" * (end < len(text))
        for match in _END.finditer(stretch, begin):
            yield blanked(match.start(), match.end())
