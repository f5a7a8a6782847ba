"""Tell what a file is that is no text, and what to do with it."""

from __future__ import annotations

from typing import NamedTuple

_SAVE_AS_TEXT = "choose *Save as* there, and as the kind of file *plain text* with the encoding UTF-8"
_TYPE_IT = "what it shows has to be typed; `c8 new` asks for the rules one by one"
_UNPACK = "unpack it, and name the file in it that holds the rules"
_COPY = "copy the rules into an empty text file and save it as UTF-8"


class FileKind(NamedTuple):
    """What a file is."""

    name: str
    advice: str


_IN_AN_ARCHIVE = (
    (b"word/document.xml", FileKind("a Word file", _SAVE_AS_TEXT)),
    (b"application/vnd.oasis.opendocument.text", FileKind("an OpenDocument text, as of LibreOffice", _SAVE_AS_TEXT)),
    (b"Index/Document.iwa", FileKind("a Pages file", "export it there as plain text")),
    (b"xl/workbook.xml", FileKind("an Excel file", _COPY)),
    (b"ppt/presentation.xml", FileKind("a PowerPoint file", _COPY)),
    (b"application/epub+zip", FileKind("an electronic book", _COPY)),
    (b"application/vnd.oasis.opendocument", FileKind("an OpenDocument file", _COPY)),
)
_ARCHIVE = FileKind("a zip archive", _UNPACK)

_BY_SIGN = {
    b"PK\x03\x04": _ARCHIVE,
    b"PK\x05\x06": _ARCHIVE,
    b"\xd0\xcf\x11\xe0": FileKind("a file of an old Word or Office", _SAVE_AS_TEXT),
    b"%PDF": FileKind("a PDF", _COPY),
    b"{\\rtf": FileKind("a text with formats (RTF)", _SAVE_AS_TEXT),
    b"<!DOCTYPE html": FileKind("a web page", _COPY),
    b"<!doctype html": FileKind("a web page", _COPY),
    b"<html": FileKind("a web page", _COPY),
    b"\x1f\x8b": FileKind("a gzip archive", _UNPACK),
    b"7z\xbc\xaf": FileKind("a 7z archive", _UNPACK),
    b"Rar!": FileKind("a RAR archive", _UNPACK),
}
_PICTURE = FileKind("a picture", _TYPE_IT)


def kind_of(content: bytes) -> FileKind:
    """Return what a file is that begins as no text does; all others than those named here are pictures."""
    kind = next((one for sign, one in _BY_SIGN.items() if content.startswith(sign)), _PICTURE)
    if kind is _ARCHIVE:
        return next((one for mark, one in _IN_AN_ARCHIVE if mark in content), _ARCHIVE)
    return kind
