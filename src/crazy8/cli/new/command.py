"""`c8 new`: a first rulebook, from questions or from a shipped variant."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.misuse import Misuse

if TYPE_CHECKING:
    from crazy8.compiler.book.languages.files import LanguageFiles
    from crazy8.variant import Variant

_WHAT_IS_DONE = """
Without --from it asks some fifteen questions, one at a time, and writes the answers down, each below its question. What
it does not ask is assumed as ever. Only answers are offered that go with those before, so the file checks clean.
If they do not come from a terminal, answers are read line by line."""


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.description = f"{parser.description}\n{_WHAT_IS_DONE}"
    parser.add_argument("--from", dest="base", metavar="VARIANT", help="ask nothing, and build on a shipped variant")
    parser.add_argument(
        "--with",
        dest="options",
        action="append",
        default=[],
        metavar="OPTION",
        help="write out an option of that variant, or several with commas between them; repeatable",
    )
    parser.add_argument(
        "--flat", action="store_true", help="write out all rules of that variant, so that the file needs no other one"
    )
    parser.add_argument("--title", metavar="TITLE", help="the title; the name of the file is made of it")
    parser.add_argument("-o", dest="output_file", metavar="FILE", help="where to write")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.add_argument(
        "--lang", metavar="LANG", help="the language of the questions; that of your system unless you say"
    )
    parser.add_examples(
        ("c8 new", "ask, and write a file named after the title"),
        ("c8 new --lang de -o home.c8", "ask in German, and write home.c8"),
        ("c8 new --from pagat", "a file to which you add what differs from Pagat"),
        ("c8 new --from pagat --with twos,queens -o home.c8", "the same, with two options of Pagat written out"),
        ("c8 new --from pagat --flat", "all of Pagat to change as you like, in a file that stands alone"),
    )


def run(arguments: Namespace) -> int:
    """Ask or build on a variant, and write the file."""
    from crazy8.books.languages import language_named
    from crazy8.cli.new.place import path_for, title_of, write
    from crazy8.cli.new.system import system_language

    tag = arguments.lang or system_language(os.environ)
    language = language_named(tag)
    if arguments.output_file is not None:
        path_for(arguments, "")  # before anybody answers in vain
    arguments.title = title_of(arguments.title or "") or None
    write(arguments, _from_shipped(arguments) if arguments.base else _asked_for(arguments, language), tag)
    return 0


def _from_shipped(arguments: Namespace) -> Variant:
    from crazy8.cli.new.beginning import begun_from

    options = [word for given in arguments.options for word in given.split(",") if word]
    return begun_from(arguments.base, options, arguments.title, flat=arguments.flat)


def _asked_for(arguments: Namespace, language: LanguageFiles) -> Variant:
    from crazy8.cli.new.conversation import Conversation
    from crazy8.site.words import SiteWords

    if arguments.flat:
        raise Misuse(
            "what comes of questions stands alone already", "say what to write out: `c8 new --from pagat --flat`"
        )
    if arguments.options:
        raise Misuse("--with chooses among the options of a shipped variant", "say which: `c8 new --from pagat`")
    return Conversation(arguments.output, SiteWords(language), arguments.title).held()
