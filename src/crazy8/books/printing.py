"""Print rulebooks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict, get_args

from crazy8.arguments import only, path, word_of, yes_or_no
from crazy8.arguments import text as text_given
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
    if str(form) == "pdf":  # what the command line has
        raise ChoiceError("`form` is that of a text, and a PDF is none", "`rulebook_pdf` makes it")
    word_of("form", form, get_args(Form))
    yes_or_no("ascii_suits", ascii_suits)
    yes_or_no("marked", marked)
    _refuse_wrong(wanted)
    return _text(variant, form, wanted, ascii_suits=ascii_suits, marked=marked)


def rulebook_pdf(variant: ReadVariant, wanted: Edition, *, folded: bool = False) -> bytes:
    """Return the rules as PDF, which the extra `pdf` makes; `folded` is eight small pages on one sheet, for the pocket.

    Short rules and score sheets are set in letters so small that they fit on one page, if such can be read.
    """
    yes_or_no("folded", folded)
    _refuse_wrong(wanted)
    html = _text(variant, "html", wanted, images=True)
    if folded:
        return leaflet(html, wanted.get("paper", "A4"))
    return pdf(html, None if wanted.get("face", "whole") == "whole" else 1)


def _refuse_wrong(wanted: Edition) -> None:
    """Raise an error that names what cannot be wanted, whether or not this form would look at it."""
    only(Edition.__annotations__, wanted)
    text_given("language", wanted.get("language", "en"))
    word_of("face", wanted.get("face", "whole"), get_args(Face))
    word_of("paper", wanted.get("paper", "A4"), get_args(Paper))
    for name, folder in (("locale_dir", wanted.get("locale_dir")), ("templates", wanted.get("templates"))):
        if folder is not None:
            path(name, folder)
    yes_or_no("four_colours", wanted.get("four_colours", False))
    yes_or_no("relatives", wanted.get("relatives", True))


def _text(
    variant: ReadVariant,
    form: Form,
    wanted: Edition,
    *,
    images: bool = False,
    ascii_suits: bool = False,
    marked: bool = False,
) -> str:
    face, paper = wanted.get("face", "whole"), wanted.get("paper", "A4")
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
