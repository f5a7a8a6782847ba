"""Define the colours of a report, as a value that is handed in: nothing here looks at the terminal."""

from __future__ import annotations

from typing import NamedTuple

from ..diagnostic import Severity


class Palette(NamedTuple):
    """The terminal sequence parameters (ECMA-48, select graphic rendition) of each role; empty for none."""

    error: str = ""
    warning: str = ""
    note: str = ""
    help: str = ""
    message: str = ""
    gutter: str = ""
    """Line numbers and the bars beside them."""
    label: str = ""
    """Further places and what is said about them."""
    removed: str = ""
    added: str = ""

    def of(self, severity: Severity) -> str:
        """Return the style of a severity."""
        return {Severity.ERROR: self.error, Severity.WARNING: self.warning, Severity.NOTE: self.note}[severity]


PLAIN = Palette()
"""No colours at all."""

COLOURED = Palette(
    error="1;31",
    warning="1;33",
    note="1;36",
    help="1;36",
    message="1",
    gutter="1;34",
    label="34",
    removed="31",
    added="32",
)
"""Colours that can be read on dark and on light terminals."""


def paint(text: str, style: str) -> str:
    """Return a text in a style; without style or text it stays as it is."""
    return f"\x1b[{style}m{text}\x1b[0m" if style and text else text
