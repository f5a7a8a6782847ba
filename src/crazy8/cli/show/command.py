"""`c8 show`: every answer of the rules for one table, and on whose word."""

from __future__ import annotations

from argparse import Namespace

from crazy8.cli.arguments import Parser
from crazy8.cli.misuse import Misuse
from crazy8.cli.shared_arguments import add_format, add_options, add_players, add_rulebook


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebook(parser)
    add_options(parser)
    add_players(parser)
    add_format(parser, "text", "json")
    parser.add_argument(
        "--flat",
        action="store_true",
        help="the whole rulebook as a file without a base: every number of players, every option, worked examples",
    )
    parser.add_examples(
        ("c8 show pagat", "the rules for four players"),
        ("c8 show pagat --players 2 --with twos", "the rules for two, with an option"),
        ("c8 show home.c8 --flat > flat.c8", "the whole rulebook as a file that stands alone"),
        ("c8 show italian --format json", "the same for programs"),
    )


def run(arguments: Namespace) -> int:
    """Print the rules of the table as a text of their own or for programs, or the whole rulebook without its base."""
    from crazy8.variant import load

    variant = load(arguments.file)
    if arguments.flat:
        _refuse_one_table(arguments)
        from crazy8.cli.show.standing_alone import standing_alone

        arguments.output.write(standing_alone(variant).text)
        return 0
    rules = variant.rules(players=arguments.players, options=arguments.options)
    if arguments.format == "json":
        from crazy8.cli.show.json_form import rules_json

        arguments.output.write(rules_json(rules))
    else:
        from crazy8.cli.show.text import rules_text

        arguments.output.write(rules_text(rules, variant.read.resolver))
    return 0


def _refuse_one_table(arguments: Namespace) -> None:
    for given, option in (
        (arguments.players is not None, "--players"),
        (bool(arguments.options), "--with"),
        (arguments.format == "json", "--format json"),
    ):
        if given:
            raise Misuse(f"--flat is about all tables, {option} about one", f"leave out --flat or {option}")
