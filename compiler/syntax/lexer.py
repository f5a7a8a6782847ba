"""Text to tokens, by what the parser can use in each place.

Lark's own contextual lexer compiles one regular expression for each of a hundred parser states, which costs more than
all the rest of reading a file, and lets a keyword end where its letters end: `deal5` would be `deal 5`. Here a word is
always taken as a whole, and then its kind is chosen from those that the parser accepts in this place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lark import Token
from lark.common import LexerConf
from lark.lexer import Lexer, LexerState, PatternStr

UNKNOWN = "UNKNOWN"
"""The kind of a word that cannot stand where it does; no rule has it, so the parser reports it."""

_PIECE = re.compile(
    r"""
      (?P<space> [ \t\f\u00a0\ufeff]+ )
    | (?P<line_end> (?: [ \t\f\u00a0]* (?:\#[^\r\n]*)? (?:\r\n|\r|\n) )+ )
    | (?P<comment> \#[^\r\n]* )
    | (?P<text> "[^"\r\n]*" )
    | (?P<word> [^\s"\#{}\[\],:=]+ )
    | (?P<mark> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_IGNORED = ("space", "comment")


class WordLexer(Lexer):
    """A contextual lexer that never splits a word."""

    __future_interface__ = 2

    def __init__(self, conf: LexerConf) -> None:
        """Sort the terminals of the grammar into fixed words and kinds of words."""
        self.fixed = {one.pattern.value: one.name for one in conf.terminals if isinstance(one.pattern, PatternStr)}
        self.kinds = [
            (one.name, re.compile(one.pattern.to_regexp() + r"\Z"))
            for one in conf.terminals
            if not isinstance(one.pattern, PatternStr) and one.name not in ("_NL", *conf.ignore)
        ]

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        """Every token in turn; the parser moves on between two of them."""
        text: str = lexer_state.text.text
        states = parser_state.parse_conf.parse_table.states
        for match in _PIECE.finditer(text):
            group = match.lastgroup
            if group not in _IGNORED:
                kind = "_NL" if group == "line_end" else self._kind(match.group(), states[parser_state.position])
                token = Token(kind, match.group(), match.start(), 1, 1, 1, 1, match.end())
                lexer_state.last_token = token
                yield token

    def _kind(self, word: str, accepted: Any) -> str:
        """The kind that the parser accepts here: a fixed word before any other."""
        fixed = self.fixed.get(word)
        if fixed is not None and fixed in accepted:
            return fixed
        for name, pattern in self.kinds:
            if name in accepted and pattern.match(word):
                return name
        return UNKNOWN
