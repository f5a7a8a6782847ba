"""Write a book for programs: the page in one language as JSON, each sentence with the answers it tells."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import lru_cache
from json import dumps

from ..telling.answers_told import ToldAnswer
from ..telling.facts import Book
from .in_english import english_in, plain
from .page import FOR_PROGRAMS, BookPage, texts_in

FORMAT = "crazy8-rulebook"
VERSION = 1


def page_json(book: Book, page: BookPage) -> str:
    """Write a page as one object in ASCII; wherever an answer is told, all its numbers of players are there."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "variant": book.name,
        "players": list(book.players),
        "options": [rule.name for rule in book.chosen],
    }
    whole["english"] = [text for one in texts_in(page) for text in english_in(one)]
    page_values = _plain(page, book.players)
    assert isinstance(page_values, dict), "a page has values"
    return dumps(whole | page_values, indent=2) + "\n"


@lru_cache(maxsize=32)
def names_of(kind: type) -> tuple[str, ...]:
    """Return the values of a class of the page that programs get, also those that are the same in all of a class."""
    fields = kind.__dataclass_fields__  # type: ignore[attr-defined]  # of a class that is made so
    return tuple(name for name, one in fields.items() if one.metadata.get(FOR_PROGRAMS, True))


def _plain(value: object, players: tuple[int, ...]) -> object:
    """Return a value as JSON has it."""
    if isinstance(value, ToldAnswer):
        value = value._replace(players=value.players or players)
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(getattr(value, name), players) for name in names_of(type(value))}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _plain(one, players) for name, one in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(one, players) for one in value]
    return plain(value) if isinstance(value, str) else value
