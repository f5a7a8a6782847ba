"""Make two statements of a line that says two things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from ..language.driver import UnexpectedTokenError, tree_of
from ..language.tables import tables
from ..topics.registry import TOPICS

_BETWEEN = re.compile(r'"[^"]*"|(\s*(?:[,;/]|\band\b|&)\s*)')


def two_lines(statement: str) -> Iterator[str]:
    """Yield the statement as two lines, split where a part ends: `answer 2 with 2, at most 8`.

    What the second one is about may be said by the first: then a word that begins statements on the same topic is put
    in front.
    """
    for match in _BETWEEN.finditer(statement):
        if match[1] is None:
            continue
        first, second = statement[: match.start()].strip(), statement[match.end() :].strip()
        if not first or not second or not _reads(first):
            continue
        if _reads(second):
            yield f"{first}\n{second}"
        for word in sorted(_beginnings_beside(first.split()[0].rstrip(":"))):
            if _reads(f"{word} {second}"):
                yield f"{first}\n{word} {second}"


def _beginnings_beside(word: str) -> frozenset[str]:
    """Return the words with which other statements begin on the topics on which statements begin with this one."""
    found: set[str] = set()
    for questions in TOPICS.values():
        begin = {line.split()[0].rstrip(":") for question in questions for line in question.write}
        if word in begin:
            found |= begin
    return frozenset(found - {word, "no"})


@lru_cache(maxsize=512)
def _reads(text: str) -> bool:
    try:
        tree_of(text, tables())
    except UnexpectedTokenError:
        return False
    return True
