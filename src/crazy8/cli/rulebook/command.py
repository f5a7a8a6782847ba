"""`c8 rulebook`: the printed rules, in one of the languages and forms."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.misuse import Misuse
from crazy8.cli.shared_arguments import add_options, add_players, add_rulebooks
from crazy8.compiler.book.languages.files import languages

if TYPE_CHECKING:
    from crazy8.books.printing import Edition

Form = Literal["md", "html", "txt", "json", "pdf"]
FORMS: tuple[Form, ...] = get_args(Form)
"""The forms in which a rulebook can be written."""
ENDINGS: dict[str, Form] = {
    "": "md",
    ".md": "md",
    ".markdown": "md",
    ".html": "html",
    ".htm": "html",
    ".txt": "txt",
    ".text": "txt",
    ".json": "json",
    ".pdf": "pdf",
}
"""The forms that the names of files ask for."""


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebooks(parser, optional=True)
    parser.add_argument(
        "--lang",
        dest="languages",
        action="append",
        default=[],
        metavar="LANG",
        help=f"{', '.join(languages())}; en unless you say; for a site any of them, as `en,de`, and all unless you say",
    )
    parser.add_argument("--locale-dir", metavar="DIR", help="a folder with languages of your own, such as DIR/ro/*.ftl")
    parser.add_argument("--template", dest="templates", metavar="DIR", help="a folder with templates of your own")
    parser.add_argument(
        "--format", type=one_of(*FORMS), metavar="FORM", help=f"{', '.join(FORMS)}; that of the file name, else md"
    )
    places = parser.add_mutually_exclusive_group()
    places.add_argument(
        "-o", "--output", dest="target", type=_file, metavar="FILE", help="write to a file, `-` for none"
    )
    places.add_argument("--check", dest="kept", metavar="FILE", help="say whether a file that was written is fresh")
    places.add_argument("--site", metavar="DIR", help="a site of several books, with search and comparison")
    parser.add_argument("--all", action="store_true", help="for a site: all variants that ship")
    faces = parser.add_mutually_exclusive_group()
    faces.add_argument("--short", action="store_true", help="the rules for the table on one page")
    faces.add_argument("--scoresheet", action="store_true", help="a score sheet to write on")
    faces.add_argument("--leaflet", action="store_true", help="the short rules as PDF, folded from one sheet")
    parser.add_argument("--paper", type=one_of("A4", "letter"), default="A4", metavar="SIZE", help="A4 or letter")
    parser.add_argument(
        "--four-colours", "--four-colors", action="store_true", help="blue diamonds and green clubs, in HTML and PDF"
    )
    parser.add_argument(
        "--no-relatives", dest="relatives", action="store_false", help="say nothing of how related games differ"
    )
    parser.add_argument(
        "--marked", action="store_true", help="say in Markdown, unseen, what of the rules each sentence tells"
    )
    add_options(parser)
    add_players(parser, "a rulebook for this number of players only")
    parser.add_examples(
        ("c8 rulebook pagat -o pagat.html", "a page to read and to print"),
        ("c8 rulebook home.c8 --with twos --format txt", "with an option, as plain text"),
        ("c8 rulebook italian --lang it", "in Italian, as Markdown"),
        ("c8 rulebook uno --leaflet -o uno.pdf", "a leaflet for the pocket, to be folded"),
        ("c8 rulebook pagat --scoresheet --players 4 -o scores.pdf", "a score sheet for four"),
        ("c8 rulebook home.c8 --check rules.md", "whether rules.md says what home.c8 says; status 1 if not"),
        ("c8 rulebook --all --site shelf", "all that ships, in all languages: open shelf/index.html"),
        ("c8 rulebook home.c8 club.c8 --lang en,de --site ours", "a club's own shelf, in two languages"),
    )


def run(arguments: Namespace) -> int:
    """Print the rulebook, write it to a file, or compare it with one; status 1 if that is not up to date."""
    tags = [tag for word in arguments.languages for tag in word.split(",") if tag]
    if arguments.site is not None:
        from crazy8.cli.rulebook.site_of import write_site

        return write_site(arguments, tags)
    from crazy8.variant import load

    arguments.file = _only_file(arguments)
    if len(tags) > 1:
        raise Misuse("a rulebook is printed in one language", "`--site` writes several")
    _refuse_own_file(arguments)
    form = _form(arguments)
    wanted: Edition = {
        "language": tags[0] if tags else "en",
        "locale_dir": arguments.locale_dir,
        "templates": arguments.templates,
        "face": "score-sheet" if arguments.scoresheet else "short" if arguments.short or arguments.leaflet else "whole",
        "paper": arguments.paper,
        "four_colours": arguments.four_colours,
        "players": arguments.players,
        "options": arguments.options,
        "relatives": arguments.relatives,
    }
    if arguments.marked and form != "md":
        raise Misuse("`--marked` is for Markdown", "HTML and JSON say anyhow which rules a sentence tells")
    if form == "pdf":
        if arguments.kept is not None:
            raise Misuse("a PDF cannot be compared", "keep the HTML form, and compare that")
        if arguments.target is None:
            raise Misuse("a PDF is no text for the screen", "write it to a file with `-o rules.pdf`")
        arguments.messages.line("setting the pages")
        _write(arguments, load(arguments.file).rulebook_pdf(folded=arguments.leaflet, **wanted))
        return 0
    suits, marked = arguments.suits == "ascii", arguments.marked
    if arguments.kept is not None and form == "md":
        from crazy8.cli.rulebook.freshness import is_marked

        marked = marked or is_marked(arguments.kept)
    text = load(arguments.file).rulebook(form=form, ascii_suits=suits, marked=marked, **wanted)
    if arguments.kept is not None:
        from crazy8.cli.rulebook.freshness import is_fresh

        return 0 if is_fresh(arguments, text) else 1
    if arguments.target is None:
        arguments.output.write(text)
    else:
        _write(arguments, text.encode())
    return 0


def _file(name: str) -> str | None:
    """Return where to write: no file at all for `-`, as everywhere."""
    return None if name == "-" else name


def _only_file(arguments: Namespace) -> str:
    """Return the rulebook to print; raises `Misuse` if it is not one."""
    if arguments.all:
        raise Misuse("`--all` goes only with `--site`", "`c8 rulebook --all --site DIR` writes all that ships")
    if len(arguments.files) == 1:
        return str(arguments.files[0])
    if arguments.files:
        raise Misuse(f"unexpected argument `{arguments.files[1]}`", "`--site DIR` takes several rulebooks")
    raise Misuse("the following arguments are required: FILE", "`c8 rulebook --help` shows how it is used")


def _write(arguments: Namespace, content: bytes) -> None:
    from crazy8.cli.writing import write_bytes

    write_bytes(Path(arguments.target), content)
    arguments.messages.line(f"wrote {arguments.target}")


def _form(arguments: Namespace) -> Form:
    """Return the form that was asked for, that of the file name, or Markdown."""
    place = Path(arguments.target or arguments.kept or "")
    by_name = ENDINGS.get(place.suffix.lower())
    form: Form | None = arguments.format or ("pdf" if arguments.leaflet else by_name)
    if form is None:
        advice = "name a file .md, .html, .txt, .json or .pdf, or say which with `--format`"
        raise Misuse(f"a rulebook is not written as `{place.suffix}`", advice)
    if arguments.leaflet and form != "pdf":
        raise Misuse(f"a leaflet is a PDF, not `{form}`", "leave out `--format`")
    if place.suffix and by_name is not None and (form == "pdf") != (by_name == "pdf"):
        raise Misuse(f"`{place}` would hold `{form}`, which nothing opens under that name", "choose another ending")
    return form


def _refuse_own_file(arguments: Namespace) -> None:
    """Raise `Misuse` if the printed rulebook would take the place of the one that it is made from, or be compared."""
    place = arguments.target or arguments.kept
    if place and Path(arguments.file).is_file() and Path(place).exists() and Path(arguments.file).samefile(place):
        advice = "write to another file" if arguments.target else "name the file that was printed"
        raise Misuse(f"`{place}` is the rulebook itself", advice)
