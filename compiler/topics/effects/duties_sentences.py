"""Tell which cards are asked for one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...cards.cards import CardSet
from ...telling.claim import Claim, related
from ..rules import Rules
from .claims import AskedNext
from .model import Effect, MustPlay


def asked_next(rules: Rules, effects: Sequence[Effect], cards: CardSet) -> Iterator[Claim]:
    """Tell what those have to lay who follow, where that goes by the card on top."""
    for effect in effects:
        if isinstance(effect, MustPlay) and effect.lasting in ("for a round", "until somebody fails"):
            then = related(effect.cards, rules.deck.every_card)
            if len({asked for _, asked in then}) > 1:
                yield AskedNext(cards, then)
