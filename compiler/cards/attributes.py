"""Handle words for what cards have in common."""

from __future__ import annotations

from ..diagnostics.diagnostic import Diagnostic, Repair
from ..diagnostics.suggest import suggest
from ..language.nodes import Word
from ..language.reports.statements import UnknownAttribute


def unknown_attribute(word: Word, known: tuple[str, ...]) -> Diagnostic:
    """Return the report on a word that should say what cards have in common."""
    suggestion = suggest(word.text, known)
    repair = Repair(word.span, suggestion, safe=True) if suggestion else None
    return UnknownAttribute(span=word.span, word=word.text, known=known, suggestion=suggestion, repair=repair)
