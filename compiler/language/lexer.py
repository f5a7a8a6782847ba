"""Cut a text into tokens: whole words, whose kind depends on what the parser can use in their place.

A keyword is one only where the parser accepts it; elsewhere the same word may name a player or an option. A word is
never split, so `deal5` is one unknown word and not two known ones.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from functools import lru_cache
from typing import NamedTuple

from .table_shapes import Tables

UNKNOWN = "UNKNOWN"
"""The kind of a word that cannot stand where it does; no rule has it, so the parser reports it."""

SPACES = r" \t\f\u00a0\u2000-\u200a\u202f\u205f\u3000\ufeff"
"""What separates words, as a set of characters; people who write Chinese type the wide space without seeing it."""

# INVARIANT: nothing of a text is skipped. Behind the white space one of the groups always matches, for the third takes
# any single character, so each match begins where the one before ended, and an odd character reaches the parser, which
# reports it.
PIECE = re.compile(
    rf"[{SPACES}]*+(?:"  # never given back: a space is no piece of its own
    rf"((?:(?:#[^\r\n]*)?(?:\r\n|\r|\n)[{SPACES}]*)+)"  # 1: ends of lines, with their comments
    r"|(#[^\r\n]*)"  # 2: a comment at the very end
    r"|(\"[^\"\r\n]*\"|[^\s\"#{}\[\],:=]+|.)"  # 3: a text, a word or a mark
    r"|\Z)",
    re.DOTALL,
)
LINE_END, COMMENT, WORD = 1, 2, 3
"""The groups of a piece."""


class Token(NamedTuple):
    """A piece of text with its kind: the name of a terminal of the grammar."""

    kind: str
    text: str
    start: int
    end: int


class Lexer:
    """The lexer, which finds the pieces of a text, and their kinds one at a time."""

    def __init__(self, tables: Tables) -> None:
        """Take the words of the language from its tables."""
        self.fixed = tables.fixed
        self.patterns = [(name, _compiled(pattern)) for name, pattern in tables.patterns]

    def pieces(self, text: str, begin: int, end: int) -> Iterator[re.Match[str]]:
        """Yield every end of a line, quoted text, word and mark; white space and comments are left out."""
        return (match for match in PIECE.finditer(text, begin, end) if match.lastindex not in (None, COMMENT))

    def token(self, piece: re.Match[str], accepted: Container[str]) -> Token:
        """Return the token of a piece: a fixed word before a free word, and both only if the parser accepts them."""
        group = piece.lastindex or WORD
        word = piece.group(group)
        kind = "_NL" if group == LINE_END else self._kind(word, accepted)
        return Token(kind, word, piece.start(group), piece.end(group))

    def _kind(self, word: str, accepted: Container[str]) -> str:
        fixed = self.fixed.get(word)
        if fixed is not None and fixed in accepted:
            return fixed
        for name, pattern in self.patterns:
            if name in accepted and pattern.fullmatch(word):
                return name
        return UNKNOWN


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
