"""Name countries in the languages of the books; authors write them in English."""

from __future__ import annotations

from functools import lru_cache

from babel import Locale

from ...telling.phrase import phrase, slug
from .language import Language


def place_in(name: str, words: Language) -> str:
    """Return where a game is played: a country, or a place for which the language has a message."""
    key = f"place-{slug(name.lower())}"
    return words.say(phrase(key)) if words.has(key) else country_in(name, words.tag)


def country_in(name: str, tag: str) -> str:
    """Return the name of a country in a language; as it is written if it is none that is known."""
    code = _codes().get(name.removeprefix("the ").lower())
    return name if code is None else _names(tag).get(code, name)


@lru_cache(maxsize=1)
def _codes() -> dict[str, str]:
    return {name.lower(): code for code, name in _names("en").items() if code.isalpha()}


@lru_cache(maxsize=64)
def _names(tag: str) -> dict[str, str]:
    return dict(Locale.parse(tag, sep="-").territories)
