"""Put the effects of a card into the order in which they happen, however they are written."""

from __future__ import annotations

from collections.abc import Iterable

from .model import (
    DEBTORS,
    Adds,
    Copies,
    Covers,
    Demands,
    Draws,
    DrawsUntil,
    Effect,
    EndsHand,
    MustPlay,
    Names,
    NamesForThis,
    OpensRound,
    PlaysAgain,
    Reverses,
    ShowsHand,
    Skips,
    Waits,
)

HANDS = (ShowsHand,)
"""What happens between hands, with all that moves cards: among the neighbours that were there before the card."""
ORDER: tuple[tuple[type, ...], ...] = (
    (Names, NamesForThis),
    (Adds,),
    HANDS,
    (Reverses,),
    (Draws, DrawsUntil, Waits, MustPlay, Demands),
    (Skips,),  # after the draws: whoever is next draws, and is passed over
    (Covers, OpensRound, PlaysAgain, EndsHand),
    (Copies,),  # what the card below does takes the place of what would follow
)
"""The kinds of effects, in groups, as they happen: what the player decides of the card, what moves between hands, the
direction, what others get, and what the player does next. Within a group they happen as they are written."""


def in_order(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Return effects in the order in which they happen; draws that nobody owes come before those that somebody does."""
    return tuple(sorted(effects, key=_place))


def _place(effect: Effect) -> tuple[int, bool]:
    found = (place for place, kinds in enumerate(ORDER) if isinstance(effect, kinds))
    place = ORDER.index(HANDS) if effect.moves_cards else next(found)
    at_once = isinstance(effect, DrawsUntil) or (isinstance(effect, Draws) and effect.target not in DEBTORS)
    return place, not at_once
