"""Work out what questions, checks and sentences ask about starters."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...questions.facts_on_cards import cards_named, remembered, with_value
from ...questions.triggers import some
from ..debts.facts import answered_draw_cards, draw_debt_cards
from ..effects.facts import special_cards, with_effect_always
from ..effects.model import DEBTORS, Copies, Demands, Draws, DrawsUntil, PlaysAgain, Reverses, Skips, Waits
from ..rules import Rules
from ..wild.facts import naming_wilds, wild_cards
from .model import REFUSALS, STARTER_TREATMENT


def _if_turned(cards: Callable[[Rules], CardSet]) -> Callable[[Rules], CardSet]:
    """Wrap a function so that it finds no card where the first player leads any card, for then there is no starter."""

    @wraps(cards)
    def turned(rules: Rules) -> CardSet:
        return 0 if rules.starter.comes_from == "nowhere" else cards(rules)

    return turned


# The role of a starter is what its card does without a condition: it lies on no card, and few conditions are met then.


@remembered
def _drawing(rules: Rules) -> CardSet:
    return with_effect_always(rules, lambda effect: isinstance(effect, Draws) and effect.target in DEBTORS)


@remembered
def _skipping(rules: Rules) -> CardSet:
    return with_effect_always(rules, lambda effect: isinstance(effect, Skips | Waits))


@remembered
def _reversing(rules: Rules) -> CardSet:
    return with_effect_always(rules, lambda effect: isinstance(effect, Reverses))


@remembered
def _going_on(rules: Rules) -> CardSet:
    return with_effect_always(rules, lambda effect: isinstance(effect, PlaysAgain))


@remembered
def _drawing_all(rules: Rules) -> CardSet:
    drawing = ("others", "everyone")
    return with_effect_always(rules, lambda effect: isinstance(effect, Draws | DrawsUntil) and effect.target in drawing)


@fact("Wild cards that make the next player owe draws.")
@_if_turned
@remembered
def wild_draw_starters(rules: Rules) -> CardSet:
    return wild_cards(rules) & _drawing(rules)


@fact("Wild cards whose player names a suit, and for which nobody draws.")
@_if_turned
@remembered
def naming_starters(rules: Rules) -> CardSet:
    return naming_wilds(rules) & ~(wild_cards(rules) & _drawing(rules))


@fact("Cards that make the next player owe draws, and which are not wild.")
@_if_turned
@remembered
def draw_starters(rules: Rules) -> CardSet:
    return _drawing(rules) & ~_wild_starters(rules)


@fact("Cards for which seats are passed over, and which are not wild.")
@_if_turned
@remembered
def skip_starters(rules: Rules) -> CardSet:
    return _skipping(rules) & ~_wild_starters(rules)


@fact("Cards that turn the order of play round, and which are not wild.")
@_if_turned
@remembered
def reverse_starters(rules: Rules) -> CardSet:
    return _reversing(rules) & ~_wild_starters(rules)


@fact("Cards after which the same player goes on, and which do nothing else to the order or to a hand.")
@_if_turned
@remembered
def again_starters(rules: Rules) -> CardSet:
    return _going_on(rules) & ~_wild_starters(rules) & ~_acting_starters(rules)


@fact("Cards for which several players draw, and which do nothing else to the order or to a hand.")
@_if_turned
@remembered
def all_draw_starters(rules: Rules) -> CardSet:
    return _drawing_all(rules) & ~_wild_starters(rules) & ~_acting_starters(rules)


@fact("Cards whose player demands a rank, and which do nothing to the order or to a hand.")
@_if_turned
@remembered
def demand_starters(rules: Rules) -> CardSet:
    demands = with_effect_always(rules, lambda effect: isinstance(effect, Demands))
    return demands & ~_wild_starters(rules) & ~_acting_starters(rules) & ~_going_on(rules) & ~_drawing_all(rules)


@fact("Cards that do what the card under them does; under a starter there is none.")
@_if_turned
@remembered
def copy_starters(rules: Rules) -> CardSet:
    return with_effect_always(rules, lambda effect: isinstance(effect, Copies)) & ~_wild_starters(rules)


@remembered
def _wild_starters(rules: Rules) -> CardSet:
    return naming_wilds(rules) | (wild_cards(rules) & _drawing(rules))


@remembered
def _acting_starters(rules: Rules) -> CardSet:
    return _drawing(rules) | _skipping(rules) | _reversing(rules)


@fact("Cards about which a starter rule has to say something: those with a role, and those a statement names.")
@_if_turned
@remembered
def special_starters(rules: Rules) -> CardSet:
    return special_cards(rules) | cards_named(rules, STARTER_TREATMENT)


@fact("Cards that are put away if they are turned up as starter.")
@_if_turned
@remembered
def refused_starters(rules: Rules) -> CardSet:
    return with_value(rules, rules.starter.of_card, lambda treatment: treatment.kind in REFUSALS)


@fact("Draw cards that hit the first player if they are turned up as starter.")
@_if_turned
@remembered
def acting_draw_starters(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & with_value(rules, rules.starter.of_card, lambda treatment: treatment.kind == "acts")


has_refused_starters = some(refused_starters)


@fact("For some starter the dealer names the suit.")
def dealer_names_starter(rules: Rules) -> bool:
    names = with_value(rules, rules.starter.of_card, lambda treatment: treatment.kind == "dealer names")
    return rules.starter.comes_from != "nowhere" and names != 0


@fact("A draw card turned up as starter hits the first player, and draw debts can be answered.")
def draw_starter_can_be_answered(rules: Rules) -> bool:
    return acting_draw_starters(rules) & answered_draw_cards(rules) != 0


@fact("The starter comes from the dealer's hand.")
def dealer_gives_starter(rules: Rules) -> bool:
    return rules.starter.comes_from == "dealer"


@fact("Whoever begins sits next to the dealer in the direction of play.")
def first_player_follows_dealer(rules: Rules) -> bool:
    ways = (("left of dealer", "clockwise"), ("right of dealer", "anticlockwise"))
    beside = rules.seating.first_player in ("left of dealer", "right of dealer")
    return (rules.players == 2 and beside) or (rules.seating.first_player, rules.seating.direction) in ways
