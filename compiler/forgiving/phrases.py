"""Call things as the language calls them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from ..cards.words import words_of_larger_packs
from ..players_words.in_english import words_for
from .pieces import joined, pieces

_CALLED = {
    "color": "colour",
    "colors": "colour",
    "colours": "colour",
    "suits": "suit",
    "ranks": "rank",
    "if": "when",
    "none": "nothing",
    "discard": "discards",
    "everybody": "everyone",
    "counterclockwise": "anticlockwise",
    "identical": "same card",
}
"""Words that have one meaning, and what it is called here."""

_ARTICLES = frozenset(("a", "an", "the"))


def called_otherwise(statement: str) -> Iterator[str]:
    """Yield the statement with such words as the language has them: `match color`."""
    yield joined(_CALLED.get(part.lower(), part) for part in pieces(statement))


def while_it_holds(statement: str) -> Iterator[str]:
    """Yield what a card does under a condition as the language has it: `play J if holding no 2: skip next`."""
    parts = pieces(statement)
    if parts[0].lower() == "play":
        yield joined("while" if part.lower() in ("if", "when") else part for part in parts)


def in_small_letters(statement: str) -> Iterator[str]:
    """Yield the statement in small letters but for cards and texts, as telephones do not leave it: `Deal 7`."""
    parts = pieces(statement)
    yield joined(part if part in words_of_larger_packs() or part.startswith('"') else part.lower() for part in parts)


def options_left_out(statement: str) -> Iterator[str]:
    """Yield the statement that takes options away, their names in a row: `we play without the options a and b`."""
    said, _, names = statement.partition(" option")
    words = said.lower().split()
    if words and (words == ["no"] or words[-1] == "without" or words[-2:] == ["without", "the"]):
        named = (part for part in pieces(names.removeprefix("s")) if part not in (",", "and", "or", "&"))
        yield joined(["no", "option", *named])


def without_articles(statement: str) -> Iterator[str]:
    """Yield the statement without articles: `play the Q: skip next`."""
    yield joined(part for part in pieces(statement) if part.lower() not in _ARTICLES)


def without_and(statement: str) -> Iterator[str]:
    """Yield the statement with a comma where parts are joined by a word: `skip next and reverse`."""
    parts = pieces(statement)
    for place in range(1, len(parts) - 1):
        if parts[place] in ("and", "&", "+", "then"):
            before = parts[: place - 1] if parts[place - 1] == "," else parts[:place]
            yield joined([*before, ",", *parts[place + 1 :]])


def else_in_all_languages(statement: str) -> Iterator[str]:
    """Yield the statement with `else` for what says so in English or another language: `…, sonst draw 1`."""
    said = [*_otherwise().finditer(statement)]
    if len(said) == 1 and '"' not in statement[said[0].end() :]:
        yield f"{statement[: said[0].start()]}, else {statement[said[0].end() :]}"


@cache
def _otherwise() -> re.Pattern[str]:
    words = "|".join(map(re.escape, ("or else", "otherwise", *words_for("otherwise"))))
    return re.compile(rf"(?<=\S)\s*,?\s+(?:{words})\s+", re.IGNORECASE)
