"""Put actions into the words of worked examples."""

from __future__ import annotations

from collections.abc import Callable

from crazy8.runtime.records import codes
from crazy8.runtime.records.actions import (
    CALL,
    CHALLENGE,
    CHOSEN_CARD,
    CLAIM,
    DEAL,
    DRAW,
    END,
    JUMP,
    KNOCK,
    NAME_RANK,
    NAME_SUIT,
    PASS,
    SEAT,
    TAKE,
)
from crazy8.runtime.records.limits import MOST_KINDS

from ..cards.cards import Deck

_PLAIN = {DRAW: "draws", CALL: "calls", CHALLENGE: "challenges", CLAIM: "claims", DEAL: "deals", KNOCK: "knocks"}
_ASKED = (codes.INTERRUPT, codes.OUT_OF_TURN)
"""The phases in which nobody is at turn; who does nothing then needs no line."""


def deed(action: int, phase: int, deck: Deck, name: Callable[[int], str], suit: Callable[[int], str]) -> str | None:
    """Return what a player does, as behind the name in a line of an example, or nothing if it needs no line.

    `phase` is that in which it is done; `name` and `suit` give the words for numbers of seats and of suits.
    """
    if action < MOST_KINDS:
        return f"plays {deck.name_of(action)}"
    if action == PASS:
        return None if phase in _ASKED else "stops" if phase == codes.MORE else "passes"
    if action == TAKE:
        return "takes top" if phase == codes.TURN else "takes"
    if SEAT <= action < NAME_SUIT:
        return f"{'catches' if phase == codes.INTERRUPT else 'picks'} {name(action - SEAT)}"
    if NAME_SUIT <= action < NAME_RANK:
        return f"names {suit(action - NAME_SUIT)}"
    if NAME_RANK <= action < CHOSEN_CARD:
        return f"names {deck.ranks[action - NAME_RANK].name}"
    if CHOSEN_CARD <= action < JUMP:
        return f"gives {deck.name_of(action - CHOSEN_CARD)}"
    if JUMP <= action < END:
        return f"jumps in with {deck.name_of(action - JUMP)}"
    if action == END:
        return "closes" if phase == codes.MORE else "claims"
    return _PLAIN[action]
