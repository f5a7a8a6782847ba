"""Find out in which language somebody's system speaks."""

from __future__ import annotations

from collections.abc import Mapping

from babel import Locale, UnknownLocaleError

from crazy8.compiler.book.languages.files import MODEL, base_of


def system_language(environment: Mapping[str, str]) -> str:
    """Return the tag of the language that ships and is nearest to that of the environment; English if none is."""
    named = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), MODEL)
    try:
        locale = Locale.parse(named.partition(".")[0].partition("@")[0])
    except (UnknownLocaleError, ValueError):
        return MODEL
    tags = (f"{locale.language}-{locale.script}", locale.language)
    return next((found for found in map(base_of, tags) if found is not None), MODEL)
