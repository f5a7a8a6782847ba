"""Ask back where a number may be meant in two ways, or be no card, which no line can tell."""

from __future__ import annotations

import re

_ASKED_BACK = (
    (
        r"(?=.*\bjokers?\b)(?=.*(?:packs?|decks?|standard)).*\d.*",
        "`jokers 2` means two in each pack; four in two packs are `packs 2` and `jokers 2`",
    ),
    (
        r".*\b(?:more|over|above|exceeds?)\b(?: than)? (?:\d+).*",
        "`at 15 cards` and `game to 100` mean so many or more; `game past 100` means more",
    ),
    (r".*\b(?:fewer|less|under|below) (?:than )?(?:\d+).*", "`at most 4` means four or fewer"),
)
OTHER_PACK = "no ordinary pack has such cards; the line is one for Uno's pack, in a file that `extends uno`"


def asked_back(statement: str) -> str | None:
    """Return what has to be known before one of the lines is chosen, if there is something."""
    for pattern, words in _ASKED_BACK:
        if re.fullmatch(pattern, statement, re.IGNORECASE):
            return words
    return None
