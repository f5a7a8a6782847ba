"""Decode the bytes of a file to its text, with a report if they are not UTF-8."""

from __future__ import annotations

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_LE

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.source import Source, Span

_MARKS = {BOM_UTF32_LE: "UTF-32", BOM_UTF16_LE: "UTF-16", BOM_UTF16_BE: "UTF-16"}
"""The longer mark is first: the shorter is its beginning."""

_BAD = "\N{REPLACEMENT CHARACTER}"


def decoded(name: str, content: bytes) -> tuple[Source, tuple[Diagnostic, ...]]:
    """Return the text of a file, without the mark that some editors put first, and at most one report on its encoding.

    Bytes that are not UTF-8 become U+FFFD in the text, so that the report can show the place.
    """
    for mark, encoding in _MARKS.items():
        if content.startswith(mark):
            source = Source(name, content.decode(encoding, "replace"))
            return source, (_report(source, 0, f"text in {encoding}"),)
    content = content.removeprefix(BOM_UTF8)
    try:
        return Source(name, content.decode()), ()
    except UnicodeDecodeError as error:
        source = Source(name, content.decode(errors="replace"))
        offset = len(content[: error.start].decode())
        facts = _facts(content[error.start], source.text.count(_BAD) - content.count(_BAD.encode()))
        return source, (_report(source, offset, f"the byte {content[error.start]:#04x}", *facts),)


def _facts(byte: int, places: int) -> list[str]:
    """Tell how the file may have been written: the letter in the commonest old encoding, and how many more."""
    letter = bytes([byte]).decode("cp1252", "ignore")
    guess = [f"in the old encoding Windows-1252 it stands for `{letter}`"] if letter else []
    further = [f"{places - 1} more {'place is' if places == 2 else 'places are'} not UTF-8"] if places > 1 else []
    return guess + further


def _report(source: Source, offset: int, what: str, *facts: str) -> Diagnostic:
    from crazy8.compiler.language.reports.encoding import NotUtf8  # only the few who need it wait for it

    length = 1 if source.text[offset : offset + 1] == _BAD else 0
    return NotUtf8(span=Span(source, offset, offset + length), what=what, notes=facts)
