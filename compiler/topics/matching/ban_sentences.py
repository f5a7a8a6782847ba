"""Tell which cards may not be laid in a first turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.phrase import phrase
from ...telling.relations_in_words import relation_words
from ...telling.teller import Teller
from .model import MATCH_FIRST_TURN_LIMITS


def bans_in_first_turn(teller: Teller) -> Iterator[Told]:
    """Tell which cards may not be laid in a player's first turn."""
    forbidden = teller.rules.matching.forbidden_first
    if forbidden is None:
        return
    if forbidden.is_fixed:
        words = phrase("forbidden-first-turn", cards=teller.named(forbidden.ever))
    else:
        deck = teller.rules.deck
        words = phrase("forbidden-first-turn-on-top", answer=relation_words(deck, forbidden, deck.every_card))
    yield teller.told("turn.forbidden-first", words, by=(MATCH_FIRST_TURN_LIMITS,), cards=forbidden.ever)
