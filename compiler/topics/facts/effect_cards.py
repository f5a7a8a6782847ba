"""The cards with the larger effects: those that ask for another card, add, copy, move hands or end the hand."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...questions.fact import Fact, fact
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
from ..wild.model import WILD_CHALLENGE
from .card_sets import cards_named, naming_wilds, remembered, wild_draw_cards, with_effect


def _with(words: str, *kinds: type) -> Fact[CardSet]:
    """The cards that have an effect of one of these kinds; the words say which cards these are."""

    @remembered
    def cards(rules: Rules) -> CardSet:
        return with_effect(rules, lambda effect: isinstance(effect, kinds))

    return Fact(words, cards)


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


@fact("Cards that force a card again and again until somebody fails.")
@remembered
def lasting_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda one: isinstance(one, MustPlay | Demands) and one.lasting == "until failed")


@fact("Cards whose demand holds for a whole round.")
@remembered
def round_demand_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda one: isinstance(one, Demands) and one.lasting == "for a round")


@fact("Cards with which a rank is named or demanded.")
@remembered
def rank_naming_cards(rules: Rules) -> CardSet:
    naming = with_effect(rules, lambda one: isinstance(one, Names) and "rank" in one.naming.what)
    wild = sum(
        1 << kind
        for kind, wild in enumerate(rules.fits.wild)
        if wild is not None and wild.naming is not None and "rank" in wild.naming.what
    )
    return demanding_cards(rules) | naming | (wild & naming_wilds(rules))


@fact("Cards that may be laid only if the rest of the hand allows it.")
@remembered
def restricted_cards(rules: Rules) -> CardSet:
    return sum(1 << kind for kind, held in enumerate(rules.fits.forbidden_holding) if held is not None)


@fact("Cards that are restricted, or so strong that some rulebooks restrict them.")
@remembered
def cards_that_could_be_restricted(rules: Rules) -> CardSet:
    return wild_draw_cards(rules) | restricted_cards(rules)


@fact("Cards that are restricted, or of which a challenge was said.")
@remembered
def cards_that_could_be_challenged(rules: Rules) -> CardSet:
    return restricted_cards(rules) | cards_named(rules, WILD_CHALLENGE)


@fact("Cards that do something else if they have the suit of the cutter.")
@remembered
def cutter_cards(rules: Rules) -> CardSet:
    return sum(1 << kind for kind, effects in enumerate(rules.effects.of_cutter_suit) if effects is not None)


@fact("Cards that may be laid with others in one turn.")
@remembered
def cards_added_to_others(rules: Rules) -> CardSet:
    several = rules.extra.several
    if several is None:
        return 0
    return several.cards.ever & (rules.deck.every_card if several.of is None else several.of)


@fact("Cards that change the scores if the hand ends with them.")
@remembered
def bonus_cards(rules: Rules) -> CardSet:
    return sum(1 << kind for kind, bonus in enumerate(rules.scoring.bonus) if bonus is not None)
