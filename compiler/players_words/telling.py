"""Write down what cannot be played: it is told, in the author's own words."""

from __future__ import annotations

import re

BEGINS_TEXT = ': "'
"""How a line goes on that tells something."""

_CARDS = re.compile(r"(play [^:]+): *(.+)")


def told(statement: str) -> str | None:
    """Return the line that tells a statement; a text within it stands in single quotation marks."""
    statement = " ".join(statement.replace('"', "'").split()).rstrip(" :,;")
    if not statement:
        return None
    if found := _CARDS.fullmatch(statement):
        return f'{found[1]}: "{found[2]}"'
    return f'rule: "{statement[0].upper()}{statement[1:].rstrip(".!")}."'
