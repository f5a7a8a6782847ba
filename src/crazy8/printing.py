"""Rulebooks to print."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, get_args

from crazy8.compiler.rulebook.edition import edition
from crazy8.compiler.rulebook.facts import Book
from crazy8.compiler.rulebook.render import OutputFormat, render
from crazy8.errors import RulebookError
from crazy8.variant import Variant, variant_from

Language = Literal["en", "bg", "it", "zh-Hant"]


def rulebook(
    variant: Variant | str | Path,
    *,
    language: Language = "en",
    form: OutputFormat = "md",
    players: int | None = None,
    options: Iterable[str] = (),
    ascii_suits: bool = False,
) -> str:
    """The rules in words, as Markdown (`md`), a web page (`html`) or plain text (`txt`).

    Without `players` the book is for every number of players that the variant allows.
    """
    if language not in get_args(Language) or form not in get_args(OutputFormat):
        languages, forms = ", ".join(get_args(Language)), ", ".join(get_args(OutputFormat))
        raise RulebookError(
            f"there is no rulebook in `{language}` as `{form}`", f"languages: {languages}; forms: {forms}"
        )
    book = book_of(variant_from(variant), players=players, options=options)
    return render(book, language, form, ascii_suits=ascii_suits)


def book_of(variant: Variant, *, players: int | None = None, options: Iterable[str] = ()) -> Book:
    """The facts of a rulebook, which can be printed in every language and form."""
    chosen = variant.chosen(options)
    counts = () if players is None else (variant.table(players, chosen)[0],)
    variant.refuse_faults(chosen)
    book = edition(variant.resolver, chosen, counts)
    assert book is not None, "a rulebook without errors has rules for every table"
    return book
