"""Load the parse tables of the language: made by Lark from `grammar/crazy8.lark`, kept as plain data.

Lark turns the grammar into LALR(1) tables, which takes longer than all other work on a file. The tables are therefore
kept between runs as data that loads in a moment; then Lark itself is not even imported. A test holds that driving these
tables gives the trees that Lark's own parser gives.
"""

from __future__ import annotations

import marshal
from functools import lru_cache
from pkgutil import get_data
from typing import Any, Protocol
from zlib import crc32

from .table_shapes import ParseRule, Tables

END = "$END"
"""The terminal that stands for the end of the text."""
_FORMAT = 1
"""Goes up when the shape of `Tables` changes, so that kept ones are made anew."""
_SUM_LENGTH = 4
"""Bytes of the check sum before kept tables: damaged data could keep the reader busy with huge sizes."""


class TableStore(Protocol):
    """A place where bytes are kept from one run to the next; the front door has one."""

    def load(self) -> bytes | None:
        """Return the tables that were kept, if any."""

    def save(self, content: bytes) -> None:
        """Keep something; a failure is no reason to stop."""


_shelf: TableStore | None = None


def keep_tables_on(shelf: TableStore | None) -> None:
    """Look for tables on a shelf first from now on, and put new ones there."""
    global _shelf
    _shelf = shelf
    tables.cache_clear()


@lru_cache(maxsize=1)
def tables() -> Tables:
    """Return the tables of the language."""
    # `importlib.resources` would do too, but takes nine milliseconds longer to import, a sixteenth of a cold check.
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
    """Return kept tables, if they are sound and belong to this grammar."""
    if content is None or int.from_bytes(content[:_SUM_LENGTH], "big") != crc32(content[_SUM_LENGTH:]):
        return None
    try:
        form, text, parts, rules = marshal.loads(content[_SUM_LENGTH:])
        if (form, text) != (_FORMAT, grammar):
            return None
        return Tables(*parts)._replace(rules=tuple(ParseRule(*rule) for rule in rules))
    except (EOFError, ValueError, TypeError):
        return None
