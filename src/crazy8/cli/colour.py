"""Decide whether output is coloured, and whether suits are drawn as signs or written as letters."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Mapping
from typing import TextIO

COLOUR_CHOICES = ("auto", "always", "never")
SUIT_CHOICES = ("auto", "unicode", "ascii")

SUIT_LETTERS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")
"""`8♥` and `8H` are the same card, so rules may be written either way."""

_ASCII = {
    "…": "...",
    "–": "-",
    "—": "-",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "×": "x",
    "→": "->",
    "≤": "<=",
    "≥": ">=",
}

FALLBACK = "crazy8-ascii"
"""The name of an error handler for output streams: signs become letters where there are any, else escapes."""


def wants_colour(choice: str, stream: TextIO, environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Return whether to colour what goes to a stream.

    `auto` colours terminals only, and honours `NO_COLOR` (source: no-color.org) and the terminal `dumb`.
    """
    if choice != "auto":
        return choice == "always"
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb" or not stream.isatty():
        return False
    # The old Windows console prints the sequences as they are; these variables tell the terminals that do not.
    return platform != "win32" or any(name in environment for name in ("WT_SESSION", "TERM", "ANSICON", "ConEmuANSI"))


def wants_suit_letters(choice: str, stream: TextIO) -> bool:
    """Return whether a stream gets suits as letters: `auto` does so if it cannot carry the signs."""
    if choice != "auto":
        return choice == "ascii"
    try:
        "♠♥♦♣".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def never_fail(stream: object) -> None:
    """Let a stream write any text: what its encoding does not have is replaced instead of ending the program."""
    codecs.register_error(FALLBACK, _replaced)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=FALLBACK)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(SUIT_LETTERS)
    signs = (_ASCII.get(sign, sign).encode("ascii", "backslashreplace").decode() for sign in text)
    return "".join(signs), error.end
