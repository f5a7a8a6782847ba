"""Keep comments and blank lines for whoever rewrites a file."""

from __future__ import annotations

import re

from ..source import Source, Span
from .lexer import SPACES
from .nodes import Comment

_TEXT_OR_COMMENT = re.compile(r'"[^"\r\n]*"|(#[^\r\n]*)')
_BLANKS = re.compile(f"[{SPACES}]*")


def comments_in(source: Source) -> tuple[Comment, ...]:
    """Return all comments, in order; a `#` inside quotation marks begins none."""
    found = []
    for match in _TEXT_OR_COMMENT.finditer(source.text):
        if match.group(1) is not None:
            span = Span(source, match.start(), match.end())
            before = source.line_text(span.line)[: span.column - 1]
            found.append(Comment(span=span, trailing=_BLANKS.fullmatch(before) is None))
    return tuple(found)


def blank_lines_in(source: Source) -> tuple[int, ...]:
    """Return the numbers of the lines that hold nothing but white space; the end of a final newline is no line."""
    lines = source.line_count - (1 if source.text.endswith(("\n", "\r")) else 0)
    return tuple(number for number in range(1, lines + 1) if _BLANKS.fullmatch(source.line_text(number)))


def holds_statement(line: str) -> bool:
    """Return whether a line holds more than blanks and a comment."""
    begin = _BLANKS.match(line)
    return begin is not None and begin.end() < len(line) and line[begin.end()] != "#"
