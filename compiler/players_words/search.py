"""Find the questions that somebody asks for in words of his own, and the lines that answer them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import log
from typing import NamedTuple

from ..cards.words import spoken_words
from ..questions.question import Question
from ..topics.registry import QUESTIONS
from .fitting import values_in
from .plain_words import SAY_NOTHING
from .words import ASKED

_OWN, _OF_QUESTION, _OF_LINE, _ASKED = 3.0, 2.0, 1.5, 0.7
"""What a word is worth: one listed for the line or its question, one that the line holds, one of the question's own."""

_WORD = re.compile(r"[^\W_]+")
_ENDINGS = ("ing", "ed", "es", "s")
_SHORTEST_STEM = 3
_SAY_NOTHING = frozenset(SAY_NOTHING.split())
_LEAST = 0.4
"""How near a line must come to the nearest one to be told beside it."""
_SAME_BEGINNING = 4.0
"""What it adds that a line begins as the one that was typed."""
_SAME_ON = 2.0
"""What each further word adds that follows in both."""
_NAMES_THE_NUMBER = 20.0
"""What it adds that a line names something by a number that was typed: 52 cards are those of `standard52`."""
_UNASKED = 0.3
"""What each word takes away that the line says and nobody asked for."""
_BY_ANOTHER = 1.0
"""What it takes away that a question is settled by the statement of another one, which then comes first."""
_SMALL = 3.5
"""Below this only words were met that stand in many questions, or in what a question says of others."""


_LISTED = 24
_OF_CARDS = frozenset(
    ("wild 8: names suit", "play Q: skip next", "play 2: next draws 2", "value 8: 50", "finish on 8: forbidden")
)
"""What is said of a card in most rulebooks that say something of one."""


class AskedLine(NamedTuple):
    """A line that may be written, with the question that it answers."""

    text: str
    question: Question


class Hit(NamedTuple):
    """A line that was found, and how well it answers what was asked."""

    line: AskedLine
    worth: float


def bag_of(text: str) -> frozenset[str]:
    """Return the words of a text that say something, without their endings; numbers and cards say nothing here."""
    return frozenset(_stems(_WORD.findall(text.lower())))


def share_met(line: AskedLine, asked: frozenset[str]) -> float:
    """Return how much of what is asked a line is found by, as a share; words that nobody knows count most."""
    entries, weights = _index()
    unknown = log(1 + len(entries))
    worths: set[str] = set().union(*(found for other, found in entries if other.text == line.text))
    all_told = sum(weights.get(word, unknown) for word in asked)
    return sum(weights[word] for word in asked & worths) / all_told if asked else 0.0


def lines_for(text: str, most: int = 8) -> list[Hit]:
    """Return the lines nearest to what is asked in words, best first; none if nothing is known by these words."""
    asked = bag_of(text)
    words = [word.rstrip(":,") for word in text.split()]
    numbers = tuple(word for word in words if word.isdecimal() and len(word) > 1)
    begins = words[0] if words else ""
    entries, weights = _index()
    hits: dict[str, Hit] = {}
    for line, worths in entries:
        worth = sum(weights[word] * worths[word] for word in asked if word in worths)
        if worth:
            first = line.text.split()[0].rstrip(":")
            worth += _SAME_BEGINNING * (first == begins) + _SAME_BEGINNING / 2 * (first in words and first != begins)
            worth += _SAME_ON * _same_on(words, line.text) + _NAMES_THE_NUMBER * _is_named_by(numbers, line.text)
            worth -= _UNASKED * len(bag_of(line.text) - asked)
            worth -= _BY_ANOTHER * (line.question.form == "settled")
        if line.text not in hits or worth > hits[line.text].worth:
            hits[line.text] = Hit(line, worth)
    found = sorted(hits.values(), key=lambda hit: -hit.worth)[:most]
    return [hit for hit in found if hit.worth >= max(_SMALL, found[0].worth * _LEAST)]


def _same_on(words: list[str], line: str) -> int:
    """Return how many words are the same from the beginning on, without the first and without numbers."""
    own = [word.rstrip(":,") for word in line.split()]
    same = 0
    for one, other in zip(words, own, strict=False):
        if one != other and not (one.isdecimal() and other.isdecimal()):
            break
        same += not one.isdecimal()
    return max(same - 1, 0)


def _is_named_by(numbers: tuple[str, ...], line: str) -> bool:
    name = line.split()[-1]
    return any(name.endswith(number) and name[: -len(number)].isalpha() for number in numbers)


def lines_asked_for(words: str) -> list[Hit]:
    """Return the lines for words without a statement; a card alone asks for what is often said of cards."""
    asked = bag_of(words)
    if asked or not values_in(words):
        return lines_for(words, _LISTED)
    lines = (line for line, _ in _index()[0])
    return [Hit(line, 1.0) for line in lines if line.text in _OF_CARDS and line.question.form == "stated"]


@lru_cache(maxsize=1)
def _index() -> tuple[list[tuple[AskedLine, dict[str, float]]], dict[str, float]]:
    """Return every line with what each word is worth for it, and how much each word tells: less if it is frequent."""
    entries = [entry for question in QUESTIONS for entry in _entries_of(question)]
    counts = Counter(word for _, worths in entries for word in worths)
    return entries, {word: log(1 + len(entries) / count) for word, count in counts.items()}


def _entries_of(question: Question) -> Iterator[tuple[AskedLine, dict[str, float]]]:
    asked = ASKED.get(question.key, {})
    for text in dict.fromkeys((*question.write, *(line for line in asked if line))):
        worths: dict[str, float] = {}
        sources = (
            (_ASKED, question.asks),
            (_OF_LINE, text),
            (_OF_QUESTION, asked.get("", "")),
            (_OWN, asked.get(text, "")),
        )
        for worth, words in sources:
            for word in bag_of(words):
                worths[word] = worths.get(word, 0) + worth
        yield AskedLine(text, question), worths


@lru_cache(maxsize=1)
def _ranks_in_words() -> frozenset[str]:
    return frozenset(word for word, _ in spoken_words())


def _stems(words: Iterable[str]) -> Iterator[str]:
    ranks = _ranks_in_words()
    for word in words:
        if len(word) > 1 and not word[0].isdigit() and word not in _SAY_NOTHING and word not in ranks:
            yield _stem(word)


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            short = word[: -len(ending)]
            doubled = ending in ("ing", "ed") and short[-1] == short[-2]
            return _without_e(short[:-1] if doubled else short)
    return _without_e(word)


def _without_e(word: str) -> str:
    """Return a word without a last `e`, so that `place`, `placing` and `places` are one."""
    return word[:-1] if word.endswith("e") and len(word) > _SHORTEST_STEM else word
