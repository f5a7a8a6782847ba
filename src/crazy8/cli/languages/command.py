"""`c8 languages`: the languages of the rulebooks, and what each lacks."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.shared_arguments import add_format

if TYPE_CHECKING:
    from crazy8.compiler.book.languages.completeness import Completeness

FINDINGS = 1


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.add_argument("tags", nargs="*", metavar="TAG", help="languages such as `de`, to be told message by message")
    parser.add_argument("--locale-dir", metavar="DIR", help="a folder with languages of your own, such as DIR/ro/*.ftl")
    parser.add_argument(
        "--strict", action="store_true", help="exit status 1 if any language lacks something; else only if one is named"
    )
    add_format(parser, "text", "json")
    parser.add_examples(
        ("c8 languages", "the languages that ship, and how complete each is"),
        ("c8 languages ro --locale-dir my-languages", "what a language of your own lacks, and what is wrong with it"),
        ("c8 languages --strict", "whether all of them are complete"),
        ("c8 languages --format json", "the same for programs"),
    )


def run(arguments: Namespace) -> int:
    """Print how complete languages are; exit status 1 if one lacks something that had to be complete."""
    from crazy8.books.languages import known_tags, language_named
    from crazy8.cli.languages.told import as_json, in_detail, overview
    from crazy8.compiler.book.languages.completeness import completeness_of

    tags = dict.fromkeys(arguments.tags or known_tags(arguments.locale_dir))
    found = [completeness_of(language_named(tag, arguments.locale_dir)) for tag in tags]
    if arguments.format == "json":
        arguments.output.line(as_json(found))
    elif arguments.tags:
        arguments.output.line("\n\n".join(in_detail(one, arguments.output.palette) for one in found))
    else:
        arguments.output.line(overview(found, arguments.output.palette))
    return _status(found, must_be_complete=arguments.strict or bool(arguments.tags))


def _status(found: list[Completeness], *, must_be_complete: bool) -> int:
    return FINDINGS if must_be_complete and not all(one.complete for one in found) else 0
