"""Mark in a printed text which answers of the rules a sentence tells, and read the marks back.

In HTML a mark is an element around the sentence, in Markdown a comment behind it, which no reader sees.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from html.parser import HTMLParser
from json import loads
from typing import NamedTuple

from ..telling.answers_told import ToldAnswer

SAYS, AGAIN = "data-says", "data-again"
"""The attributes with the statement, where it is told and where it is repeated."""
CARDS, PLAYERS = "data-cards", "data-players"
"""The attributes that narrow it, if it does not hold for all cards or numbers of players."""

_COMMENT = re.compile(rf"(?<!\\)<!-- (?=(?:{SAYS}|{AGAIN})=)(.*?) -->")
_BETWEEN_CARDS = ", "
_IN_MARKDOWN = {"|": "&#124;", "--": "&#45;&#45;", "\n": "&#10;"}
"""Characters that would end a comment or the cell of a table."""


class AnswerMark(NamedTuple):
    """An answer as a printed text tells it."""

    statement: str
    cards: tuple[str, ...] | None = None
    """The cards for which it is told, if not for all that it is about."""
    players: tuple[int, ...] = ()
    """The numbers of players for which it is told; none for all of the book."""
    again: bool = False


def in_html(inside: str, says: tuple[ToldAnswer, ...]) -> str:
    """Put a sentence within its marks."""
    for one in reversed(says):
        inside = f"<span {_attributes(one)}>{inside}</span>"
    return inside


def in_markdown(says: tuple[ToldAnswer, ...]) -> str:
    """Return the marks to stand behind a sentence."""
    return "".join(f"<!-- {_safe(_attributes(one))} -->" for one in says)


def _safe(attributes: str) -> str:
    for sign, reference in _IN_MARKDOWN.items():
        attributes = attributes.replace(sign, reference)
    return attributes


@lru_cache(maxsize=1024)
def _attributes(one: ToldAnswer) -> str:
    """Write a mark as attributes, the same in all languages."""
    words = {AGAIN if one.again else SAYS: one.statement}
    if one.cards is not None:
        words[CARDS] = _BETWEEN_CARDS.join(one.cards)
    if one.players:
        words[PLAYERS] = " ".join(map(str, one.players))
    return " ".join(f'{name}="{escape(word)}"' for name, word in words.items())


# ---- back again


def marks_in(text: str) -> tuple[AnswerMark, ...]:
    """Return all marks of a printed rulebook: HTML, marked Markdown, or JSON."""
    if text.lstrip().startswith("{"):
        return tuple(_in_record(loads(text)))
    is_page = re.match(r"\s*<!doctype html>", text, re.IGNORECASE) is not None
    reader = _Reader()
    if is_page:
        reader.feed(text)
    else:
        for comment in _COMMENT.finditer(text):
            reader.feed(f"<span {comment[1]}>")
    reader.close()
    return tuple(reader.marks)


class _Reader(HTMLParser):
    """Collects marks."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: list[AnswerMark] = []

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        words = {name: word or "" for name, word in attrs}
        for name in (SAYS, AGAIN):
            if name in words:
                cards = tuple(words[CARDS].split(_BETWEEN_CARDS)) if CARDS in words else None
                players = tuple(int(word) for word in words.get(PLAYERS, "").split() if word.isdecimal())
                self.marks.append(AnswerMark(words[name], cards, players, name == AGAIN))


def _in_record(record: object) -> Iterator[AnswerMark]:
    """Yield the marks in what JSON holds, wherever they are."""
    if isinstance(record, list):
        for one in record:
            yield from _in_record(one)
    elif isinstance(record, dict):
        if "statement" in record:
            cards = record["cards"]
            yield AnswerMark(
                record["statement"],
                None if cards is None else tuple(cards),
                tuple(record["players"]),
                record["again"],
            )
        else:
            for one in record.values():
                yield from _in_record(one)
