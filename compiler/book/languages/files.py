"""Read the Fluent files of a language: those that ship, or those of somebody's own folder."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

MODEL = "en"
"""The language that has every message; the others are measured against it."""


@dataclass(frozen=True)
class LanguageFiles:
    """The texts of a language, file by file."""

    tag: str
    """The tag of the language on the web: `de`, `zh-Hant`, `de-AT`."""
    texts: tuple[tuple[str, str], ...]
    """The name of each file and what is in it; what a later file says counts."""

    def laid_over(self, base: LanguageFiles) -> LanguageFiles:
        """Return these messages, with those of a base for everything they leave out."""
        return LanguageFiles(self.tag, base.texts + self.texts)


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages that ship, English first: the folders of `locale/`."""
    folder = files("crazy8.compiler.book") / "locale"
    tags = sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith("_"))
    return (MODEL, *(tag for tag in tags if tag != MODEL))


@cache
def shipped_files(tag: str) -> LanguageFiles:
    """Return the files of a language that ships; raises `FileNotFoundError` if there is none of this tag."""
    folder = files("crazy8.compiler.book") / "locale" / tag
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return LanguageFiles(tag, tuple((entry.name, entry.read_text(encoding="utf-8")) for entry in found))


def base_of(tag: str) -> str | None:
    """Return the language that ships on which a tag builds: `de` for `de-AT`, and `de` for somebody's own `de`."""
    while tag:
        if tag in languages():
            return tag
        tag = tag.rpartition("-")[0]
    return None
