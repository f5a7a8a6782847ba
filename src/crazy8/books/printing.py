"""Print rulebooks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict, get_args

from crazy8.arguments import only
from crazy8.books.languages import language_named
from crazy8.books.own_templates import templates_in
from crazy8.books.pdf import leaflet, pdf
from crazy8.books.relatives import finder
from crazy8.compiler.book.edition import edition
from crazy8.compiler.book.faces import Face
from crazy8.compiler.book.languages.card_names import MissingSentence
from crazy8.compiler.book.own_templates import TemplateFault
from crazy8.compiler.book.render import Form, Paper, render
from crazy8.compiler.rulings.played_hand import played_hand
from crazy8.compiler.telling.facts import Book
from crazy8.errors import C8Error, ChoiceError
from crazy8.read_variant import ReadVariant


class Edition(TypedDict, total=False):
    """The edition of a rulebook that is wanted; what is left out is as the comments say."""

    language: str
    """`en`."""
    locale_dir: str | Path | None
    """A folder with further languages, each a folder of Fluent files (docs/adding-a-language.md); none."""
    templates: str | Path | None
    """A folder with templates of one's own (docs/templates.md); those that ship."""
    face: Face
    """The `whole` book; or the `short` rules for one page, or a `score-sheet`."""
    paper: Paper
    """The size of the sheets that a web page or a PDF is printed on: `A4`."""
    four_colours: bool
    """Whether diamonds are blue and clubs green, in HTML and PDF; they are not."""
    players: int | None
    """A number of players; all that the variant allows."""
    options: Iterable[str]
    """The options that are played with; none."""
    relatives: bool
    """Whether the whole book says how the game differs from its relatives; it does."""


def rulebook(
    variant: ReadVariant, wanted: Edition, *, form: Form = "md", ascii_suits: bool = False, marked: bool = False
) -> str:
    """Return the rules in words, as Markdown (`md`), a web page (`html`), plain text (`txt`), or for programs (`json`).

    `marked` puts comments into Markdown that say which answers of the rules a sentence tells; HTML has them anyhow.
    """
    return _text(variant, form, wanted, ascii_suits=ascii_suits, marked=marked)


def rulebook_pdf(variant: ReadVariant, wanted: Edition, *, folded: bool = False) -> bytes:
    """Return the rules as PDF, which the extra `pdf` makes; `folded` is eight small pages on one sheet, for the pocket.

    Short rules and score sheets are set in letters so small that they fit on one page, if such can be read.
    """
    html = _text(variant, "html", wanted, images=True)
    if folded:
        return leaflet(html, wanted.get("paper", "A4"))
    return pdf(html, None if wanted.get("face", "whole") == "whole" else 1)


def _text(
    variant: ReadVariant,
    form: Form,
    wanted: Edition,
    *,
    images: bool = False,
    ascii_suits: bool = False,
    marked: bool = False,
) -> str:
    only(Edition.__annotations__, wanted)
    face, paper = wanted.get("face", "whole"), wanted.get("paper", "A4")
    for word, known in ((form, Form), (face, Face), (paper, Paper)):
        if word not in get_args(known):
            raise ChoiceError(f"there is no rulebook as `{word}`", f"choose {', '.join(get_args(known))}")
    folder = wanted.get("templates")
    own = None if folder is None else templates_in(folder)
    language = language_named(wanted.get("language", "en"), wanted.get("locale_dir"))
    book = book_of(
        variant,
        players=wanted.get("players"),
        options=wanted.get("options", ()),
        hand=face == "whole",
        relatives=face == "whole" and wanted.get("relatives", True),
    )
    try:
        return render(
            book,
            language,
            form,
            face=face,
            paper=paper,
            images=images,
            four_colours=wanted.get("four_colours", False),
            ascii_suits=ascii_suits,
            marked=marked,
            own=own,
        )
    except MissingSentence as error:
        raise C8Error(f"the language `{language.tag}` cannot say something: {error.args[0]}") from None
    except TemplateFault as error:
        raise C8Error(str(error), "docs/templates.md tells what a template is given") from None


def book_of(
    variant: ReadVariant,
    *,
    players: int | None = None,
    options: Iterable[str] = (),
    hand: bool = True,
    relatives: bool = True,
) -> Book:
    """Return the facts of a rulebook, which can be printed in every language and form.

    Without `hand` there is no example hand, without `relatives` no comparison.
    """
    chosen = variant.chosen(options)
    counts = () if players is None else (variant.table(players, chosen)[0],)
    variant.refuse_faults(chosen)
    book = edition(
        variant.resolver,
        chosen,
        counts,
        play=played_hand if hand else None,
        relatives=finder(variant) if relatives else None,
    )
    assert book is not None, "a rulebook without errors has rules for every table"
    return book
