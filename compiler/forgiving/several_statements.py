"""Make several statements of a line that says several things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from ..language.driver import UnexpectedTokenError, tree_of
from ..language.tables import tables
from ..topics.registry import TOPICS

_BETWEEN = re.compile(r'"[^"]*"|(\s*(?:[,;/]|\band\b|&)\s*)')


_NAMING = re.compile(r"wild (?P<cards>[^:]+): names\b")


def several_lines(statement: str) -> Iterator[str]:
    """Yield the statement as several lines, split where a part ends: `answer 2 with 2, at most 8`.

    What the second one is about may be said by the first: the same (`value 8: 50, A: 1`), what a wild card does besides
    (`wild joker: names suit, next draws 4`), or something of the same topic.
    """
    for match in _BETWEEN.finditer(statement):
        if match[1] is None:
            continue
        first, second = statement[: match.start()].strip(), statement[match.end() :].strip()
        if not first or not second or not _reads(first):
            continue
        word = first.split()[0].rstrip(":")
        naming = _NAMING.match(first)
        likely = [second]
        if ":" in first:
            likely.append(f"{word} {second}")
        if naming is not None:
            likely.append(f"play {naming['cards']}: {second}")
        said = [one for one in likely if _reads(one)]
        said += (more for one in likely if not said for more in several_lines(one))
        if not said:
            said = [f"{other} {second}" for other in sorted(_beginnings_beside(word)) if _reads(f"{other} {second}")]
        yield from (f"{first}\n{one}" for one in said)


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
