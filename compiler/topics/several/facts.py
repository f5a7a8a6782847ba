"""Work out what questions, checks and sentences ask about laying several cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_

from ...cards.cards import CardSet, card_set, kinds_in
from ...cards.relations import Relation
from ...questions.fact import fact
from ...questions.facts_on_cards import remembered
from ...questions.triggers import some
from ..counters.facts import draws_by_the_counter
from ..debts.facts import draw_debt_cards, replies_ever
from ..effects.facts import (
    adding_cards,
    cards_with_effects,
    drawing_effects,
    draws_for_a_cover,
    effects_ever,
    naming_cards,
    reverse_cards,
    skip_cards,
)
from ..effects.model import DEBTORS, Adds, Draws
from ..matching.facts import cards_counting_as_below
from ..rules import Rules
from ..stock.facts import stock_refills


def lays_several(rules: Rules) -> bool:
    """Return whether some card may be laid together with others."""
    return rules.several.together is not None or adding_cards(rules) != 0


@fact("Cards that may be laid with others in one turn.")
@remembered
def cards_added_to_others(rules: Rules) -> CardSet:
    several = rules.several.together
    if several is None:
        return 0
    return several.cards.ever & (rules.deck.every_card if several.of is None else several.of)


@fact("More than one card may be laid in a turn, one on the other.")
def several_may_be_laid(rules: Rules) -> bool:
    return rules.several.together is not None


@fact("Some card that may be laid with others does something.")
def several_with_effects(rules: Rules) -> bool:
    return cards_added_to_others(rules) & cards_with_effects(rules) != 0


@fact("Some card that may be laid with others names a suit.")
def several_wild(rules: Rules) -> bool:
    return cards_added_to_others(rules) & naming_cards(rules) != 0


@fact("Some card that may be laid with others costs somebody a turn.")
def several_skips(rules: Rules) -> bool:
    return cards_added_to_others(rules) & skip_cards(rules) != 0


@fact("Some card that may be laid with others turns the order of play round.")
def several_reverses(rules: Rules) -> bool:
    return cards_added_to_others(rules) & reverse_cards(rules) != 0


@fact("Cards may be laid together that differ in more than their copy.")
def top_could_be_chosen(rules: Rules) -> bool:
    several = rules.several.together
    return several is not None and any(on & ~(1 << kind) for kind, on in enumerate(several.cards.on))


@fact("More than one card can leave a hand in one turn.")
def several_laid_somehow(rules: Rules) -> bool:
    return several_may_be_laid(rules) or some(adding_cards)(rules)


def cards_in_one_turn(rules: Rules) -> tuple[CardSet, ...]:
    """Return for each card those that can be laid in one turn with it, before it or after it, itself included."""
    return rules.once(cards_in_one_turn, _in_one_turn)


def _in_one_turn(rules: Rules) -> tuple[CardSet, ...]:
    several = rules.several.together
    kinds = range(rules.deck.kind_count)
    if several is None:
        return tuple(1 << kind for kind in kinds)
    among = rules.deck.every_card if several.of is None else several.of
    below = cards_counting_as_below(rules)  # what is laid on one of these follows whatever lies under it
    follows = [several.cards.ever if below >> kind & 1 else several.cards.on[kind] for kind in kinds]
    after = [1 << kind | (follows[kind] & among if among >> kind & 1 else 0) for kind in kinds]
    for through in kinds:  # whoever may be laid on what may be laid on a card
        for kind in kinds:
            if after[kind] >> through & 1:
                after[kind] |= after[through]
    return tuple(cards | card_set(kind for kind in kinds if after[kind] >> one & 1) for one, cards in enumerate(after))


def laid_with(rules: Rules, cards: CardSet) -> CardSet:
    """Return the cards that can be laid in one turn with one of some cards, these included."""
    together = cards_in_one_turn(rules)
    return reduce(or_, (together[kind] for kind in kinds_in(cards)), 0)


def laid_after(rules: Rules, cards: CardSet) -> CardSet:
    """Return the cards that may lie on top in the end where one of some cards was laid first, these included."""
    return laid_with(rules, cards) | added_to(rules, cards)


def added_to(rules: Rules, cards: CardSet) -> CardSet:
    """Return the cards that may be added to some cards in a row."""
    added = (one for kind in kinds_in(cards) for one in effects_ever(rules, kind) if isinstance(one, Adds))
    return reduce(or_, (one.cards.ever for one in added), 0)


def answers_draw_for_others(rules: Rules, laid: Callable[[Rules, CardSet], CardSet]) -> bool:
    """Return whether what is left owed by an answer, and a card laid on it, can make different players draw."""
    for reply in (reply for kind in kinds_in(draw_debt_cards(rules)) for reply in replies_ever(rules)[kind]):
        effects = (one for kind in kinds_in(laid(rules, reply.cards)) for one in effects_ever(rules, kind))
        hit = {one.target for one in effects if isinstance(one, Draws) and one.target in DEBTORS}
        if reply.mode not in ("cancels", "replaces") and (hit - {"next"} or (hit and reply.mode == "sends back")):
            return True
    return False


def cards_laid_together(rules: Rules) -> tuple[Relation, CardSet, int] | None:
    """Return which card may follow which in one turn, among which, and how many there must be; None: one is laid."""
    several = rules.several.together
    if several is None:
        return None
    return several.cards, rules.deck.every_card if several.of is None else several.of, several.least or 2


def stock_refills_while_acting(rules: Rules) -> bool:
    """Return whether a new stock may have to be made while cards laid in one turn act."""
    penalties = (*(call.penalty for call in rules.calls.calls), rules.calls.doubt)
    draws_meanwhile = (
        drawing_effects(rules)
        or draws_for_a_cover(rules)
        or any(penalty.cards for penalty in penalties)
        or draws_by_the_counter(rules)  # a new hand is drawn before the last cards, laid together, act
    )
    return stock_refills(rules) and (draws_meanwhile or rules.stock.refills == "at once")
