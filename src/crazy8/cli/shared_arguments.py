"""Define the arguments that most commands share: which rulebook, how many players, which options."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable

from crazy8.cli.arguments import Parser, one_of


def add_rulebook(parser: Parser) -> None:
    """Add the argument for one rulebook."""
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)


def add_rulebooks(parser: Parser, *, optional: bool = False) -> None:
    """Add the argument for one or more rulebooks."""
    parser.add_argument("files", metavar="FILE", nargs="*" if optional else "+", help=FILE_HELP)


def add_players(parser: Parser, help_text: str = "how many sit at the table") -> None:
    """Add the option for the number of players."""
    parser.add_argument("--players", type=number(1), metavar="N", help=help_text)


def add_options(parser: Parser) -> None:
    """Add the option that switches options of the rulebook on."""
    parser.add_argument(
        "--with", dest="options", action="append", default=[], metavar="OPTION", help="play with an option; repeatable"
    )


def add_format(parser: Parser, *forms: str) -> None:
    """Add the option for the form of the output; the first form is the default."""
    words = f"{', '.join(forms[:-1])} or {forms[-1]}"
    parser.add_argument(
        "--format", type=one_of(*forms), default=forms[0], metavar="FORM", help=f"{words}; {forms[0]} unless you say"
    )


MOST_DIGITS = 100
"""A number that nobody means can still be read, so that whoever knows the limit can tell it."""


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return the type of an option that takes a whole number."""

    def read(word: str) -> int:
        # `int` also takes signs, blanks and underscores, which nobody means.
        value = int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else None
        if value is None or value < least or (most is not None and value > most):
            bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"
            raise ArgumentTypeError(f"`{word}` is not a whole number {bounds}")
        return value

    return read


FILE_HELP = "a .c8 file, a .md file with ```c8 blocks, the name of a shipped variant, or - for standard input"
