"""Tell what players may do when it is not their turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.phrase import phrase, slug
from ...telling.relations_in_words import relation_words
from ...telling.teller import Teller
from .model import TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_THEN


def tell_jump(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be thrown in out of turn."""
    rules = teller.rules
    jump = rules.out_of_turn.jump
    if jump is None:
        yield teller.told("jump.with", phrase("jump-none"), by=(TURN_JUMP_IN,), quiet=True)
        return
    answer = relation_words(rules.deck, jump.cards, rules.deck.every_card)
    yield teller.told("jump.with", phrase("jump", answer=answer), by=(TURN_JUMP_IN,))
    yield teller.told("jump.then", phrase(f"jump-then-{slug(jump.then)}"), by=(TURN_JUMP_THEN,))
    yield teller.told("jump.effect", phrase(f"jump-effect-{slug(jump.effect)}"), by=(TURN_JUMP_EFFECT,))
