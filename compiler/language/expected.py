"""Put into words what could have stood in a place."""

from __future__ import annotations

from collections.abc import Iterable

from .tables import tables

_MOST_NAMED = 12
"""Beyond so many possibilities a list explains nothing."""

_WORD_CLASSES = {
    "CARD": "a card",
    "SEAT": "the name of a player",
    "ATTRIBUTE": "a word such as `suit`",
    "NAME": "a name in small letters",
    "CITE": "the name of a source",
    "KEY": "the name of a question",
    "LANG": "a language such as `it`",
    "STRING": "a text in quotation marks",
    "NUM": "a number",
    "INTEGER": "a number",
    "LSQB": "a citation",
    "_NL": "the end of the statement",
    "$END": "the end of the statement",
}
_FAMILIES = {
    "bury": "what is done with a starter, such as `bury` or `acts`",
    "again": "what a card does, such as `skip next`",
}
"""Words for lists that are too long to be told, each known by a keyword that stands in no other long list."""
_LAST = ("LBRACE", "RBRACE", "LSQB", "COMMA", "_NL", "$END")
"""Terminals that explain least and are therefore named last, or left out of a long list."""


def expected_words(terminals: Iterable[str]) -> str:
    """Return the possibilities as one phrase: a number, `up`, `until`, `at` or `when`."""
    keywords = _keyword_of_terminal()
    known = [name for name in terminals if name in _WORD_CLASSES or name in keywords]
    ordered = sorted(known, key=lambda name: (name in _LAST, name not in _WORD_CLASSES, keywords.get(name, name)))
    if len(ordered) > _MOST_NAMED:
        ordered = [name for name in ordered if name not in _LAST]
    if len(ordered) > _MOST_NAMED:
        return next((words for sign, words in _FAMILIES.items() if sign in map(keywords.get, ordered)), "another word")
    phrases = list(dict.fromkeys(_WORD_CLASSES.get(name) or f"`{keywords[name]}`" for name in ordered))
    return phrases[0] if len(phrases) == 1 else ", ".join(phrases[:-1]) + " or " + phrases[-1]


def expected_keywords(terminals: Iterable[str]) -> list[str]:
    """Return the keywords among the possibilities, as candidates for "did you mean"."""
    keywords = _keyword_of_terminal()
    return [keywords[name] for name in terminals if keywords.get(name, "").isalpha()]


def _keyword_of_terminal() -> dict[str, str]:
    return {terminal: word for word, terminal in tables().fixed.items()}
