"""Count how many cards each card makes somebody owe, from its effects."""

from __future__ import annotations

from collections.abc import Iterable

from ...cards.cards import Deck, kinds_in
from ...questions.placed import Placed
from ..effects.model import DEBTORS, Draws


def owed_cards(placed: Iterable[Placed], deck: Deck) -> tuple[int, ...]:
    """Return for each card of the deck how many cards somebody owes for it, 0 for none."""
    owed = [0] * deck.kind_count
    for one in placed:
        effects = one.entry.value
        draws = [effect for effect in effects if isinstance(effect, Draws)] if isinstance(effects, tuple) else []
        for effect in draws:
            for kind in kinds_in(one.elements) if effect.target in DEBTORS else ():
                owed[kind] += (deck.ranks[deck.rank_of(kind)].face or 0) if effect.cards is None else effect.cards
    return tuple(owed)
