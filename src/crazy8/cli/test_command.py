"""`c8 test`: the worked examples of rulebooks, played on the engine."""

from __future__ import annotations

from argparse import Namespace
from json import dumps

from crazy8.cli.arguments import Parser
from crazy8.cli.given import add_format, add_rulebooks


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebooks(parser)
    add_format(parser, "text", "json")
    parser.add_examples(
        ("c8 test home.c8", "does the engine rule as the examples say?"),
        ("c8 test pagat bicycle italian", "the shipped variants"),
    )


def run(arguments: Namespace) -> int:
    """Play the examples of every rulebook; status 1 if one fails or cannot be played."""
    from crazy8.cli.examples import facts, played, text
    from crazy8.variant import load

    results = [played(load(file)) for file in arguments.files]
    if arguments.format == "json":
        whole = {"format": "crazy8-examples", "version": 1, "files": [facts(one) for one in results]}
        arguments.output.line(dumps(whole, indent=2))
    else:
        parts = [text(one, arguments.output.palette) for one in results]
        arguments.output.line("\n\n".join(parts))
    return 0 if all(one.hold for one in results) else 1
