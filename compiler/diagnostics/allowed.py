"""Record the reports that the author allows."""

from __future__ import annotations

from typing import NamedTuple

from ..source import Span
from .diagnostic import Diagnostic


class Allowed(NamedTuple):
    """A report that is not shown, because a comment says why it need not be."""

    report: Diagnostic
    reason: str
    span: Span
    """The comment."""
