"""Tell what players may do when it is not their turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.claim import Claim, related
from ...telling.facts import Told
from ...telling.teller import Teller
from ..effects.facts import round_cards
from .claims import (
    AfterThrowingIn,
    EffectBelowThrownIn,
    NobodyThrowsIn,
    NobodyThrowsInRounds,
    OnlyNewAsks,
    ThrowsIn,
    ThrowsInWhileOwing,
)
from .facts import jumps_on_debts, two_cards_ask
from .model import TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_OWING, TURN_JUMP_THEN


def tell_jump(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be thrown in out of turn."""
    rules = teller.rules
    jump = rules.out_of_turn.jump
    if jump is None:
        yield teller.told("jump.with", NobodyThrowsIn(), by=(TURN_JUMP_IN,), quiet=True)
        return
    thrown_in = ThrowsIn(related(jump.cards, rules.deck.every_card))
    when: list[Claim] = [thrown_in, *([NobodyThrowsInRounds()] if round_cards(rules) else [])]
    yield teller.told("jump.with", *when, by=(TURN_JUMP_IN,))
    yield teller.told("jump.then", AfterThrowingIn(jump.then), by=(TURN_JUMP_THEN,))
    effect: list[Claim] = [EffectBelowThrownIn(jump.effect), *([OnlyNewAsks()] if two_cards_ask(rules) else [])]
    yield teller.told("jump.effect", *effect, by=(TURN_JUMP_EFFECT,))
    if jumps_on_debts(rules):
        yield teller.told("jump.owing", ThrowsInWhileOwing(jump.owing), by=(TURN_JUMP_OWING,))
