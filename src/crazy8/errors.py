"""Define the errors that users of crazy8 meet, each a fault of a request or a file, never of the program.

A wrong type raises `TypeError`, and a number out of its range `ValueError`; both name the argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.diagnostic import Diagnostic


class C8Error(Exception):
    """Raised if a request cannot be fulfilled. `str(error)` is one line for people, `hint` may say what to do."""

    reports: tuple[Diagnostic, ...] = ()
    """The reports on the rulebook; empty if only the request was wrong."""

    def __init__(self, message: str, hint: str | None = None) -> None:
        """Take the message, in lower case without a final stop, and perhaps what to do, as a line of its own."""
        super().__init__(message)
        self.message = message
        self.hint = hint


class NotFoundError(C8Error, LookupError):
    """Raised if a file, shipped variant, option, language, bot or question is not there or cannot be read."""

    def __init__(self, message: str, hint: str | None = None, near: str | None = None) -> None:
        """Take the line for people, and in `near` the name that may have been meant."""
        super().__init__(message, hint)
        self.near = near


class RulebookError(C8Error):
    """Raised if the rulebook has errors, or is too large to be played; `reports` says what and where."""

    def __init__(self, message: str, hint: str | None = None, reports: tuple[Diagnostic, ...] = ()) -> None:
        """Take the reports of the errors."""
        super().__init__(message, hint)
        self.reports = reports


class ChoiceError(C8Error, ValueError):
    """Raised for options, players or forms that cannot go together, or that the rulebook does not allow."""


class SaveError(C8Error, ValueError):
    """Raised for a kept game that cannot be read, or belongs to other rules."""


class MissingExtraError(C8Error, ImportError):
    """Raised if a package is not installed; `extra` names the extra that installs it."""

    def __init__(self, message: str, hint: str | None = None, extra: str = "") -> None:
        """Take the name of the extra, as in `pip install 'crazy8[pdf]'`."""
        super().__init__(message, hint)
        self.extra = extra
