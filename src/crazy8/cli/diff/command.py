"""`c8 diff`: what two rulebooks, or two versions of one, answer differently."""

from __future__ import annotations

from argparse import Namespace
from json import dumps
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser, one_of
from crazy8.cli.shared_arguments import FILE_HELP, add_format, add_options, add_players
from crazy8.compiler.book.languages.files import languages

if TYPE_CHECKING:
    from crazy8.comparing import Chosen, Comparison


def register(parser: Parser) -> None:
    """Describe the command line."""
    parser.add_argument("left", metavar="A", help=f"{FILE_HELP}; `A@OPTION,OPTION` switches options on")
    parser.add_argument("right", metavar="B", nargs="?", help="the same; not with --since")
    parser.add_argument("--since", metavar="REVISION", help="compare A with what it was in a revision of git")
    add_options(parser)
    add_players(parser, "compare the rules for this number of players only")
    parser.add_argument(
        "--witness", action="store_true", help="play both, and show a short situation in which they part"
    )
    add_format(parser, "text", "md", "json")
    parser.add_argument(
        "--lang",
        type=one_of(*languages()),
        metavar="TAG",
        help=f"with `--format md`: a table of sentences of the rulebooks, in {', '.join(languages())}",
    )
    parser.add_examples(
        ("c8 diff pagat bicycle", "question by question, with both places"),
        ("c8 diff pagat pagat@draw_three", "what an option changes"),
        ("c8 diff uno uno-stacking --witness", "the same, and a play in which it makes a difference"),
        ("c8 diff --since HEAD~1 home.c8", "what the last commit changed in the rules"),
        ("c8 diff pagat italian --format md --lang it", "a table to print, in Italian"),
    )


def run(arguments: Namespace) -> int:
    """Compare and print; status 1 if the rules differ."""
    from crazy8.comparing import compare, with_witness

    left, right = _both(arguments)
    found = compare(left, right, arguments.players)
    if arguments.witness:
        from crazy8.cli.progress import Progress

        with Progress(arguments.messages, "deals", None) as progress:
            found = with_witness(found, progress.show)
    arguments.output.write(_printed(found, arguments))
    return 0 if found.same_rules else 1


def _both(arguments: Namespace) -> tuple[Chosen, Chosen]:
    from crazy8.cli.misuse import Misuse

    if arguments.lang and arguments.format != "md":
        raise Misuse("`--lang` goes with `--format md`", "the other forms name questions and statements")
    if arguments.since is None:
        if arguments.right is None:
            raise Misuse("a second rulebook is missing", "name it, or compare with an earlier version by `--since`")
        return _chosen(arguments.left, arguments), _chosen(arguments.right, arguments)
    if arguments.right is not None:
        raise Misuse("`--since` compares one file with itself", "leave the second one out")
    from crazy8.cli.diff.since import earlier

    return earlier(arguments.left, arguments.since, arguments.options), _chosen(arguments.left, arguments)


def _chosen(argument: str, arguments: Namespace) -> Chosen:
    """Return the rulebook that a path or a name stands for, with the options behind an `@` and those for both."""
    from crazy8.comparing import Chosen
    from crazy8.read_variant import read_variant

    name, _, words = argument.rpartition("@") if "@" in argument else (argument, "", "")
    return Chosen.of(read_variant(name), (*(word for word in words.split(",") if word), *arguments.options))


def _printed(found: Comparison, arguments: Namespace) -> str:
    if arguments.format == "json":
        from crazy8.cli.diff.json_form import facts

        return dumps(facts(found), indent=2) + "\n"
    if arguments.format == "text":
        from crazy8.cli.diff.text import report

        return report(found, arguments.output.palette)
    if arguments.lang:
        from crazy8.cli.diff.markdown import witness
        from crazy8.cli.diff.sentences import table_of_sentences

        return table_of_sentences(found, arguments.lang) + witness(found)
    from crazy8.cli.diff.markdown import table_of_statements

    return table_of_statements(found)
