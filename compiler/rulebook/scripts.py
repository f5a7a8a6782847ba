"""Whether a text of the file's author can stand in a book of some language: judged by its script."""

from __future__ import annotations

import unicodedata

SCRIPTS = {"en": "LATIN", "bg": "CYRILLIC", "zh-Hant": "CJK"}
"""The script of each language. Italian is left out: by its letters it cannot be told from English, in which most
authors write their titles."""


def suits_language(text: str, language: str) -> bool:
    """Whether the letters of a text are mainly those of a language."""
    scripts = [_script(character) for character in text if character.isalpha()]
    wanted = SCRIPTS.get(language)
    return wanted is not None and scripts.count(wanted) * 2 > len(scripts)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]
