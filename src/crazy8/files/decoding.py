"""Decode the bytes of a file to its text, with a report if they are not UTF-8."""

from __future__ import annotations

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_LE

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.source import Source, Span

_MARKS = {BOM_UTF32_LE: "UTF-32", BOM_UTF16_LE: "UTF-16", BOM_UTF16_BE: "UTF-16"}
"""The longer mark is first: the shorter is its beginning."""

# Every file is compared with these, so what they stand for is known elsewhere.
_NO_TEXTS = (
    *(b"PK\x03\x04", b"PK\x05\x06", b"\xd0\xcf\x11\xe0", b"%PDF", b"{\\rtf", b"<!DOCTYPE html", b"<!doctype html"),
    *(b"<html", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"II*\0", b"MM\0*", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!"),
)
"""How files begin that are no texts; a rulebook begins with none of these."""
_LOOKED_AT = 200

_BAD = "\N{REPLACEMENT CHARACTER}"


def decoded(name: str, content: bytes) -> tuple[Source, tuple[Diagnostic, ...]]:
    """Return the text of a file, without the mark that some editors put first, and at most one report on its encoding.

    Bytes that are not UTF-8 become U+FFFD in the text, so that the report can show the place.
    """
    if content.startswith(_NO_TEXTS):
        return _no_text(name, content)
    for mark, encoding in _MARKS.items():
        if content.startswith(mark):
            source = Source(name, content.decode(encoding, "replace"))
            return source, (_report(source, 0, f"text in {encoding}"),)
    content = content.removeprefix(BOM_UTF8)
    if b"\0" in content[:_LOOKED_AT]:
        encoding = "utf-16-le" if content[1:2] == b"\0" else "utf-16-be"
        source = Source(name, content.decode(encoding, "replace"))
        return source, (_report(source, 0, "text in UTF-16, or no text at all"),)
    try:
        return Source(name, content.decode()), ()
    except UnicodeDecodeError as error:
        source = Source(name, content.decode(errors="replace"))
        offset = len(content[: error.start].decode())
        facts = _facts(content[error.start], source.text.count(_BAD) - content.count(_BAD.encode()))
        return source, (_report(source, offset, f"the byte {content[error.start]:#04x}", *facts),)


def _no_text(name: str, content: bytes) -> tuple[Source, tuple[Diagnostic, ...]]:
    from crazy8.compiler.language.reports.encoding import NoText
    from crazy8.files.kinds import kind_of

    source = Source(name, "")
    kind = kind_of(content)
    return source, (NoText(span=Span(source, 0, 0), what=kind.name, advice_on_it=kind.advice),)


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
