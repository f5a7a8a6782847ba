"""Characters that nobody sees and every word processor knows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .mark import INVISIBLE, Mark, outside

_WORD = re.compile(r"\S+")
_SIGN = re.compile(f"[{INVISIBLE}]")


def invisible(text: str) -> Iterator[Mark]:
    """Yield the words that hold such a character, without it; what is left moves to the front of the word's place."""
    for begin, end in outside(text):
        for match in _WORD.finditer(text, begin, end):
            word = _SIGN.sub("", match[0])
            if word != match[0]:
                yield Mark(match.start(), match.end(), word.ljust(len(match[0])), word)
