"""The cards with the larger effects: those that ask for another card, add, copy, move hands or end the hand."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.cards import CardSet
from ..effects.model import (
    Adds,
    Copies,
    Covers,
    Demands,
    EndsHand,
    Gives,
    MustPlay,
    Names,
    OpensRound,
    RotatesHands,
    ShowsHand,
    SwapsHands,
)
from ..rules import Rules
from .card_sets import cards_named, naming_wilds, remembered, wild_draw_cards, with_effect


def _with(words: str, *kinds: type) -> Callable[[Rules], CardSet]:
    """What finds the cards that have an effect of one of these kinds; the words say which cards these are."""

    @remembered
    def cards(rules: Rules) -> CardSet:
        return with_effect(rules, lambda effect: isinstance(effect, kinds))

    cards.__doc__ = words
    return cards


covering_cards = _with("Cards on which their own player owes another card.", Covers)
forcing_cards = _with("Cards after which somebody has to lay a certain card.", MustPlay)
demanding_cards = _with("Cards whose player names a rank that has to be laid.", Demands)
round_cards = _with("Cards with which a round of one rank may be opened.", OpensRound)
adding_cards = _with("Cards on which more cards may be laid in the same turn.", Adds)
copying_cards = _with("Cards that do what the card under them does.", Copies)
swapping_cards = _with("Cards for which hands are swapped.", SwapsHands)
rotating_cards = _with("Cards for which all hands move on.", RotatesHands)
giving_cards = _with("Cards for which others get cards from the hand.", Gives)
showing_cards = _with("Cards for which a hand is shown.", ShowsHand)
ending_cards = _with("Cards with which the hand may be ended.", EndsHand)
hand_moving_cards = _with(
    "Cards that change how many cards others hold, without a draw.", SwapsHands, RotatesHands, Gives
)


@remembered
def lasting_cards(rules: Rules) -> CardSet:
    """Cards that force a card again and again until somebody fails."""
    return with_effect(rules, lambda one: isinstance(one, MustPlay | Demands) and one.lasting == "until failed")


@remembered
def round_demand_cards(rules: Rules) -> CardSet:
    """Cards whose demand holds for a whole round."""
    return with_effect(rules, lambda one: isinstance(one, Demands) and one.lasting == "for a round")


@remembered
def rank_naming_cards(rules: Rules) -> CardSet:
    """Cards with which a rank is named or demanded."""
    naming = with_effect(rules, lambda one: isinstance(one, Names) and "rank" in one.naming.what)
    wild = sum(
        1 << kind
        for kind, wild in enumerate(rules.fits.wild)
        if wild is not None and wild.naming is not None and "rank" in wild.naming.what
    )
    return demanding_cards(rules) | naming | (wild & naming_wilds(rules))


@remembered
def restricted_cards(rules: Rules) -> CardSet:
    """Cards that may be laid only if the rest of the hand allows it."""
    return sum(1 << kind for kind, held in enumerate(rules.fits.forbidden_holding) if held is not None)


@remembered
def cards_that_could_be_restricted(rules: Rules) -> CardSet:
    """Cards that are restricted, or so strong that some rulebooks restrict them."""
    return wild_draw_cards(rules) | restricted_cards(rules)


@remembered
def cards_that_could_be_challenged(rules: Rules) -> CardSet:
    """Cards that are restricted, or of which a challenge was said."""
    return restricted_cards(rules) | cards_named(rules, "wild.challenge")


@remembered
def cutter_cards(rules: Rules) -> CardSet:
    """Cards that do something else if they have the suit of the cutter."""
    return sum(1 << kind for kind, effects in enumerate(rules.effects.of_cutter_suit) if effects is not None)


@remembered
def cards_added_to_others(rules: Rules) -> CardSet:
    """Cards that may be laid with others in one turn."""
    several = rules.extra.several
    if several is None:
        return 0
    return several.cards.ever & (rules.deck.every_card if several.of is None else several.of)


@remembered
def bonus_cards(rules: Rules) -> CardSet:
    """Cards that change the scores if the hand ends with them."""
    return sum(1 << kind for kind, bonus in enumerate(rules.scoring.bonus) if bonus is not None)
