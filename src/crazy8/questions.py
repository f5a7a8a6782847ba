"""Offer all questions of the language, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.questions.question import Question
from crazy8.compiler.topics import registry
from crazy8.errors import NotFoundError


class _Questions(dict[str, Question]):
    """The questions by name; an unknown name is an error with the nearest one."""

    def __missing__(self, key: object) -> Question:
        meant = suggest(key, self) if isinstance(key, str) else None
        did_you_mean = "" if meant is None else f"; did you mean `{meant}`?"
        raise NotFoundError(f"there is no question `{key}`{did_you_mean}", "`c8 explain` lists them", meant)


QUESTIONS: Mapping[str, Question] = MappingProxyType(_Questions((one.key, one) for one in registry.QUESTIONS))
"""All questions in the order of a rulebook; raises `NotFoundError` for a name that there is not."""
