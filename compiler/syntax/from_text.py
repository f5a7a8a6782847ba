"""Text to a document: parse, report, leave out what is faulty, and parse again."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lark import Token, UnexpectedCharacters, UnexpectedInput, UnexpectedToken

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
from crazy8.compiler.syntax.expected import expected_keywords, expected_words
from crazy8.compiler.syntax.from_tree import body_from
from crazy8.compiler.syntax.grammar import GluedWordsError, parser
from crazy8.compiler.syntax.nodes import BodyNode, Document, VariantHead, Version

LANGUAGE_VERSION = 1
MOST_CHARACTERS = 200_000
_MOST_FAULTS = 20
_LONGEST_EXCERPT = 40

_WORD_AT = re.compile(r'"[^"\r\n]*"?|[^\s"#{}\[\],:=]+|.', re.DOTALL)
_STATEMENT_SIGN = frozenset({"DEAL", "SEATS"})
"""A terminal that is expected only where a statement, or a step of an example, can begin."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """What could be read of a text, and what was wrong with the rest."""

    document: Document
    diagnostics: tuple[Diagnostic, ...]


def parse(source: Source) -> Parsed:
    """Read a text; every fault of the syntax is reported, and what is sound is kept."""
    if len(source.text) > MOST_CHARACTERS:
        span = Span(source, 0, 0)
        too_long = FileTooLong(span=span, length=len(source.text), most=MOST_CHARACTERS)
        return Parsed(Document(source=source, body=(), comments=(), blank_lines=()), (too_long,))
    body, faults = _body_and_faults(source)
    document = Document(source=source, body=body, comments=comments_in(source), blank_lines=blank_lines_in(source))
    return Parsed(document, (*faults, *(() if faults and not body else _head_faults(document, bool(faults)))))


def _body_and_faults(source: Source) -> tuple[tuple[BodyNode, ...], list[Diagnostic]]:
    text = source.text
    faults: list[Diagnostic] = []
    while True:
        try:
            return body_from(parser().parse(text), source), faults
        except (UnexpectedInput, GluedWordsError) as error:
            fault, extent = _fault(error, source, text)
            faults.append(fault)
            blanked = blank(text, extent)
            if len(faults) >= _MOST_FAULTS or blanked == text:
                faults.append(TooManyFaults(span=fault.span, count=len(faults)))
                return (), faults
            text = blanked


def _fault(error: UnexpectedInput | GluedWordsError, source: Source, text: str) -> tuple[Diagnostic, Extent]:
    structure = Structure(text)
    if isinstance(error, GluedWordsError):
        return _glued(error, source, structure)
    offset, expected = _place_and_expectation(error, text)
    brace = structure.open_block_at(offset)
    if brace is not None and _shows_unclosed(text, offset, brace):
        head = structure.head_start(brace)
        indent = len(text[head:brace]) - len(text[head:brace].lstrip())
        return UnclosedBlock(span=Span(source, head + indent, brace + 1)), Extent(head, offset)
    extent = structure.statement_at(offset)
    word = _word_at(text, offset)
    span = Span(source, offset, offset + len(word))
    if word.startswith('"') and (len(word) == 1 or not word.endswith('"')):
        return UnclosedText(span=span), extent
    cut = _cut_word(error, text, offset)
    if cut is not None:
        word, keyword = cut
        span = Span(source, offset + len(_word_at(text, offset)) - len(word), offset + len(_word_at(text, offset)))
        expected_here, suggestion = f"`{keyword}`", keyword if keyword.isalpha() else None
    else:
        expected_here, suggestion = expected_words(expected), suggest(word, expected_keywords(expected))
    repair = Repair(span, suggestion, safe=True) if suggestion else None
    shown = _shortened(word)
    if word and cut is None and not _STATEMENT_SIGN.isdisjoint(expected):
        return UnknownStatement(span=span, word=shown, suggestion=suggestion, repair=repair), extent
    found = f"`{shown}`" if word else ("the end of the line" if text[offset:].strip() else "the end of the file")
    return (
        UnexpectedWord(span=span, expected=expected_here, found=found, suggestion=suggestion, repair=repair),
        extent,
    )


def _word_at(text: str, offset: int) -> str:
    """The word or mark that begins at an offset; nothing at the end of a line or of the text."""
    match = _WORD_AT.match(text, offset)
    return match.group().strip() if match else ""


def _cut_word(error: UnexpectedInput, text: str, offset: int) -> tuple[str, str] | None:
    """The whole word and the keyword that the lexer cut off its beginning: `untill` and `until`."""
    history = getattr(error, "token_history", None)
    last = history[-1] if history else None
    if last is None or last.end_pos != offset or not (last[-1] + _word_at(text, offset)[:1]).isalnum():
        return None
    return str(last) + _word_at(text, offset), str(last)


def _glued(error: GluedWordsError, source: Source, structure: Structure) -> tuple[Diagnostic, Extent]:
    start, end = error.first.start_pos or 0, error.second.end_pos or 0
    span = Span(source, start, end)
    first, second = str(error.first), str(error.second)
    fault = GluedWords(
        span=span, first=_shortened(first), second=_shortened(second), repair=Repair(span, f"{first} {second}", True)
    )
    return fault, structure.statement_at(start)


def _place_and_expectation(error: UnexpectedInput, text: str) -> tuple[int, set[str]]:
    """Where the parser stopped, and the names of the terminals that could have stood there."""
    if isinstance(error, UnexpectedToken):
        token: Token = error.token
        offset = len(text) if token.type == "$END" else token.start_pos or 0
        return offset, set(error.accepts or error.expected)
    assert isinstance(error, UnexpectedCharacters)
    return error.pos_in_stream or 0, set(error.allowed or ())


_TOP_LEVEL = ("variant", "title", "source", "option", "example", "c8")


def _shows_unclosed(text: str, offset: int, brace: int) -> bool:
    """Whether a fault inside a block means that the block should have ended before it."""
    if not text[offset:].strip():
        return True
    begins_line = "\n" in text[brace:offset] and not text[:offset].rpartition("\n")[2].strip()
    return begins_line and _word_at(text, offset) in _TOP_LEVEL


def _shortened(word: str) -> str:
    return word if len(word) <= _LONGEST_EXCERPT else word[: _LONGEST_EXCERPT - 1] + "…"


def _head_faults(document: Document, other_faults: bool) -> list[Diagnostic]:
    """What is wrong with the two lines that every file begins with."""
    body = document.body
    start = Span(document.source, 0, 0)
    if all(isinstance(node, Version) for node in body) and not other_faults:
        return [EmptyFile(span=body[0].span if body else start)]
    faults: list[Diagnostic] = []
    versions = [node for node in body if isinstance(node, Version)]
    if not versions:
        faults.append(VersionMissing(span=body[0].span.first_line, repair=Repair(start, "c8 1\n", safe=True)))
    elif versions[0] is not body[0] or len(versions) > 1:
        faults.append(VersionMissing(span=versions[-1].span))
    elif versions[0].number.value != LANGUAGE_VERSION:
        number = versions[0].number
        return [VersionUnknown(span=number.span, version=number.value, known=LANGUAGE_VERSION)]
    heads = [node for node in body if isinstance(node, VariantHead)]
    if not heads and not other_faults:
        faults.append(VariantMissing(span=body[0].span.first_line))
    faults.extend(VariantTwice(span=head.span) for head in heads[1:])
    return faults
