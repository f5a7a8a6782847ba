"""Rulebooks to print."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from crazy8.compiler.rulebook.edition import edition
from crazy8.compiler.rulebook.facts import Book
from crazy8.compiler.rulebook.language import MissingSentence
from crazy8.compiler.rulebook.render import OutputFormat, render
from crazy8.compiler.rulings.played_hand import played_hand
from crazy8.errors import RulebookError
from crazy8.languages import language_named
from crazy8.variant import Variant, variant_from


def rulebook(
    variant: Variant | str | Path,
    *,
    language: str = "en",
    locale_dir: str | Path | None = None,
    form: OutputFormat = "md",
    players: int | None = None,
    options: Iterable[str] = (),
    ascii_suits: bool = False,
) -> str:
    """The rules in words, as Markdown (`md`), a web page (`html`) or plain text (`txt`).

    Without `players` the book is for every number of players that the variant allows. `locale_dir` is a folder with
    further languages, each a folder of Fluent files (docs/adding-a-language.md).
    """
    if form not in get_args(OutputFormat):
        raise RulebookError(f"there is no rulebook as `{form}`", f"choose {', '.join(get_args(OutputFormat))}")
    words = language_named(language, locale_dir)
    book = book_of(variant_from(variant), players=players, options=options)
    try:
        return render(book, words, form, ascii_suits=ascii_suits)
    except MissingSentence as error:
        raise RulebookError(f"the language `{language}` cannot say something: {error.args[0]}") from None


def book_of(variant: Variant, *, players: int | None = None, options: Iterable[str] = ()) -> Book:
    """The facts of a rulebook, which can be printed in every language and form."""
    chosen = variant.chosen(options)
    counts = () if players is None else (variant.table(players, chosen)[0],)
    variant.refuse_faults(chosen)
    book = edition(variant.resolver, chosen, counts, play=played_hand)
    assert book is not None, "a rulebook without errors has rules for every table"
    return book
