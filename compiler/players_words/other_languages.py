"""Find lines by what card players say in other languages; the words of each stand in a file of `in_languages/`.

A line of such a file is a question or a line that may be written, `=`, and what players call it, parted by commas. The
words are those of players of that language, no translations of the English ones. A file is read when it is needed.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import log
from typing import NamedTuple

from ..topics.registry import QUESTIONS
from .search import AskedLine, Hit
from .words import ASKED

_WORD = re.compile(r"[^\W_]+")
_WITHOUT_BLANKS = re.compile(r"[\u3400-\u9fff]")
_SAME_STEM = 4
"""So many letters at the beginning make two words alike, if they are two thirds of both and little more follows."""
_ENDING = 3
"""So many letters may differ at the end; a word with no more tells little."""
_LEAST = 0.5
"""How well what is said has to be met."""
_BESIDE = 0.7
"""How near a line must come to the nearest one to be told beside it."""


class PlayersPhrase(NamedTuple):
    """What players call something, and the lines that say it."""

    phrase: str
    words: tuple[str, ...]
    lines: tuple[AskedLine, ...]


@cache
def languages_of_players() -> tuple[str, ...]:
    """Return the tags of the languages, in alphabetical order."""
    folder = files(__package__) / "in_languages"
    return tuple(sorted(one.name.removesuffix(".txt") for one in folder.iterdir() if one.name.endswith(".txt")))


@cache
def called_in(language: str) -> tuple[PlayersPhrase, ...]:
    """Return all that players say in a language."""
    text = (files(__package__) / "in_languages" / f"{language}.txt").read_text(encoding="utf-8")
    found: list[PlayersPhrase] = []
    for row in text.splitlines():
        target, _, phrases = row.partition(" = ")
        lines = _lines_of(target)
        found += (PlayersPhrase(one, _words(one), lines) for one in map(str.strip, phrases.split(",")))
    return tuple(found)


def lines_in(languages: Iterable[str], said: str) -> list[Hit]:
    """Return the lines nearest to what was said in one of some languages, best first."""
    hits: dict[str, Hit] = {}
    for language in languages:
        weights = _weights(language)
        for called in called_in(language):
            worth = _worth(called, said, weights)
            for line in called.lines if worth >= _LEAST else ():
                if line.text not in hits or worth > hits[line.text].worth:
                    hits[line.text] = Hit(line, worth)
    found = sorted(hits.values(), key=lambda hit: -hit.worth)
    return [hit for hit in found if hit.worth >= found[0].worth * _BESIDE]


@cache
def _lines_of(target: str) -> tuple[AskedLine, ...]:
    """Return all lines of a question, or one line; nothing if there is no such thing."""
    for question in QUESTIONS:
        if question.key == target:
            return tuple(AskedLine(line, question) for line in question.write)
    saying = (one for one in QUESTIONS if target in (*one.write, *ASKED.get(one.key, ())))
    return tuple(AskedLine(target, one) for one in sorted(saying, key=lambda one: one.form != "stated")[:1])


@cache
def _weights(language: str) -> dict[str, float]:
    """Return how much each word tells: less if it stands for many things."""
    counts = Counter(word for called in called_in(language) for word in set(called.words))
    return {word: log(1 + 2 * len(called_in(language)) / count) for word, count in counts.items()}


def _worth(called: PlayersPhrase, said: str, weights: dict[str, float]) -> float:
    """Return how well something said is what players call it so: 1 if it is the same."""
    if _WITHOUT_BLANKS.search(called.phrase):
        return _shared(called.phrase.casefold(), said.casefold().replace(" ", ""))
    asked = _words(said)
    met = sum(weights[word] for word in called.words if any(_alike(word, other) for other in asked))
    share = met / sum(weights[word] for word in called.words)
    return share * (1 + _share_known(called.words, asked)) / 2 if asked else 0.0


def _share_known(words: Sequence[str], asked: Sequence[str]) -> float:
    """Return how many of the longer words that were said stand among some words."""
    telling = [one for one in asked if len(one) > _ENDING] or asked
    return sum(any(_alike(word, one) for word in words) for one in telling) / len(telling)


def _shared(phrase: str, said: str) -> float:
    """Return how much of one text is the other one, where no blanks part the words."""
    if not said:
        return 0.0
    if phrase in said:
        return (1 + len(phrase) / len(said)) / 2
    return len(said) / len(phrase) if said in phrase and len(said) > 1 else 0.0


def _words(text: str) -> tuple[str, ...]:
    """Return the words of a text in small letters, without accents, which many leave out."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return tuple(_WORD.findall("".join(one for one in parts if unicodedata.category(one) != "Mn")))


def _alike(one: str, other: str) -> bool:
    """Return whether two words are forms of the same one."""
    if one == other:
        return True
    shorter = min(len(one), len(other))
    shared = next((at for at in range(shorter) if one[at] != other[at]), shorter)
    longer = max(len(one), len(other))
    return shared >= _SAME_STEM and longer - shared <= _ENDING and shared * 3 >= longer * 2
