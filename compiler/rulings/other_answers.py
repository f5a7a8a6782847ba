"""Find other answers in place of one: none at all, those of the registry, and each number one higher."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..language.from_text import parse
from ..language.nodes import Number, Part, PhraseNode, Selector, Statement
from ..rules.key import ByCard, ByMoment, ByPair, Key
from ..source import Source
from ..topics.registry import by_key

_HEAD = 'c8 2\nvariant other "Other answers"\n'


def other_answers(question: Key, statement: Statement) -> Iterator[Statement | None]:
    """Return what could replace a statement; `None` takes it away, so that a base or a default speaks."""
    yield None
    for other in _known(question):
        yield _about_the_same_cards(other, statement) if isinstance(question, ByCard | ByMoment | ByPair) else other
    yield from one_more(statement)


@cache
def _known(question: Key) -> tuple[Statement, ...]:
    """Return one statement for each way to answer, from the registry; `when` blocks are about tables and left out."""
    record = by_key(question)
    lines = () if record is None else record.write
    body = parse(Source("other answers", _HEAD + "\n".join(lines) + "\n")).document.body
    return tuple(node for node in body if isinstance(node, Statement))


def _about_the_same_cards(other: Statement, statement: Statement) -> Statement:
    """Return another answer, about the cards that a statement is about; what it says of a whole table, it says."""
    selectors = [part for part in statement.parts if isinstance(part, Selector)]
    parts: list[Part] = []
    for part in other.parts:
        parts.append(selectors.pop(0) if isinstance(part, Selector) and selectors else part)
    return other.with_changes(parts=tuple(parts))


def one_more(statement: Statement) -> Iterator[Statement]:
    """Yield the statement with one of its numbers one higher, for each of them, the last one first."""
    for changed in _one_more(statement):
        if isinstance(changed, Statement):
            yield changed


def _one_more(part: Part) -> Iterator[Part]:
    """Yield a part with one of its numbers one higher."""
    if isinstance(part, Number):
        yield part.with_changes(value=part.value + 1)
    if isinstance(part, PhraseNode):
        for place in reversed(range(len(part.parts))):
            for changed in _one_more(part.parts[place]):
                parts = (*part.parts[:place], changed, *part.parts[place + 1 :])
                yield part.with_changes(parts=parts)
