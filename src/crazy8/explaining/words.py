"""Explain a word: a code, a question, a topic of either, or what players say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from crazy8.arguments import text
from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.render.palette import PLAIN

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.diagnostic import Diagnostic
    from crazy8.explaining.explanation import Explanation


_WORDS_OF_PLAYERS = re.compile(r"[^._\-]+")
"""What can be no name of a code or a question; a mistyped one of those has a nearest name instead."""


def explain(word: str) -> str:
    """Explain a code, a question, a topic, or words by which players ask for a rule, as `c8 explain` prints it.

    A code may stand without `C8-`, and capitals do not matter. Raises `NotFoundError` with the nearest word.
    """
    return explained(text("word", word)).text(PLAIN)


def explained(word: str | None, *, variants: bool = False, language: str = "en") -> Explanation:
    """Explain a word, or list everything; `variants` adds to a question which variants answer it.

    What players say is looked for in all languages, first in that of the reader.
    """
    kind = None if word is None else code_named(word)
    if kind is not None:
        from crazy8.explaining import code as explain_code

        return explain_code.explanation(kind)

    # The questions load the models of the rules, which nobody should wait for who asks for a code.
    from crazy8.compiler.topics.registry import by_key
    from crazy8.explaining import listing as explain_list
    from crazy8.explaining import question as explain_question

    question = None if word is None else by_key(word.lower())
    if question is not None:
        return explain_question.explanation(question, variants=variants)
    if word is None or explain_list.is_topic(word) or not _WORDS_OF_PLAYERS.fullmatch(word):
        return explain_list.explanation(word)
    from crazy8.explaining import asked as explain_asked

    return explain_asked.explanation(word, language) or explain_list.explanation(word)


def code_named(word: str) -> type[Diagnostic] | None:
    """Return the class of a code, in any case and with or without `C8-`."""
    if "." in word:  # a question; no need to load the codes
        return None
    code = word.upper()
    return codes.by_code(code) or codes.by_code(f"C8-{code}")
