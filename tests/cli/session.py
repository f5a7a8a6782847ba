"""Documents that show what a user types and what `c8` answers.

In a block `console`, each line that begins with `$ c8` is run; what follows it is everything that was printed, and the
exit status if it is not 0.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from crazy8.cli.main import main

BLOCK = re.compile(r"^```console\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)


def answer(words: list[str]) -> tuple[int, str]:
    """The exit status of a command line, and what it prints on both streams."""
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(printed):
        status = main(words)
    return status, printed.getvalue()


def regenerated(document: str) -> str:
    """The document with every answer replaced by what the program says now."""
    return BLOCK.sub(lambda block: f"```console\n{''.join(_blocks(block['body']))}```", document)


def _blocks(body: str) -> Iterator[str]:
    for number, line in enumerate(re.findall(r"^\$ c8.*$", body, re.MULTILINE)):
        status, printed = answer(shlex.split(line)[2:])
        end = f"[exit status {status}]\n" if status else ""
        yield f"{'' if number == 0 else chr(10)}{line}\n{printed}{end}"
