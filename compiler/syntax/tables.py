"""The parse tables of the language: made by Lark from `grammar/crazy8.lark`, and kept as plain data.

Lark turns the grammar into LALR(1) tables, which takes longer than all other work on a file. The tables are therefore
kept between runs as data that loads in a moment; then Lark itself is not even imported. A test holds that driving these
tables gives the trees that Lark's own parser gives.
"""

from __future__ import annotations

import marshal
from functools import lru_cache
from pkgutil import get_data
from typing import Any, NamedTuple, Protocol
from zlib import crc32

SHIFT = 0
REDUCE = 1
END = "$END"
"""The terminal that stands for the end of the text."""
_FORMAT = 1
"""Goes up when the shape of `Tables` changes, so that kept ones are made anew."""
_SUM_LENGTH = 4
"""Bytes of the check sum before kept tables: damaged data could keep the reader busy with huge sizes."""

Action = tuple[int, int]
"""`SHIFT` and the next state, or `REDUCE` and the number of a rule."""


class ParseRule(NamedTuple):
    """One alternative of the grammar, and what its node keeps."""

    origin: str
    """The symbol that it makes."""
    kind: str
    """What the node is called: the alias, else the rule."""
    size: int
    """How many symbols it takes from the stack."""
    kept: tuple[tuple[int, bool, int], ...]
    """For each part that is kept: its place, whether its own parts take its place, and how many absent optional parts
    stand before it."""
    absent_at_end: int
    """How many absent optional parts stand at the end."""
    transparent: bool
    """Whether a single part takes the place of the node."""


class Tables(NamedTuple):
    """Everything that the driver and the lexer need."""

    states: tuple[dict[str, Action], ...]
    start: int
    end: int
    rules: tuple[ParseRule, ...]
    fixed: dict[str, str]
    """The terminal of each keyword and mark."""
    patterns: tuple[tuple[str, str], ...]
    """The kinds of free words, as terminal and regular expression."""
    choices: frozenset[str]
    """The rules that keep all their words, so that their words together are one choice."""


class Shelf(Protocol):
    """A place where bytes are kept from one run to the next; the front door has one."""

    def load(self) -> bytes | None:
        """What was kept, if anything."""

    def save(self, content: bytes) -> None:
        """Keep something; a failure is no reason to stop."""


_shelf: Shelf | None = None


def keep_tables_on(shelf: Shelf | None) -> None:
    """Look for tables on a shelf first from now on, and put new ones there."""
    global _shelf
    _shelf = shelf
    tables.cache_clear()


@lru_cache(maxsize=1)
def tables() -> Tables:
    """The tables of the language."""
    # `importlib.resources` would do too, but takes eight milliseconds to import.
    content = get_data("crazy8.grammar", "crazy8.lark")
    assert content is not None, "the grammar lies beside the compiler"
    grammar = content.decode("utf-8")
    kept = _unpacked(_shelf.load(), grammar) if _shelf else None
    if kept is not None:
        return kept
    from .from_grammar import tables_from

    made = tables_from(grammar)
    if _shelf:
        parts: list[Any] = list(made._replace(rules=()))
        rules: list[Any] = [tuple(rule) for rule in made.rules]
        content = marshal.dumps([_FORMAT, grammar, parts, rules])
        _shelf.save(crc32(content).to_bytes(_SUM_LENGTH, "big") + content)
    return made


def _unpacked(content: bytes | None, grammar: str) -> Tables | None:
    """Kept tables, if they are sound and belong to this grammar."""
    if content is None or int.from_bytes(content[:_SUM_LENGTH], "big") != crc32(content[_SUM_LENGTH:]):
        return None
    try:
        form, text, parts, rules = marshal.loads(content[_SUM_LENGTH:])
        if (form, text) != (_FORMAT, grammar):
            return None
        return Tables(*parts)._replace(rules=tuple(ParseRule(*rule) for rule in rules))
    except (EOFError, ValueError, TypeError):
        return None
