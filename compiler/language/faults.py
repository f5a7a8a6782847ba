"""Find what is wrong where the parser cannot go on, and which stretch of text that takes with it."""

from __future__ import annotations

import re

from ..diagnostics.diagnostic import Diagnostic, Repair
from ..diagnostics.suggest import equally_near, suggest
from ..source import Source, Span
from .blanks import Extent, Structure
from .driver import UnexpectedTokenError, tree_of
from .expected import expected_keywords, expected_words
from .reports.syntax import (
    GluedWords,
    UnclosedBlock,
    UnclosedText,
    UnexpectedWord,
    UnknownStatement,
)
from .tables import tables

_LONGEST_EXCERPT = 40
_MOST_MENDED = 4
"""How many words of one statement may be mistyped and still be guessed by their letters."""

_WORD_AT = re.compile(r'"[^"\r\n]*"?|[^\s"#{}\[\],:=]+|.', re.DOTALL)
_GLUED = re.compile(r"([a-z]+)([0-9]+)")
_STATEMENT_SIGN = frozenset({"DEAL", "SEATS"})
"""A terminal that is expected only where a statement, or a step of an example, can begin."""


_TOP_LEVEL = ("variant", "title", "source", "option", "example", "c8")
"""Statements that stand in no block."""


def fault_at(error: UnexpectedTokenError, source: Source, structure: Structure) -> tuple[Diagnostic, Extent]:
    """Return the report of a token that does not fit, and the stretch of text to be left out."""
    text = structure.text
    offset, accepted = error.token.start, error.accepted
    brace = structure.open_block_at(offset)
    if brace is not None and _shows_unclosed(text, offset, brace):
        head = structure.head_start(brace)
        indent = len(text[head:brace]) - len(text[head:brace].lstrip())
        return UnclosedBlock(span=Span(source, head + indent, brace + 1)), Extent(head, offset)
    word = _word_at(text, offset)
    start = offset if word else len(text[:offset].rstrip())
    span = Span(source, start, start + len(word))
    at_end = "line" if text[offset:].strip() else "file"
    extent = structure.statement_at(offset)
    fault = _word_fault(word, span, accepted, at_end)
    if fault.repair is None or isinstance(fault, GluedWords):
        return fault, extent
    # Of words that are as near the one is meant with which the statement reads.
    for near in equally_near(word, expected_keywords(accepted)):
        meant = fault.with_changes(suggestion=near, repair=fault.repair._replace(replacement=near))
        if _mends(meant, structure, extent):
            return meant, extent
    return fault.with_changes(suggestion=None, repair=None), extent


def _mends(fault: Diagnostic, structure: Structure, extent: Extent) -> bool:
    """Return whether a statement reads once the words near in letters are put into it, up to a few of them.

    Letters alone mean little: `slap` is no mistyped `swap`, since nothing of the hands follows it.
    """
    if not isinstance(fault, UnknownStatement | UnexpectedWord) or fault.repair is None:
        return True
    begin = structure.outermost_start(extent.start)
    text, end = structure.text, extent.end
    span, word = (fault.span.start, fault.span.end), fault.repair.replacement
    for _ in range(_MOST_MENDED):
        text = text[: span[0]] + word + text[span[1] :]
        end += len(word) - (span[1] - span[0])
        try:
            tree_of(text, tables(), begin)
        except UnexpectedTokenError as error:
            start = error.token.start
            if start > end:  # at the end itself the statement is not complete
                return True
            next_word = _word_at(text, start)
            nearest = suggest(next_word, expected_keywords(error.accepted)) if next_word else None
            if nearest is None:
                return False
            span, word = (start, start + len(next_word)), nearest
        else:
            return True
    return False


def _word_fault(word: str, span: Span, accepted: frozenset[str], at_end: str) -> Diagnostic:
    """Return the report on a word that the parser cannot use; the word is empty at the end of a line or the file."""
    if word.startswith('"') and (len(word) == 1 or not word.endswith('"')):
        return UnclosedText(span=span)
    keywords = expected_keywords(accepted)
    glued = _GLUED.fullmatch(word)
    if glued and glued.group(1) in keywords:
        first, second = glued.groups()
        return GluedWords(span=span, first=first, second=second, repair=Repair(span, f"{first} {second}", safe=True))
    suggestion = suggest(word, keywords)
    repair = Repair(span, suggestion, safe=True) if suggestion else None
    shown = _shortened(word)
    if word and not _STATEMENT_SIGN.isdisjoint(accepted):
        return UnknownStatement(span=span, word=shown, suggestion=suggestion, repair=repair)
    found = f"`{shown}`" if word else f"the end of the {at_end}"
    expected = expected_words(accepted)
    return UnexpectedWord(span=span, expected=expected, found=found, suggestion=suggestion, repair=repair)


def _word_at(text: str, offset: int) -> str:
    """Return the word or mark at an offset; nothing at the end of a line, before a comment, or at the end."""
    match = _WORD_AT.match(text, offset)
    return match.group().strip() if match and match.group() != "#" else ""


def _shows_unclosed(text: str, offset: int, brace: int) -> bool:
    """Return whether a fault inside a block means that the block should have ended before it."""
    if not text[offset:].strip():
        return True
    # Nobody begins a statement of the top level inside a block on purpose, but many forget a brace.
    begins_line = "\n" in text[brace:offset] and not text[:offset].rpartition("\n")[2].strip()
    return begins_line and _word_at(text, offset) in _TOP_LEVEL


def _shortened(word: str) -> str:
    return word if len(word) <= _LONGEST_EXCERPT else word[: _LONGEST_EXCERPT - 1] + "…"
