"""Where engine and book are known to part: what has still to be mended. Both lists are to be empty in the end."""

from __future__ import annotations

KNOWN: dict[str, str] = {
    "black-jack-runs": "with `dump`: a run of jacks against a debt",
    "jacks-twos-eights": "whether a hand ends with a last card laid without the call a turn ahead, which costs cards",
    "macau-hu": "two cards laid together of which one owes draws and one turns",
    "makao-tournament": "kings laid together as an answer that cancels",
    "older-wikipedia": "with `last_eight`",
    "pesten": "with `more`: aces laid together",
    "pesten-gamefunnel": "with `more`: which of several cards stay at a renewal",
    "sto-odno": "with `four_cards`: whether a six as a cover names a suit",
    "uno-jump-in": "with `seven_zero`: a seven thrown in",
}
"""Shipped variants, each with what parts in it."""
KNOWN_FORMS = frozenset(
    {
        "several same rank of plain + play 6: cover with any else draw until playable + no challenge 8",
        'claim "dobon" when hand equals top + order A to K + wild 8 names another suit + bonus 8: times 2',
        "add open: closes + finish: both partners + drawn card must be played + answer drawn: allowed + "
        "call false: draw 2",
        "jump then resume + answer Q with Q: passes on",
    }
)
"""The fewest forms that part them, of those that the tests try by default."""
