"""Handle how texts begin and end: capitals, and the marks before and behind them."""

from __future__ import annotations

from ..in_english import BEGINS, ENDS

STOPS = ".?!…。？！"
OPENING = ("¿", "¡", BEGINS)
"""The marks with which a text may begin before its first letter."""
SUIT_SIGNS = ("♣", "♦", "♥", "♠")


def begins_with(text: str, beginnings: str) -> str:
    """Return `yes` if a text begins with one of some letters or digits, else `no`, for the word before it."""
    return "yes" if str(text).lower().startswith(tuple(str(beginnings).split())) else "no"


def capitalised(text: str) -> str:
    """Begin a text with a capital."""
    start = _first_letter(text)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def uncapitalised(text: str) -> str:
    """Begin a text so that it goes on after other words; a card such as `Q♠` keeps its letter."""
    start = _first_letter(text)
    first, rest = text[start : start + 1], text[start + 1 :]
    return text if rest[:1] in SUIT_SIGNS else text[:start] + first.lower() + rest


def _first_letter(text: str) -> int:
    """Return where the words of a text begin: behind the mark that opens a Spanish question, or an English text."""
    return 1 if text.startswith(OPENING) else 0


def has_stop(text: str) -> bool:
    """Return whether a text ends with a mark of its own."""
    return text.rstrip(ENDS)[-1:] in STOPS
