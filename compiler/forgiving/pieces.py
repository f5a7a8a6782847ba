"""Take a statement apart into words and marks, and put it together."""

from __future__ import annotations

import re
from collections.abc import Iterable

_PIECE = re.compile(r'"[^"]*"|[^\s:,{}\[\]="]+|[:,{}\[\]="]')
_NO_SPACE_BEFORE = re.compile(r" ([:,\]])")
_NO_SPACE_BEHIND = re.compile(r"\[ ")


def pieces(statement: str) -> list[str]:
    """Return texts, words and marks."""
    return _PIECE.findall(statement)


def joined(parts: Iterable[str]) -> str:
    """Return a statement of them, spaced as the language writes it."""
    return _NO_SPACE_BEHIND.sub("[", _NO_SPACE_BEFORE.sub(r"\1", " ".join(filter(None, parts))))
