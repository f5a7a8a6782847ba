"""Judge by its script whether an author's text can stand in a book of some language."""

from __future__ import annotations

import unicodedata


def is_written_in(text: str, script: str | None) -> bool:
    """Return whether the letters of a text are mainly those of a script: `LATIN`, `CYRILLIC`, `CJK`."""
    scripts = [_script(character) for character in text if character.isalpha()]
    return script is not None and scripts.count(script) * 2 > len(scripts)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]
