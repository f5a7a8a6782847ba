"""The cards that questions are about: the wild cards, the draw cards, the cards that were refused as starters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TypeVar

from ...cards.cards import CardSet
from ...questions.fact import fact
from ...rules.key import Key
from ..effects.model import (
    DEBTORS,
    Copies,
    Covers,
    Demands,
    Draws,
    Effect,
    MustPlay,
    Names,
    OpensRound,
    PlaysAgain,
    Reverses,
    Skips,
    Waits,
)
from ..finish.model import OUT_LAST_CARD
from ..rules import Rules
from ..starter.model import REFUSALS, STARTER_TREATMENT

Value = TypeVar("Value")

_ACTS_AS_LAST = ("acts", "acts and may come back")
_ENDS_THE_HAND = ("wins", *_ACTS_AS_LAST)


def remembered(cards: Callable[[Rules], CardSet]) -> Callable[[Rules], CardSet]:
    """Work a set out once for all tables that are alike in what it looks at."""

    @wraps(cards)
    def look_up(rules: Rules) -> CardSet:
        return rules.once(cards, cards)

    return look_up


def _where(rules: Rules, values: Sequence[Value], test: Callable[[Value], bool]) -> CardSet:
    """The kinds whose value passes a test; most kinds share a value, so each one is tested once."""
    cards = 0
    for value, kinds in rules.once(("groups", id(values)), lambda _rules: _groups(values)):
        if test(value):
            cards |= kinds
    return cards


def _groups(values: Sequence[Value]) -> list[tuple[Value, CardSet]]:
    """Every value with the kinds that share it."""
    found: dict[int, CardSet] = {}
    some: dict[int, Value] = {}
    for kind, value in enumerate(values):
        number = id(value)
        found[number] = found.get(number, 0) | 1 << kind
        some[number] = value
    return [(some[number], kinds) for number, kinds in found.items()]


def with_effect(rules: Rules, test: Callable[[Effect], bool]) -> CardSet:
    """The cards of which one effect passes a test."""
    return _where(rules, rules.effects.of_card, lambda effects: any(map(test, effects)))


# ---- wild cards


@fact("Wild cards: they may be laid on everything.")
@remembered
def wild_cards(rules: Rules) -> CardSet:
    return _where(rules, rules.fits.wild, lambda wild: wild is not None)


@fact("Wild cards whose player names a suit.")
@remembered
def naming_wilds(rules: Rules) -> CardSet:
    return _where(rules, rules.fits.wild, lambda wild: wild is not None and wild.naming is not None)


@fact("Wild cards that also make the next player draw.")
@remembered
def wild_draw_cards(rules: Rules) -> CardSet:
    return wild_cards(rules) & draw_debt_cards(rules)


# ---- cards with effects


@fact("Cards that make somebody owe draws.")
@remembered
def draw_debt_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Draws) and effect.target in DEBTORS)


@fact("Cards that make somebody draw at once, without a debt.")
@remembered
def several_draw_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Draws) and effect.target not in DEBTORS)


@fact("Cards for which several players draw.")
@remembered
def all_draw_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Draws) and effect.target in ("others", "everyone"))


@fact("Cards for which somebody loses a turn.")
@remembered
def skip_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Skips | Waits))


@fact("Cards that skip the next seats or make somebody owe turns: the skips that could be answered.")
@remembered
def skip_debt_cards(rules: Rules) -> CardSet:
    return with_effect(
        rules, lambda effect: isinstance(effect, Waits) or (isinstance(effect, Skips) and effect.target == "next")
    )


@fact("Cards that ask for another card, and for more than one drawn card where it is not laid.")
@remembered
def cards_with_drawn_fallback(rules: Rules) -> CardSet:
    return with_effect(rules, _may_cost_several_cards)


def _may_cost_several_cards(effect: Effect) -> bool:
    fallback = effect.otherwise if isinstance(effect, Covers | MustPlay | Demands | OpensRound) else None
    if fallback is None or fallback.kind != "draw":
        return False
    amount = fallback.amount
    return amount is None or (amount.mode == "exactly" and (amount.cards or 0) > 1)


@fact("Cards that make something owed: draws or a skip.")
@remembered
def owing_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) | skip_debt_cards(rules)


@fact("Cards that turn the order of play round.")
@remembered
def reverse_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Reverses))


@fact("Cards after which the same player goes on.")
@remembered
def again_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, PlaysAgain))


@fact("Cards whose player names a suit, wild or not.")
@remembered
def naming_cards(rules: Rules) -> CardSet:
    return naming_wilds(rules) | with_effect(rules, lambda effect: isinstance(effect, Names))


@fact("Cards that do something when they are played.")
@remembered
def cards_with_effects(rules: Rules) -> CardSet:
    return _where(rules, rules.effects.of_card, bool)


@fact("Cards that do more than one thing, the naming of a wild card included.")
@remembered
def cards_with_several_effects(rules: Rules) -> CardSet:
    named = naming_wilds(rules) & cards_with_effects(rules)
    return named | _where(rules, rules.effects.of_card, lambda effects: len(effects) > 1)


@fact("Cards with a role: wild ones and those with an effect.")
@remembered
def special_cards(rules: Rules) -> CardSet:
    return wild_cards(rules) | cards_with_effects(rules)


# ---- debts that can be answered


@fact("Draw cards that some card answers.")
@remembered
def answered_draw_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & _where(rules, rules.obligations.replies, bool)


@fact("Skips that some card answers.")
@remembered
def answered_skip_cards(rules: Rules) -> CardSet:
    return skip_debt_cards(rules) & _where(rules, rules.obligations.replies, bool)


def cards_answered(rules: Rules, *modes: str) -> CardSet:
    """Cards to which there is a reply of one of the given modes."""
    return _where(rules, rules.obligations.replies, lambda replies: any(reply.mode in modes for reply in replies))


@fact("Draw cards whose debt some card cancels.")
@remembered
def cancelled_draw_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & cards_answered(rules, "cancels")


@fact("Draw cards whose debt some card passes on unchanged or sends back.")
@remembered
def redirected_draw_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & cards_answered(rules, "passes on", "sends back")


# ---- starters by role: the roles are kept apart so that no card has two different defaults


def _if_turned(cards: Callable[[Rules], CardSet]) -> Callable[[Rules], CardSet]:
    """No card at all where the first player leads any card, so that there is no starter."""

    @wraps(cards)
    def turned(rules: Rules) -> CardSet:
        return 0 if rules.starter.comes_from == "nowhere" else cards(rules)

    return turned


@fact("Wild cards that make the next player owe draws.")
@_if_turned
@remembered
def wild_draw_starters(rules: Rules) -> CardSet:
    return wild_draw_cards(rules)


@fact("Wild cards whose player names a suit, and for which nobody draws.")
@_if_turned
@remembered
def naming_starters(rules: Rules) -> CardSet:
    return naming_wilds(rules) & ~wild_draw_cards(rules)


@fact("Cards that make the next player owe draws, and which are not wild.")
@_if_turned
@remembered
def draw_starters(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & ~_wild_starters(rules)


@fact("Cards for which seats are passed over, and which are not wild.")
@_if_turned
@remembered
def skip_starters(rules: Rules) -> CardSet:
    return skip_cards(rules) & ~_wild_starters(rules)


@fact("Cards that turn the order of play round, and which are not wild.")
@_if_turned
@remembered
def reverse_starters(rules: Rules) -> CardSet:
    return reverse_cards(rules) & ~_wild_starters(rules)


@fact("Cards after which the same player goes on, and which do nothing else to the order or to a hand.")
@_if_turned
@remembered
def again_starters(rules: Rules) -> CardSet:
    return again_cards(rules) & ~_wild_starters(rules) & ~_acting_starters(rules)


@fact("Cards for which several players draw, and which do nothing else to the order or to a hand.")
@_if_turned
@remembered
def all_draw_starters(rules: Rules) -> CardSet:
    return all_draw_cards(rules) & ~_wild_starters(rules) & ~_acting_starters(rules)


@fact("Cards whose player demands a rank, and which do nothing to the order or to a hand.")
@_if_turned
@remembered
def demand_starters(rules: Rules) -> CardSet:
    demands = with_effect(rules, lambda effect: isinstance(effect, Demands))
    return demands & ~_wild_starters(rules) & ~_acting_starters(rules) & ~again_cards(rules) & ~all_draw_cards(rules)


@fact("Cards that do what the card under them does; under a starter there is none.")
@_if_turned
@remembered
def copy_starters(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Copies)) & ~_wild_starters(rules)


@remembered
def _wild_starters(rules: Rules) -> CardSet:
    return naming_wilds(rules) | wild_draw_cards(rules)


@remembered
def _acting_starters(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) | skip_cards(rules) | reverse_cards(rules)


@fact("Cards about which a starter rule has to say something: those with a role, and those a statement names.")
@_if_turned
@remembered
def special_starters(rules: Rules) -> CardSet:
    return special_cards(rules) | cards_named(rules, STARTER_TREATMENT)


@fact("Cards that are put away if they are turned up as starter.")
@_if_turned
@remembered
def refused_starters(rules: Rules) -> CardSet:
    return _where(rules, rules.starter.of_card, lambda treatment: treatment.kind in REFUSALS)


@fact("Draw cards that hit the first player if they are turned up as starter.")
@_if_turned
@remembered
def acting_draw_starters(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & _where(rules, rules.starter.of_card, lambda treatment: treatment.kind == "acts")


# ---- last cards


@fact("Cards about which a rule of going out has to say something: those with a role, and those a statement names.")
@remembered
def special_last_cards(rules: Rules) -> CardSet:
    return special_cards(rules) | cards_named(rules, OUT_LAST_CARD)


@fact("Cards whose effect would still change something if they were the last card of a hand.")
@remembered
def action_cards_that_matter_last(rules: Rules) -> CardSet:
    drawing = draw_debt_cards(rules) | several_draw_cards(rules)
    covering = with_effect(rules, lambda effect: isinstance(effect, Covers))
    if rules.finish.then == "play on":
        asking = with_effect(rules, lambda effect: isinstance(effect, MustPlay | Demands))
        return drawing | covering | asking | skip_cards(rules) | reverse_cards(rules)
    return drawing | covering


@fact("Draw cards whose debt is still served if they are the last card of a hand.")
@remembered
def draw_cards_that_act_last(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & _where(rules, rules.finish.last_card, lambda last: last.kind in _ACTS_AS_LAST)


@fact("Draw cards whose debt is served after the last card, and which some card answers.")
@remembered
def answered_draw_cards_that_act_last(rules: Rules) -> CardSet:
    return answered_draw_cards(rules) & draw_cards_that_act_last(rules)


@fact("Cards that do not end the hand in the ordinary way if they are the last one.")
@remembered
def banned_last_cards(rules: Rules) -> CardSet:
    return _where(rules, rules.finish.last_card, lambda last: last.kind not in _ENDS_THE_HAND)


# ---- what was said


def cards_named(rules: Rules, question: Key) -> CardSet:
    """The cards for which the author answered a question that is asked card by card."""
    named = 0
    for answer in rules.answers_to(question):
        if not answer.is_default:
            named |= rules.deck.every_card if answer.cards is None else answer.cards
    return named
