"""`c8 test`: the worked examples of rulebooks, played on the engine."""

from __future__ import annotations

from argparse import Namespace
from json import dumps
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.shared_arguments import add_format, add_rulebooks
from crazy8.compiler.book.languages.files import languages

if TYPE_CHECKING:
    from crazy8.covering import Coverage
    from crazy8.variant import Variant

FORMAT = "crazy8-examples"
VERSION = 1


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebooks(parser)
    add_format(parser, "text", "json")
    parser.add_argument("--lang", default="en", metavar="LANG", help=LANG)
    parser.add_argument("--coverage", action="store_true", help="which answers would no example miss?")
    parser.add_examples(
        ("c8 test home.c8", "does the engine rule as the examples say?"),
        ("c8 test pagat bicycle italian", "the shipped variants"),
        ("c8 test home.c8 --lang it", "the rulebook is cited in Italian"),
        ("c8 test home.c8 --coverage", "which answers does no example exercise?"),
    )


LANG = f"the language in which the rulebook is cited: {', '.join(languages())}; en unless you say"


def run(arguments: Namespace) -> int:
    """Play the examples of every rulebook; status 1 if one fails or cannot be played."""
    from crazy8.books.languages import language_named
    from crazy8.cli.test.coverage import coverage_facts, coverage_text
    from crazy8.cli.test.examples import facts, played, text
    from crazy8.variant import load

    language_named(arguments.lang)
    variants = [load(file) for file in arguments.files]
    results = [played(variant, arguments.lang) for variant in variants]
    covered = [
        _coverage(variant, arguments) if arguments.coverage and not one.faults else None
        for variant, one in zip(variants, results, strict=True)
    ]
    both = list(zip(results, covered, strict=True))
    if arguments.format == "json":
        files = [facts(one) | ({"coverage": coverage_facts(found)} if found else {}) for one, found in both]
        arguments.output.line(dumps({"format": FORMAT, "version": VERSION, "files": files}, indent=2))
    else:
        palette = arguments.output.palette
        parts = [text(one, palette) + (f"\n\n{coverage_text(found, palette)}" if found else "") for one, found in both]
        arguments.output.line("\n\n".join(parts))
    return 0 if all(result.hold for result in results) else 1


def _coverage(variant: Variant, arguments: Namespace) -> Coverage:
    """Return which answers the examples exercise; it takes seconds, so a bar shows how far it is."""
    from crazy8.cli.progress import Progress

    with Progress(arguments.messages, f"answers of {variant.file}", None) as progress:
        return variant.coverage(on_progress=progress.show)
