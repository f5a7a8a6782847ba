"""Show somebody who waits at a terminal that something is going on."""

from __future__ import annotations

import sys
from threading import Timer
from time import monotonic
from types import TracebackType
from typing import Self

from crazy8.cli.output import Output

PATIENCE = 1.0
"""Seconds for which nobody wonders."""
PATIENCE_WITHOUT_A_STEP = 3.0
PAUSE = 0.1
"""Seconds between two pictures of the bar."""
WIDTH = 30
CLEAR = "\r\x1b[K"
"""To the beginning of the line, and what stands there is gone (ECMA-48)."""


class Progress:
    """A bar on a terminal, once something takes longer than a moment.

    If the first step takes longer, an explanation is given, also where there is no terminal.
    """

    def __init__(self, messages: Output, what: str, explanation: str | None) -> None:
        """Show on `messages`, which is standard error, how many of `what` are done."""
        self._messages = messages
        self._what = what
        self._explanation = explanation
        self._beside = ""
        self._is_terminal = sys.stderr.isatty()
        self._next = monotonic() + PATIENCE
        self._has_line = False
        self._timer = Timer(PATIENCE_WITHOUT_A_STEP, self._explain)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        """Begin to wait."""
        self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Leave nothing behind on the terminal."""
        self._timer.cancel()
        self._clear()

    def show(self, done: int, of: int) -> None:
        """Show how much is done."""
        self._timer.cancel()
        if self._is_terminal and monotonic() > self._next:
            self._next = monotonic() + PAUSE
            filled = WIDTH * done // of
            self._clear()
            self._messages.write(f"[{'#' * filled}{' ' * (WIDTH - filled)}] {done} of {of} {self._what}{self._beside}")
            self._messages.flush()
            self._has_line = True

    def say(self, beside: str) -> None:
        """Show some words beside the bar from now on."""
        self._beside = beside

    def _explain(self) -> None:
        if self._explanation is None:
            return
        self._messages.write(self._explanation)
        self._messages.flush()
        self._has_line = self._is_terminal
        if not self._is_terminal:
            self._messages.line()

    def _clear(self) -> None:
        if self._has_line:
            self._messages.write(CLEAR)
            self._messages.flush()
            self._has_line = False
