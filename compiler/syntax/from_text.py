"""Text to a document: parse, report, leave out what is faulty, and parse again."""

from __future__ import annotations

import re
from typing import NamedTuple

from crazy8.compiler.diagnostics.codes.syntax import (
    EmptyFile,
    FileTooLong,
    GluedWords,
    TooManyFaults,
    UnclosedBlock,
    UnclosedText,
    UnexpectedWord,
    UnknownStatement,
    VariantMissing,
    VariantTwice,
    VersionMissing,
    VersionUnknown,
)
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Repair
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.source import Source, Span
from crazy8.compiler.syntax.blanks import Extent, Structure, blank
from crazy8.compiler.syntax.comments import blank_lines_in, comments_in
from crazy8.compiler.syntax.driver import UnexpectedTokenError, tree_of
from crazy8.compiler.syntax.expected import expected_keywords, expected_words
from crazy8.compiler.syntax.from_tree import body_from
from crazy8.compiler.syntax.nodes import BodyNode, Document, VariantHead, Version
from crazy8.compiler.syntax.tables import tables

LANGUAGE_VERSION = 1
MOST_CHARACTERS = 200_000
_MOST_FAULTS = 20
_LONGEST_EXCERPT = 40

_WORD_AT = re.compile(r'"[^"\r\n]*"?|[^\s"#{}\[\],:=]+|.', re.DOTALL)
_GLUED = re.compile(r"([a-z]+)([0-9]+)")
_STATEMENT_SIGN = frozenset({"DEAL", "SEATS"})
"""A terminal that is expected only where a statement, or a step of an example, can begin."""


_TOP_LEVEL = ("variant", "title", "source", "option", "example", "c8")
"""Statements that stand in no block."""


class Parsed(NamedTuple):
    """What could be read of a text, and what was wrong with the rest."""

    document: Document
    diagnostics: tuple[Diagnostic, ...]


def parse(source: Source) -> Parsed:
    """Read a text; every fault of the syntax is reported, and what is sound is kept."""
    if len(source.text) > MOST_CHARACTERS:
        span = Span(source, 0, 0)
        too_long = FileTooLong(span=span, length=len(source.text), most=MOST_CHARACTERS)
        return Parsed(Document.model_construct(source=source, body=(), comments=(), blank_lines=()), (too_long,))
    body, faults = _body_and_faults(source)
    document = Document.model_construct(
        source=source, body=body, comments=comments_in(source), blank_lines=blank_lines_in(source)
    )
    if (unknown := _unknown_version(document)) is not None:
        return Parsed(document, (unknown,))
    return Parsed(document, (*faults, *(() if faults and not body else _head_faults(document, bool(faults)))))


def _body_and_faults(source: Source) -> tuple[tuple[BodyNode, ...], list[Diagnostic]]:
    text = source.text
    faults: list[Diagnostic] = []
    while True:
        try:
            return body_from(tree_of(text, tables()), source, tables().choices), faults
        except UnexpectedTokenError as error:
            fault, extent = _fault(error, source, text)
            faults.append(fault)
            blanked = blank(text, extent)
            if len(faults) >= _MOST_FAULTS or blanked == text:
                faults.append(TooManyFaults(span=fault.span, count=len(faults)))
                return (), faults
            text = blanked


def _fault(error: UnexpectedTokenError, source: Source, text: str) -> tuple[Diagnostic, Extent]:
    structure = Structure(text)
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
    return _word_fault(word, span, accepted, at_end), structure.statement_at(offset)


def _word_fault(word: str, span: Span, accepted: frozenset[str], at_end: str) -> Diagnostic:
    """What is wrong with a word that the parser cannot use; the word is empty at the end of a line or of the file."""
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
    """The word or mark that begins at an offset; nothing at the end of a line, before a comment, or of the text."""
    match = _WORD_AT.match(text, offset)
    return match.group().strip() if match and match.group() != "#" else ""


def _shows_unclosed(text: str, offset: int, brace: int) -> bool:
    """Whether a fault inside a block means that the block should have ended before it."""
    if not text[offset:].strip():
        return True
    begins_line = "\n" in text[brace:offset] and not text[:offset].rpartition("\n")[2].strip()
    return begins_line and _word_at(text, offset) in _TOP_LEVEL


def _shortened(word: str) -> str:
    return word if len(word) <= _LONGEST_EXCERPT else word[: _LONGEST_EXCERPT - 1] + "…"


def _unknown_version(document: Document) -> Diagnostic | None:
    """The report of a version that is not known; then all other faults may be none."""
    head = document.body[0] if document.body else None
    if not isinstance(head, Version) or head.number.value == LANGUAGE_VERSION:
        return None
    return VersionUnknown(span=head.number.span, version=head.number.value, known=LANGUAGE_VERSION)


def _head_faults(document: Document, other_faults: bool) -> list[Diagnostic]:
    """What is wrong with the two lines that every file begins with."""
    body = document.body
    start = Span(document.source, 0, 0)
    if all(isinstance(node, Version) for node in body) and not other_faults:
        return [EmptyFile(span=body[0].span if body else start)]
    faults: list[Diagnostic] = []
    versions = [node for node in body if isinstance(node, Version)]
    if not versions and not _begins_a_line("c8", document):
        faults.append(VersionMissing(span=body[0].span.first_line, repair=Repair(start, "c8 1\n", safe=True)))
    elif versions and (versions[0] is not body[0] or len(versions) > 1):
        faults.append(VersionMissing(span=versions[-1].span))
    heads = [node for node in body if isinstance(node, VariantHead)]
    if not heads and not _begins_a_line("variant", document):
        faults.append(VariantMissing(span=body[0].span.first_line))
    faults.extend(VariantTwice(span=head.span) for head in heads[1:])
    return faults


def _begins_a_line(word: str, document: Document) -> bool:
    """Whether a statement is there, even if it has a fault that is told already."""
    return re.search(rf"(?:^|[\r\n])[ \t\f\u00a0\ufeff]*{word}\b", document.source.text) is not None
