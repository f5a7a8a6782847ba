"""Read the command line with parsers that speak plainly."""

from __future__ import annotations

import os
import re
import sys
from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, TextIO, cast

from crazy8.cli.colour import COLOUR_CHOICES, SUIT_CHOICES
from crazy8.cli.misuse import Misuse, unknown
from crazy8.cli.output import Output
from crazy8.compiler.diagnostics.suggest import suggest

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


_MARGIN = 2
"""Columns that a help leaves free at the right."""


def _columns() -> int:
    """Return the width of the terminal, as the environment or the system says."""
    try:
        return int(os.environ.get("COLUMNS", "")) or 80
    except ValueError:
        try:
            return os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else -1).columns or 80
        except (OSError, ValueError):
            return 80


class _Help(RawDescriptionHelpFormatter):
    """A help that looks the same on every Python: from 3.13 on, the value would stand behind the last spelling only."""

    def __init__(self, prog: str, **further: Any) -> None:
        """Take the width of the terminal; argparse asks `shutil` for it, which costs a cold check an eightieth."""
        further.setdefault("width", _columns() - _MARGIN)
        super().__init__(prog, **further)

    def _format_action_invocation(self, action: Action) -> str:
        if not action.option_strings or action.nargs == 0:
            return super()._format_action_invocation(action)
        value = self._format_args(action, self._get_default_metavar_for_optional(action))
        return ", ".join(f"{spelling} {value}" for spelling in action.option_strings)


class Parser(ArgumentParser):
    """A parser that raises `Misuse` with a short message instead of printing its usage."""

    def __init__(self, name: str, description: str, examples: Sequence[tuple[str, str]] = ()) -> None:
        """Take the name of the program or command, what it does, and examples as (command line, what it does)."""
        super().__init__(
            prog=name,
            description=description,
            epilog=_example_lines(examples),
            formatter_class=_Help,
            allow_abbrev=False,
            add_help=False,
        )
        self.color = False  # Python 3.14 would colour the help by rules of its own
        self.add_argument("-h", "--help", action="help", help="show this help and stop")

    def add_examples(self, *examples: tuple[str, str]) -> None:
        """Show examples at the end of the help, as (command line, what it does)."""
        self.epilog = _example_lines(examples)

    def add_output_options(self) -> None:
        """Add the options that all commands have."""
        self.add_argument(
            "--color", "--colour", type=one_of(*COLOUR_CHOICES), default="auto", metavar="WHEN", help=COLOUR_HELP
        )
        self.add_argument("--suits", type=one_of(*SUIT_CHOICES), default="auto", metavar="HOW", help=SUIT_HELP)

    def read(self, words: Sequence[str], given: Namespace | None = None) -> Namespace:
        """Return the values of the options and arguments; those of `given` hold where nothing else is said."""
        found, left_over = self.parse_known_args(words, given)
        option = next((word for word in left_over if word.startswith("-") and word != "-"), None)
        if option is not None:
            known = re.findall(r"(?<![\w-])--?[a-z][a-z-]*", self.format_usage())
            raise unknown("option", option.partition("=")[0], known, self._how)
        if left_over:
            raise Misuse(f"unexpected argument `{left_over[0]}`", self._how)
        return found

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print a help like any other result: argparse would lose it in silence if there is no room."""
        Output(sys.stdout if file is None else cast(TextIO, file)).write(message)

    def error(self, message: str) -> NoReturn:
        """Report what argparse found wrong."""
        raise Misuse(message.removeprefix("argument "), self._how)

    @property
    def _how(self) -> str:
        return f"`{self.prog} --help` shows how it is used"


COLOUR_HELP = "colour the output: auto, always or never; auto colours terminals unless NO_COLOR is set"
SUIT_HELP = "write suits as signs or as letters: auto, unicode or ascii"


def one_of(*words: str) -> Callable[[str], str]:
    """Return the type of an option that takes one of a few words; use with `type=`, and name the words in its help."""

    def read(word: str) -> str:
        if word in words:
            return word
        meant = suggest(word, words)
        wanted = f"{', '.join(words[:-1])} or {words[-1]}" if meant is None else f"did you mean `{meant}`?"
        raise ArgumentTypeError(f"unknown value `{word}`; {'choose ' if meant is None else ''}{wanted}")

    return read


def _example_lines(examples: Sequence[tuple[str, str]]) -> str | None:
    if not examples:
        return None
    width = max(len(line) for line, _ in examples)
    return "\n".join(["examples:", *(f"  {line:<{width}}   {meaning}" for line, meaning in examples)])
