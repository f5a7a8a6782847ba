"""Make texts in quotation marks safe to print."""

from __future__ import annotations

import re

_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_TURNS = re.compile(r"[\u202a-\u202e\u2066-\u2069]")


def readable(text: str) -> str:
    """Return a text without what acts where it is printed: controls, hidden line ends, marks of direction."""
    return text if text.isprintable() else _TURNS.sub("", _CONTROLS.sub(" ", text))
