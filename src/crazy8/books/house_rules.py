"""Find which of the variants that ship answer a question, and with which line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from crazy8.compiler.cards.saying import Saying
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Node, Option, Statement, When
from crazy8.compiler.topics.statements import IN_WORDS, question_in_words, read
from crazy8.files.shipped import shipped_names, shipped_source

Lines: TypeAlias = dict[str, tuple[str, ...]]
"""Lines of `.c8` files, each with the variants that have it: `pagat`, or `pagat@twos` for one of its options."""


@cache
def house_rules() -> dict[str, Lines]:
    """Return the lines of all variants that ship, by question; a line that more of them have is first.

    A variant that extends another is named only for the lines of its own file.
    """
    found: dict[str, dict[str, dict[str, None]]] = {}
    for name in shipped_names():
        source = shipped_source(name)
        assert source is not None
        for statement, whose in _statements(parse(source).document.body, name):
            question = _question(statement)
            if question is not None:
                line = " ".join(statement.span.text.split())
                found.setdefault(question, {}).setdefault(line, {})[whose] = None
    return {question: _sorted(lines) for question, lines in found.items()}


def _sorted(lines: dict[str, dict[str, None]]) -> Lines:
    rows = sorted(lines.items(), key=lambda row: (-len(row[1]), row[0]))
    return {line: tuple(variants) for line, variants in rows}


def _statements(nodes: tuple[Node, ...], whose: str) -> Iterator[tuple[Statement, str]]:
    """Yield the statements of a file, each with the variant or the option that makes it."""
    for node in nodes:
        if isinstance(node, Statement):
            yield node, whose
        elif isinstance(node, When):
            yield from _statements(node.statements, whose)
        elif isinstance(node, Option):
            yield from _statements(node.statements, f"{whose}@{node.name.text}")


def _question(statement: Statement) -> str | None:
    """Return the question that a statement answers; a group of cards answers none."""
    if statement.kind in IN_WORDS:
        return question_in_words(statement)
    said = None if statement.kind == "group" else read(statement)
    return said.question if isinstance(said, Saying) else None
