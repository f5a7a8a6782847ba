"""`c8 rulebook`: the printed rules, in one of the languages and forms."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.given import add_options, add_players, add_rulebook
from crazy8.cli.misuse import Misuse
from crazy8.compiler.rulebook.language_files import languages

if TYPE_CHECKING:
    from crazy8.compiler.rulebook.render import OutputFormat

FORMS = ("md", "html", "txt")


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebook(parser)
    parser.add_argument("--lang", default="en", metavar="LANG", help=f"{', '.join(languages())}; en unless you say")
    parser.add_argument("--locale-dir", metavar="DIR", help="a folder with languages of your own, such as DIR/ro/*.ftl")
    parser.add_argument(
        "--format", type=one_of(*FORMS), metavar="FORM", help="md, html or txt; that of the file name, else md"
    )
    parser.add_argument("-o", "--output", dest="target", metavar="FILE", help="write to a file")
    add_options(parser)
    add_players(parser, "a rulebook for this number of players only")
    parser.add_examples(
        ("c8 rulebook pagat -o pagat.html", "a page to read and to print"),
        ("c8 rulebook home.c8 --with twos --format txt", "with an option, as plain text"),
        ("c8 rulebook italian --lang it", "in Italian, as Markdown"),
    )


def run(arguments: Namespace) -> int:
    """Print the rulebook or write it to a file."""
    from crazy8.printing import rulebook

    if arguments.target is not None:
        _refuse_own_file(arguments.file, arguments.target)
    text = rulebook(
        arguments.file,
        language=arguments.lang,
        locale_dir=arguments.locale_dir,
        form=arguments.format or _form_of(arguments.target),
        players=arguments.players,
        options=arguments.options,
        ascii_suits=arguments.suits == "ascii",
    )
    if arguments.target is None:
        arguments.output.write(text)
    else:
        from crazy8.cli.writing import write_text

        write_text(Path(arguments.target), text)
        arguments.messages.line(f"wrote {arguments.target}")
    return 0


def _refuse_own_file(file: str, target: str) -> None:
    """Raise `Misuse` if the printed rulebook would take the place of the one that it is made from."""
    if Path(file).is_file() and Path(target).exists() and Path(file).samefile(target):
        raise Misuse(f"`{target}` is the rulebook itself", "write to another file")


def _form_of(target: str | None) -> OutputFormat:
    """The form that the name of a file asks for; Markdown if it asks for none."""
    ending = "" if target is None else Path(target).suffix.lower()
    known: dict[str, OutputFormat] = {".html": "html", ".htm": "html", ".txt": "txt", ".text": "txt"}
    return known.get(ending, "md")
