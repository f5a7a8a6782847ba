"""Tell what players may do when it is not their turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.claim import related
from ...telling.facts import Told
from ...telling.teller import Teller
from .claims import AfterThrowingIn, EffectBelowThrownIn, NobodyThrowsIn, ThrowsIn, ThrowsInWhileOwing
from .facts import jumps_on_debts
from .model import TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_OWING, TURN_JUMP_THEN


def tell_jump(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be thrown in out of turn."""
    rules = teller.rules
    jump = rules.out_of_turn.jump
    if jump is None:
        yield teller.told("jump.with", NobodyThrowsIn(), by=(TURN_JUMP_IN,), quiet=True)
        return
    thrown_in = ThrowsIn(related(jump.cards, rules.deck.every_card))
    yield teller.told("jump.with", thrown_in, by=(TURN_JUMP_IN,))
    yield teller.told("jump.then", AfterThrowingIn(jump.then), by=(TURN_JUMP_THEN,))
    yield teller.told("jump.effect", EffectBelowThrownIn(jump.effect), by=(TURN_JUMP_EFFECT,))
    if jumps_on_debts(rules):
        yield teller.told("jump.owing", ThrowsInWhileOwing(jump.owing), by=(TURN_JUMP_OWING,))
