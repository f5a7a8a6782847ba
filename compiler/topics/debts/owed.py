"""Tell from their effects how many cards each card makes somebody owe, and with which cards a suit is named."""

from __future__ import annotations

from collections.abc import Iterable

from ...cards.cards import CardSet, Deck, kinds_in
from ...questions.placed import Placed
from ..effects.model import DEBTORS, Copies, Draws, Names, Naming
from ..wild.model import Wild


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


def cards_named(wild: Iterable[Placed], made: Iterable[Placed], at_times: bool) -> CardSet:
    """Return the cards with which a suit may be named: any, if some name at times, or if a card that names copies."""
    named, copies = -1 if at_times else 0, False
    for one in (*wild, *made):
        value = one.entry.value
        effects = value if isinstance(value, tuple) else ()
        namings: list[Naming | None] = [effect.naming for effect in effects if isinstance(effect, Names)]
        if isinstance(value, Wild):
            namings.append(value.naming)
        if any(map(_of_suit, namings)):
            named |= one.elements
        copies = copies or any(isinstance(effect, Copies) for effect in effects)
    return -1 if named and copies else named


def _of_suit(naming: Naming | None) -> bool:
    return naming is not None and naming.what != "rank"
