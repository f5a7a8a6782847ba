"""Run the command `c8`: find the command that was asked for, and run it.

Only the file of that command is imported. A new command is a file `<name>_command.py` with `register(parser)` and
`run(arguments) -> int`, and one line in `COMMANDS`. `arguments.output` and `arguments.messages` are the `Output` for
results and for everything else. Exit status: 0 clean, 1 findings, 2 misuse, 3 a fault of crazy8 itself, 130
interrupted, 141 nobody reads the output any more.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from crazy8.cli.arguments import Parser
from crazy8.cli.colour import never_fail
from crazy8.cli.misuse import unknown
from crazy8.cli.output import Output
from crazy8.errors import C8Error

COMMANDS = {
    "new": "make a first rulebook, by a few questions or from one that ships",
    "check": "find holes and contradictions in rulebooks, and say how much they answer",
    "fmt": "write rulebooks in one canonical form: blanks, lines and columns, nothing else",
    "show": "print every answer of the rules for one table, and on whose word",
    "test": "play the worked examples of rulebooks, and say which ones fail",
    "play": "play a game in the terminal against bots",
    "simulate": "let bots play many hands: who is favoured, how long it lasts, how it ends",
    "rulebook": "print the rules in words, in many languages",
    "languages": "list the languages of the rulebooks, and what each of them lacks",
    "cards": "draw the cards of a variant, to print and cut out or as pictures",
    "build": "do all of it for many rulebooks: verdict, examples, a game, printed rules",
    "diff": "compare two rulebooks, or two versions of one, question by question",
    "list": "list the variants that ship, with their players and sources",
    "explain": "explain a code such as C8-NOT-UTF8, or a question such as stock.empty",
}
"""The commands with what each one does, in the order of the help."""

DESCRIPTION = """Write the house rules of a Crazy Eights variant as a short text; get a verdict, a rulebook,
a game and its numbers."""

FINDINGS, MISUSE, OWN_FAULT, INTERRUPTED, NOBODY_READS = 1, 2, 3, 130, 141

_OBJECTS_BETWEEN_COLLECTIONS = 100_000
"""A check makes fewer; to look through them all again and again takes a twentieth of its time (0.166 s for 0.159 s)."""

_OPTIONS_WITH_VALUE = ("--color", "--colour", "--suits")


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line, by default that of the process, and return the exit status."""
    _start_quickly()
    _prepare_streams()
    try:
        status = 0
        with suppress(SystemExit):  # how argparse ends after printing a help
            status = _run(sys.argv[1:] if words is None else words)
        Output(sys.stdout).flush()
        return status
    except BaseException as error:
        status = _after(error)
        _flush_or_forget()
        return status


def _start_quickly() -> None:
    """Put off the collection of garbage, for most commands run only for a moment."""
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)


def _run(words: Sequence[str]) -> int:
    before, name, after = _split(words)
    if name == "help":
        return _run([*after[:1], "--help"])
    parser = _main_parser()
    given = parser.read(before)
    if given.version:
        return _print_version()
    if name is None:
        parser.print_help(sys.stderr)
        return MISUSE
    if name not in COMMANDS:
        raise unknown("command", name, COMMANDS, "`c8 --help` lists the commands")
    command = import_module(f"crazy8.cli.{name}.command")
    command_parser = Parser(f"c8 {name}", f"{COMMANDS[name][:1].upper()}{COMMANDS[name][1:]}.")
    command.register(command_parser)
    command_parser.add_output_options()
    arguments = command_parser.read(after, given)
    arguments.output = Output(sys.stdout, colour=arguments.color, suits=arguments.suits)
    arguments.messages = Output(sys.stderr, colour=arguments.color, suits=arguments.suits)
    return int(command.run(arguments))


def _split(words: Sequence[str]) -> tuple[list[str], str | None, list[str]]:
    """Return the options before the command, the command if there is one, and what follows it."""
    index = 0
    while index < len(words) and words[index].startswith("-"):
        index += 2 if words[index] in _OPTIONS_WITH_VALUE else 1
    return list(words[:index]), next(iter(words[index:]), None), list(words[index + 1 :])


def _main_parser() -> Parser:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}   {purpose}" for name, purpose in COMMANDS.items()]
    parser = Parser("c8", "\n".join([DESCRIPTION, "", "commands:", *lines, "", "`c8 COMMAND --help` says more."]))
    parser.usage = "c8 [--help] [--version] [--color WHEN] [--suits HOW] COMMAND ..."
    parser.add_argument("-V", "--version", action="store_true", help="print the version and stop")
    parser.add_output_options()
    return parser


def _print_version() -> int:
    from crazy8.version import VERSION  # reads the files of the installation

    Output(sys.stdout).line(f"crazy8 {VERSION}")
    return 0


def _prepare_streams() -> None:
    """Make both streams exist and carry any text."""
    # A stream that the caller closed is missing; what would go there goes nowhere.
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # stays open to the end
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    never_fail(sys.stdout)
    never_fail(sys.stderr)


def _after(error: BaseException) -> int:
    """Say what there is to say about the end of the program, and return the exit status."""
    if isinstance(error, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(error, BrokenPipeError):
        return NOBODY_READS
    if isinstance(error, C8Error):
        _complain(error)
        return FINDINGS if error.reports else MISUSE
    import traceback

    traceback.print_exception(error)
    sys.stderr.write("c8: this is a fault of crazy8, not of your rulebook; please report it with the lines above\n")
    return OWN_FAULT


def _complain(error: C8Error) -> None:
    from crazy8.compiler.diagnostics.render.cells import visible  # names of files may hold anything

    if error.reports:
        from crazy8.compiler.diagnostics.render.text import report_text

        messages = Output(sys.stderr)
        messages.write("".join(f"{report_text(report, palette=messages.palette)}\n\n" for report in error.reports))
    lines = [f"c8: {error.message}", *([] if error.hint is None else [f"    {error.hint}"])]
    sys.stderr.write("".join(f"{visible(line)}\n" for line in lines))


def _flush_or_forget() -> None:
    """Print what is left; if that fails, send it nowhere: otherwise Python tries again at its end, and complains."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
