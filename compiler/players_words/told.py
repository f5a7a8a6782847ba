"""Find the texts of a rulebook that say in words what could be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import PhraseNode, Quoted, Statement
from ..topics.registry import QUESTIONS
from ..topics.statements import TOLD, told_part
from .fitting import fitted
from .meaning import lines_meant
from .nearest import can_be_written, lines_near
from .other_languages import languages_of_players, lines_in
from .reports import CouldBePlayed
from .search import bag_of
from .telling import BEGINS_TEXT

_FEWEST = 2
"""How many words of a text have to say something; a single one may be about anything."""
_LEAST_EXPLAINED = 0.75
"""How much of a text a line has to explain: a story holds words of many lines."""


@lru_cache(maxsize=1)
def _in_words() -> frozenset[str]:
    """Return the lines that are told themselves."""
    lines = ((line, question.form) for question in QUESTIONS for line in question.write)
    return frozenset(line for line, form in lines if form == "words" or BEGINS_TEXT in line)


def texts_that_could_be_played(statements: Iterable[Statement]) -> Iterator[Diagnostic]:
    """Report each text for which there is a line that is played."""
    for statement in statements:
        for text, head in _texts(statement):
            if len(bag_of(text.text)) < _FEWEST:
                continue
            lines = lines_near(text.text)
            kind = head.partition(" ")[0]
            is_told = bool(lines) and (BEGINS_TEXT in lines[0] or lines[0] in _in_words())
            if lines and lines[0].startswith(kind) and not is_told and _explains_most(f"{head}{text.text}"):
                line = fitted(lines[0], f"{head}{text.text}")
                if kind == "play":  # its cards, and perhaps a condition, are as the author wrote them
                    line = head + line.partition(": ")[2]
                yield CouldBePlayed(span=text.span, line=line if can_be_written(line) else lines[0])


def _explains_most(said: str) -> bool:
    """Return whether there is a line for nearly all that was said, in English or in another language."""
    meant = lines_meant(said)
    return meant[0].worth >= _LEAST_EXPLAINED if meant else bool(lines_in(languages_of_players(), said))


def _texts(statement: Statement) -> Iterator[tuple[Quoted, str]]:
    """Yield the texts of a statement that are told, each with the words that stand before it, if it is only a part."""
    head = "" if statement.text.startswith("rule") else f"{statement.text.partition(':')[0]}: "
    if statement.kind in TOLD:
        yield from ((one, head) for one in statement.parts[-1:] if isinstance(one, Quoted))
        return
    for part in statement.parts:
        if isinstance(part, PhraseNode) and told_part(part) is not None:
            yield from ((one, head) for one in part.parts if isinstance(one, Quoted))
