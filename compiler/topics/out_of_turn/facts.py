"""Work out what questions, checks and sentences ask about cards and claims out of turn."""

from __future__ import annotations

from ...cards.cards import CardSet, kinds_in
from ...cards.relations import Relation
from ...questions.fact import fact
from ...questions.triggers import any_of, some
from ..debts.facts import debt_cards
from ..effects.facts import cards_asking_for_cards, cards_with_effects, hand_moving_cards
from ..rules import Rules


@fact("A card may be thrown in out of turn.")
def cards_come_out_of_turn(rules: Rules) -> bool:
    return rules.out_of_turn.jump is not None


@fact("A card that may be thrown in does something.")
def jumps_with_effects(rules: Rules) -> bool:
    jump = rules.out_of_turn.jump
    return jump is not None and jump.cards.ever & cards_with_effects(rules) != 0


@fact("Some card that a card may be thrown in on makes somebody owe something.")
def jumps_on_debts(rules: Rules) -> bool:
    jump = rules.out_of_turn.jump
    return jump is not None and any(jump.cards.on[kind] for kind in kinds_in(debt_cards(rules)))


def two_cards_ask(rules: Rules) -> bool:
    """Return whether a card below one thrown in and that one can both ask for a card, which then would be added up."""
    jump, asking = rules.out_of_turn.jump, cards_asking_for_cards(rules)
    if jump is None or jump.effect != "adds" or jump.owing == "not":
        return False
    return any(jump.cards.on[kind] & asking for kind in kinds_in(asking))


@fact("A player may end the hand with a claim.")
def hands_are_claimed(rules: Rules) -> bool:
    return rules.out_of_turn.claim is not None


two_can_be_out_at_once = any_of(cards_come_out_of_turn, hands_are_claimed, some(hand_moving_cards))
"""Two players can be without cards at the same moment."""


def cards_thrown_in(rules: Rules) -> tuple[Relation, CardSet, int] | None:
    """Return which card may be thrown in on which, among which, and how many there are then; None: none may."""
    jump = rules.out_of_turn.jump
    return None if jump is None else (jump.cards, rules.deck.every_card, 2)
