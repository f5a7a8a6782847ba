"""Documents that show what a user types and what `c8` answers.

In a block `console`, each line that begins with `$ c8` is run; what follows it is everything that was printed, and the
exit status if it is not 0. A block ```c8 NAME or ````md NAME is a file in the folder in which the commands run. A line
that begins with `< ` behind a command is typed into it.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from crazy8.cli.main import main

FILE = re.compile(r"^(?P<fence>`{3,})(?:c8|md) (?P<name>\S+)\n(?P<text>.*?)^(?P=fence)$", re.DOTALL | re.MULTILINE)
BLOCK = re.compile(r"^```console\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)


class Printed(StringIO):
    """A stream that can carry any text, as those of most terminals."""

    encoding = "utf-8"


def answer(words: list[str], typed: str = "") -> tuple[int, str]:
    """The exit status of a command line, and what it prints on both streams."""
    printed = Printed()
    with redirect_stdout(printed), redirect_stderr(printed), patch("sys.stdin", StringIO(typed)):
        status = main(words)
    return status, printed.getvalue()


def write_files(document: str, folder: Path) -> None:
    """Write the files that a document shows."""
    for block in FILE.finditer(document):
        (folder / block["name"]).write_text(block["text"], encoding="utf-8")


def regenerated(document: str) -> str:
    """The document with every answer replaced by what the program says now."""
    return BLOCK.sub(lambda block: f"```console\n{''.join(_blocks(block['body']))}```", document)


def _blocks(body: str) -> Iterator[str]:
    for number, found in enumerate(re.finditer(r"^\$ c8.*\n(?:< .*\n)*", body, re.MULTILINE)):
        line, *typed = found.group().splitlines()
        status, printed = answer(shlex.split(line)[2:], "".join(f"{one[2:]}\n" for one in typed))
        end = f"[exit status {status}]\n" if status else ""
        yield f"{'' if number == 0 else chr(10)}{found.group()}{printed}{end}"
