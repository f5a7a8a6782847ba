"""The one exception that users of crazy8 meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.diagnostic import Diagnostic


class RulebookError(Exception):
    """Something that was asked for cannot be done: a faulty rulebook, an unknown option, a file that is not there.

    `str(error)` is one line for people. `diagnostics` holds the reports if the rulebook itself is at fault; it is empty
    if only the request was.
    """

    def __init__(self, message: str, hint: str | None = None, diagnostics: tuple[Diagnostic, ...] = ()) -> None:
        """Take the message, in lower case without a final stop, and perhaps what to do, as a line of its own."""
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.diagnostics = diagnostics
