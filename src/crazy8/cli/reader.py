"""Read the lines that somebody types."""

from __future__ import annotations

import sys
from contextlib import suppress

from crazy8.cli.output import Output
from crazy8.compiler.diagnostics.render.cells import visible


class Reader:
    """The standard input: a terminal with its line editing, or the lines of a file or pipe, shown as they are read."""

    def __init__(self, output: Output) -> None:
        """Say where prompts are printed."""
        self._output = output
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
        if self.is_terminal:
            with suppress(ImportError):  # Windows has none
                import readline  # noqa: F401  # gives `input` arrow keys and a history

    def line(self, prompt: str) -> str | None:
        """Return the next line without characters that play tricks on a terminal, or `None` if there is none."""
        if self.is_terminal:
            self._output.flush()
            try:
                return visible(input(prompt))
            except EOFError:
                self._output.line()
                return None
        typed = sys.stdin.readline() if sys.stdin is not None else ""
        if not typed:
            return None
        shown = visible(typed.rstrip())
        self._output.line(f"{prompt}{shown}")
        return shown
