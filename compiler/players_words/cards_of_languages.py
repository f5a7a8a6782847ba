"""Take the words for cards out of the language files of the books."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from ..cards.standard import RANKS, SUITS
from ..cards.words import spoken_words
from ..language.tables import tables
from .other_languages import languages_of_players
from .plain_words import SAY_NOTHING

_FILES = ("cards.ftl", "decks.ftl")
_ENGLISH = "en"
_MESSAGE = re.compile(r"^(?:rank|suit|colour)-(?!name|word|in)([\w-]+) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
_FORM = re.compile(r"\[(\w[\w-]*)\] +([^\[\]{}\n]+)$", re.MULTILINE)
_ARTICLE = re.compile(r"^[^\W\d]{1,5}[ ’']\s*(?=[^\s]+$)")
_JOINING = re.compile(r"(?:^|[\s\]])([^\W\d]{1,3})[ ’'] ?\{ \$suit \}", re.MULTILINE)
_FORMS_WITH_MORE = ("another", "other")
_FORMS_WITH_ARTICLE = ("a", "the", "acc", "dat")
_NO_CARDS = ("other",)
_WITH_LETTERS = frozenset(rank.name for rank in RANKS if not rank.name.isdecimal())
_LETTERS = frozenset(word for rank in RANKS for word in (rank.name, *rank.also))
_SIMPLIFIED = {"红心": "hearts", "红桃": "hearts", "方块": "diamonds", "方片": "diamonds", "草花": "clubs"}
"""What the suits are called in Chinese beside what the books call them."""


class Words(NamedTuple):
    """What people call cards."""

    cards: dict[str, tuple[str, ...]]
    """Words in small letters, each with all that it may be in the language."""
    joining: frozenset[str]
    """Words between a rank and its suit."""
    articles: frozenset[str]
    """Words in front of a card."""


@lru_cache(maxsize=1)
def card_words() -> Words:
    """Return the words of all languages; none that this language or every sentence uses for something else."""
    found: dict[str, dict[str, None]] = {}
    joining: set[str] = set()
    articles: set[str] = set()
    for word, written in _all_words(joining, articles):
        plain = word.strip("‘’'").lower()
        if plain != written.lower() and _may_be_card(plain):
            found.setdefault(plain, {})[written] = None
    kept = {word: tuple(written) for word, written in found.items()}
    known = set(tables().fixed) | set(kept)
    return Words(kept, frozenset(joining - known), frozenset(articles - known))


def _may_be_card(word: str) -> bool:
    """Return whether a word is long enough to be known, and no word of this language or of every sentence."""
    return (len(word) > 1 or not word.isascii()) and word not in tables().fixed and word not in SAY_NOTHING.split()


def _all_words(joining: set[str], articles: set[str]) -> Iterator[tuple[str, str]]:
    yield from spoken_words()
    yield from _SIMPLIFIED.items()
    for language in (_ENGLISH, *languages_of_players()):
        for text in _texts_of(language):
            joining.update(match[1].lower() for match in _JOINING.finditer(text))
            yield from _words_of(text, articles)


@cache
def cards_in(language: str) -> dict[str, str]:
    """Return the words for cards in one language, in small letters, each with how this language writes it."""
    found: dict[str, str] = {}
    for text in _texts_of(language):
        for word, written in _words_of(text, set()):
            found.setdefault(word.strip("‘’'").lower(), written)
    return found


@cache
def printed_letters(language: str) -> dict[str, str]:
    """Return the letters in the corners of the court cards and aces that are sold in a language, as their words begin.

    A letter with which two of these cards begin tells none of them, and those of this language keep their meaning.
    """
    found: dict[str, set[str]] = {}
    for word, written in cards_in(language).items():
        if written in _WITH_LETTERS:
            found.setdefault(word[0].upper(), set()).add(written)
    return {letter: next(iter(cards)) for letter, cards in found.items() if len(cards) == 1 and letter not in _LETTERS}


@lru_cache(maxsize=1)
def card_letters() -> dict[str, tuple[str, ...]]:
    """Return the letters that are printed on cards in some language, each with all that it may be.

    A letter that is a suit in `KD` may be that suit as well.
    """
    suits = {suit.letter: suit.name for suit in SUITS}
    found: dict[str, dict[str, None]] = {}
    for language in languages_of_players():
        for letter, written in printed_letters(language).items():
            found.setdefault(letter, {})[written] = None
    return {one: (*cards, *([suits[one]] if one in suits else ())) for one, cards in found.items()}


def _texts_of(language: str) -> Iterator[str]:
    folder = files("crazy8.compiler.book") / "locale" / language
    yield from ((folder / name).read_text(encoding="utf-8") for name in _FILES)


def _words_of(text: str, articles: set[str]) -> Iterator[tuple[str, str]]:
    own = dict(_of(text, articles))
    yield from own.items()
    # Stems, such as `klaver` for `klaveren`, stand beside the word that they are made of.
    yield from ((stem.strip(), own[word]) for word, stem in _FORM.findall(text) if word in own)


def _of(text: str, articles: set[str]) -> Iterator[tuple[str, str]]:
    for match in _MESSAGE.finditer(text):
        written, body = match[1], match[2]
        if written in _NO_CARDS:
            continue
        forms = _FORM.findall(body) or [("bare", body.strip())]
        for form, words in forms:
            article = _ARTICLE.match(words.strip())
            word = words.strip()[article.end() if article else 0 :]
            if article and form in _FORMS_WITH_ARTICLE:
                articles.add(article[0].strip(" ’'").lower())
            if word and form not in _FORMS_WITH_MORE and " " not in word and "{" not in word:
                yield word, written
