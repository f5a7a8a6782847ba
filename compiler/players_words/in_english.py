"""Say in English, word for word, what was typed in another language, or half in it: `word_for_word/`.

A line of such a file is what players say in English, `=`, and their words for it in the language, parted by commas. In
these `#` is a number, `*` stands for any ending, `…` for words between, and `$` for the end of a part; accents may be
missing. Words for cards are those of the books in that language. What is not known stays as it is, for people mix.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product
from typing import NamedTuple

from ..cards.standard import RANKS, SUITS
from .cards_of_languages import cards_in, printed_letters
from .hearing import WORD, heard
from .near_spelling import respelt
from .other_languages import languages_of_players

_TEXT = re.compile(r'("[^"]*")')
_WITHOUT_ENDINGS = {"ł": "l", "ß": "s", "ø": "o", "æ": "a", "œ": "o"}
"""Letters that no accent is taken from, each for one letter so that places stay what they are."""
_WITHOUT_BLANKS = re.compile(r"[\u3400-\u9fff]")
_WILD = {"*": r"\w*", "…": r"(.*?)", "$": r"(?=\s*(?:$|[,.;:]))"}
_SUITS = frozenset(suit.name for suit in SUITS)
_COURT = frozenset(rank.name for rank in RANKS if not rank.name.isdecimal())
_MOST_TRIED = 2
"""So many languages are tried, for it takes a while to learn one."""
_DIGITS = r"\d+"
_GIVEN = re.compile(r"[#…]")
_WORD = re.compile(r"[^\W_][\w'-]*")
_LETTER = re.compile(r"(?<![\w'’])[^\W\d_](?![\w'’])")
"""A letter alone, as it is printed on a card: `V : passe son tour`."""
_BLANKS = re.compile(r" +")
_TWICE = re.compile(r"\b([^\W\d_]+)(?: +\1\b)+")
"""Words that two phrases of a language have in common: `can't play` and `play`."""


class _Words(NamedTuple):
    """Words of a language, each with its English."""

    pattern: re.Pattern[str]
    english: dict[str, str]


@lru_cache(maxsize=256)
def in_english(said: str) -> str | None:
    """Return what was said in English, if words of it are known in another language alone."""
    words = (*(one.text for one in heard(said) if one.kind == WORD), *respelt(said))
    unknown = {"".join(map(_plain, one)) for one in words}
    best: tuple[int, str] | None = None
    shares = {language: _letters_known(language, unknown, said) for language in languages_of_players() if unknown}
    likely = sorted((one for one in shares if shares[one]), key=lambda one: -shares[one])
    for language in likely[:_MOST_TRIED]:
        known, text = _translated(said, language, unknown)
        if known and (best is None or known > best[0]):
            best = (known, text)
    return best[1] if best else None


def _letters_known(language: str, unknown: set[str], said: str) -> int:
    """Return how many letters of words that English does not know stand in a language, without making its pattern."""
    words, beginnings = _vocabulary(language)
    if any(map(_WITHOUT_BLANKS.match, words)):
        return sum(len(one) for one in words if one in said)
    return sum(len(one) for one in unknown if one in words or one.startswith(beginnings))


@cache
def _vocabulary(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the words of a language without accents, and the beginnings of those that end in any way."""
    pieces = ["".join(map(_plain, one)) for words, _ in rows_of(language) for one in words.replace("$", " ").split()]
    return frozenset(pieces), tuple(one[:-1] for one in pieces if one.endswith("*"))


def _translated(said: str, language: str, unknown: set[str]) -> tuple[int, str]:
    """Return how many letters are explained that English does not explain, and the text in English."""
    words = _words_of(language)
    letters = printed_letters(language)
    explained = 0

    def in_place(text: str) -> str:
        """Put the English for what is known; it is looked for without accents, and what is unknown keeps them."""
        nonlocal explained
        text = _LETTER.sub(lambda match: letters.get(match[0], match[0]), text)
        made, end = "", 0
        for match in words.pattern.finditer("".join(map(_plain, text))):
            assert match.lastgroup is not None
            place = words.pattern.groupindex[match.lastgroup]
            given = (match.span(one) for one in range(place + 1, len(match.groups()) + 1) if match[one] is not None)
            first, *others = _GIVEN.split(words.english[match.lastgroup])
            filled = first + "".join(
                in_place(text[begin:finish]) + other for (begin, finish), other in zip(given, others, strict=False)
            )
            explained += sum(len(one) for one in _WORD.findall(match[0]) if one in unknown or not one.isascii())
            made += f"{text[end : match.start()]} {filled} "
            end = match.end()
        return _TWICE.sub(r"\1", made + text[end:])

    made = "".join(part if part.startswith('"') else in_place(part) for part in _TEXT.split(said))
    return explained, _BLANKS.sub(" ", made).replace(" :", ":").replace(" ,", ",").strip()


@cache
def _plain(letter: str) -> str:
    """Return a letter in small, without its accent; always one letter."""
    low = letter.lower()
    base = unicodedata.normalize("NFD", low)[:1]
    return _WITHOUT_ENDINGS.get(low, base if len(low) == 1 and not _WITHOUT_BLANKS.match(low) else low[:1])


@cache
def _words_of(language: str) -> _Words:
    rows = sorted(rows_of(language), key=lambda row: -len(row[0]))
    numbers = "|".join(dict.fromkeys(_pattern(words) for words, english in rows if english.isdecimal()))
    patterns = [
        f"(?P<w{place}>{_pattern(words).replace('#', rf'({_DIGITS}|{numbers})')})"
        for place, (words, _) in enumerate(rows)
    ]
    return _Words(re.compile("|".join(patterns)), {f"w{place}": english for place, (_, english) in enumerate(rows)})


def rows_of(language: str) -> Iterator[tuple[str, str]]:
    """Yield the words of a language, each with its English."""
    yield from _phrases_of(language)
    cards = cards_in(language)
    yield from cards.items()
    suits = [(word, written) for word, written in cards.items() if written in _SUITS]
    ranks = [(word, written) for word, written in cards.items() if written in _COURT]
    for (suit, hearts), (rank, queen) in product(suits, ranks):
        yield f"{suit}{rank}", f"{queen} of {hearts}"  # `Herzdame`


def _phrases_of(language: str) -> Iterator[tuple[str, str]]:
    """Yield the words of a language but for those of cards, each with its English."""
    text = (files(__package__) / "word_for_word" / f"{language}.txt").read_text(encoding="utf-8")
    for row in text.splitlines():
        english, _, phrases = row.partition(" = ")
        yield from ((phrase, english) for phrase in map(str.strip, phrases.split(",")))


@cache
def words_for(english: str) -> tuple[str, ...]:
    """Return how something is said in all languages, the longest first."""
    found = (one for language in languages_of_players() for one in _phrases_of(language) if one[1] == english)
    return tuple(sorted({words for words, _ in found}, key=lambda words: (-len(words), words)))


def _pattern(words: str) -> str:
    pieces = [letter if letter == "#" else _WILD.get(letter, re.escape(_plain(letter))) for letter in words]
    pattern = "".join(pieces).replace(r"\ ", r"[\s-]+")
    return pattern if _WITHOUT_BLANKS.search(words) else rf"(?<!\w){pattern}(?!\w)"
