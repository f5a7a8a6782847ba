"""Tell which cards may not be laid in a first turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.claim import related
from ...telling.facts import Told
from ...telling.teller import Teller
from .claims import NotInFirstTurn, NotOnTopInFirstTurn
from .model import MATCH_FIRST_TURN_LIMITS


def bans_in_first_turn(teller: Teller) -> Iterator[Told]:
    """Tell which cards may not be laid in a player's first turn."""
    forbidden = teller.rules.matching.forbidden_first
    if forbidden is None:
        return
    claim: NotInFirstTurn | NotOnTopInFirstTurn = NotInFirstTurn(forbidden.ever)
    if not forbidden.is_fixed:
        claim = NotOnTopInFirstTurn(related(forbidden, teller.rules.deck.every_card))
    yield teller.told("turn.forbidden-first", claim, by=(MATCH_FIRST_TURN_LIMITS,), cards=forbidden.ever)
