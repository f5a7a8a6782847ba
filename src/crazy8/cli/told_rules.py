"""Say how many rules of a rulebook are told and not played, wherever somebody could believe that they are."""

from __future__ import annotations


def told_words(number: int) -> str:
    """Count the rules that nobody plays but people; nothing if there are none."""
    if not number:
        return ""
    return "1 rule is told, not played" if number == 1 else f"{number} rules are told, not played"
