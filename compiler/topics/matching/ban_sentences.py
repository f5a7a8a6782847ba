"""Tell which cards may not be laid in a first turn, or under a condition."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet
from ...telling.claim import Claim, related
from ...telling.facts import Told
from ...telling.teller import Teller
from ..conditions.model import Condition, Holds, HoldsPoints
from ..conditions.sentences import told_under
from .claims import LaidIsNotHeld, NotInFirstTurn, NotOnTopInFirstTurn, NotWhile
from .model import MATCH_FIRST_TURN_LIMITS, MATCH_FORBIDDEN_WHILE


def bans_in_first_turn(teller: Teller) -> Iterator[Told]:
    """Tell which cards may not be laid in a player's first turn."""
    forbidden = teller.rules.matching.forbidden_first
    if forbidden is None:
        return
    claim: NotInFirstTurn | NotOnTopInFirstTurn = NotInFirstTurn(forbidden.ever)
    if not forbidden.is_fixed:
        claim = NotOnTopInFirstTurn(related(forbidden, teller.rules.deck.every_card))
    yield teller.told("turn.forbidden-first", claim, by=(MATCH_FIRST_TURN_LIMITS,), cards=forbidden.ever)


def bans_under_conditions(teller: Teller) -> Iterator[Told]:
    """Tell under which conditions cards may not be laid."""
    forbidden: dict[Condition, CardSet] = {}
    for kind, conditions in enumerate(teller.rules.matching.forbidden_while):
        for condition in conditions:
            forbidden[condition] = forbidden.get(condition, 0) | 1 << kind
    for number, (condition, cards) in enumerate(forbidden.items()):
        claims: list[Claim] = [NotWhile(cards, condition)]
        if isinstance(condition, HoldsPoints) or (isinstance(condition, Holds) and condition.cards & cards):
            claims.append(LaidIsNotHeld())
        slot = f"turn.forbidden-while {number}"
        yield from told_under(teller, slot, *claims, by=MATCH_FORBIDDEN_WHILE, condition=condition, cards=cards)
