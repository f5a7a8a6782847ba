"""Tell a user that something cannot be done."""

from __future__ import annotations

from collections.abc import Iterable

from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.errors import C8Error


class Misuse(C8Error):
    """Raised for a wrong command line, or a file that cannot be read or written; the exit status is 2."""


def unknown(what: str, word: str, known: Iterable[str], hint: str | None = None) -> Misuse:
    """Return the report that a word is not known, with the word that may have been meant."""
    meant = suggest(word, known)
    question = "" if meant is None else f"; did you mean `{meant}`?"
    return Misuse(f"unknown {what} `{word}`{question}", hint)
