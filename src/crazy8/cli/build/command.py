"""`c8 build`: verdict, examples, a game and all rulebooks of one or more variants."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from crazy8.cli.arguments import Parser
from crazy8.cli.shared_arguments import add_options, add_rulebooks

if TYPE_CHECKING:
    from crazy8.variant import Variant
    from crazy8.verdict import Verdict


def register(parser: Parser) -> None:
    """Describe the command line."""
    add_rulebooks(parser, optional=True)
    add_options(parser)
    parser.add_argument(
        "-o",
        "--output",
        dest="folder",
        default="rulebooks",
        metavar="DIR",
        help="where the rulebooks go; rulebooks/ unless you say",
    )
    parser.add_argument("--quick", action="store_true", help="check without playing the rules, as `c8 check` does")
    parser.add_examples(
        ("c8 build", "everything about the shipped variants"),
        ("c8 build home.c8 -o printed", "everything about your own, with its rulebooks in printed/"),
    )


def run(arguments: Namespace) -> int:
    """Build every rulebook; status 1 if one has findings or an example fails."""
    from crazy8.cli.build.everything import build
    from crazy8.files.shipped import shipped_names
    from crazy8.variant import load

    variants = [load(file) for file in arguments.files or shipped_names()]
    judge = partial(_judged, arguments=arguments)
    is_clean = build(variants, arguments.options, Path(arguments.folder), arguments.output, judge)
    return 0 if is_clean else 1


def _judged(variant: Variant, arguments: Namespace) -> Verdict:
    """Return the verdict; of one's own files what playing shows too. What ships was played before it was shipped."""
    if arguments.quick or variant.read.loaded.is_shipped:
        return variant.check(options=arguments.options)
    from crazy8.cli.check.deep import deep_verdict

    return deep_verdict(variant, arguments)
