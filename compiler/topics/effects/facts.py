"""Work out what questions, checks and sentences ask about the effects of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from ...cards.cards import CardSet
from ...questions.answer import Answer
from ...questions.fact import Fact, fact
from ...questions.facts_on_cards import remembered, with_value
from ...questions.one_by_one import each, whoever
from ...questions.triggers import some
from ..counters.model import DECK_CUTTER_EFFECT
from ..finish.model import OUT_KNOCK
from ..rules import Rules
from ..wild.facts import naming_wilds, wild_cards
from .model import (
    DEBTORS,
    PLAY_EFFECT,
    PLAY_ON,
    PLAY_WHILE,
    Adds,
    Copies,
    Covers,
    Demands,
    Draws,
    DrawsUntil,
    Effect,
    EndsHand,
    MustPlay,
    Names,
    OpensRound,
    PlaysAgain,
    Reverses,
    RotatesHands,
    ShowsHand,
    Skips,
    SwapsHands,
    UnderCondition,
    Waits,
)


def with_effect_always(rules: Rules, test: Callable[[Effect], bool]) -> CardSet:
    """Return the cards of which one effect passes a test, those under conditions aside."""
    return with_value(rules, rules.effects.of_card, lambda effects: any(map(test, effects)))


def with_effect(rules: Rules, test: Callable[[Effect], bool]) -> CardSet:
    """Return the cards of which one effect passes a test, be it only under a condition."""
    return with_effect_always(rules, test) | with_value(
        rules, rules.effects.under_conditions, lambda some: any(test(effect) for one in some for effect in one.effects)
    )


def effects_at_one_time(rules: Rules, kind: int) -> tuple[tuple[Effect, ...], ...]:
    """Return what a card does when it is laid, and what it does under each condition."""
    some = rules.effects.under_conditions
    return (rules.effects.of_card[kind], *(under.effects for under in (some[kind] if some else ())))


def effects_ever(rules: Rules, kind: int) -> tuple[Effect, ...]:
    """Return all that a card ever does."""
    return tuple(effect for effects in effects_at_one_time(rules, kind) for effect in effects)


def saying_what_cards_do(rules: Rules, cards: CardSet) -> Iterator[Answer]:
    """Yield the answers that say what some cards do, those under conditions last."""
    for question in (PLAY_EFFECT, DECK_CUTTER_EFFECT, PLAY_ON, PLAY_WHILE):
        for answer in whoever(rules.answers_to(question)):
            if ((answer.cards if answer.owed is None else answer.owed) or 0) & cards:
                yield answer


def each_saying(rules: Rules) -> Iterator[Answer]:
    """Yield the answers that say what cards do, for work that looks at each of them for itself."""
    for question in (PLAY_EFFECT, DECK_CUTTER_EFFECT, PLAY_ON, PLAY_WHILE):
        yield from each(rules.answers_to(question))


def effects_said(answer: Answer) -> tuple[Effect, ...]:
    """Return the effects of which an answer speaks."""
    value = answer.value.effects if isinstance(answer.value, UnderCondition) else answer.value
    return cast("tuple[Effect, ...]", value) if isinstance(value, tuple) else ()


@fact("Cards that do something else under a condition.")
@remembered
def conditional_cards(rules: Rules) -> CardSet:
    return with_value(rules, rules.effects.under_conditions, bool)


@fact("Cards for which several players draw.")
@remembered
def all_draw_cards(rules: Rules) -> CardSet:
    return with_effect(
        rules, lambda effect: isinstance(effect, Draws | DrawsUntil) and effect.target in ("others", "everyone")
    )


@fact("Cards for which somebody loses a turn.")
@remembered
def skip_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Skips | Waits))


@fact("Cards for which somebody misses turns later on, instead of being passed over at once.")
@remembered
def waiting_cards(rules: Rules) -> CardSet:
    return with_effect(
        rules, lambda effect: isinstance(effect, Waits) or (isinstance(effect, Skips) and effect.target == "chosen")
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


@fact("Cards that ask for another card, and for something else where it is not laid.")
@remembered
def cards_with_fallback(rules: Rules) -> CardSet:
    return with_effect(rules, _has_fallback)


def _has_fallback(effect: Effect) -> bool:
    return isinstance(effect, Demands) or (
        isinstance(effect, Covers | MustPlay | OpensRound) and effect.otherwise.kind != "not allowed"
    )


@fact("Cards that ask for another card, and for draws where it is not laid.")
@remembered
def cards_drawing_instead(rules: Rules) -> CardSet:
    return with_effect(rules, _draws_instead)


@fact("Cards that ask for another card, and for draws until it comes.")
@remembered
def cards_drawing_until_asked(rules: Rules) -> CardSet:
    return with_effect(rules, _draws_until)


def _draws_until(effect: Effect) -> bool:
    fallback = effect.otherwise if isinstance(effect, Covers | MustPlay | Demands | OpensRound) else None
    amount = None if fallback is None or fallback.kind != "draw" else fallback.amount
    return amount is not None and amount.mode == "until playable"


def _draws_instead(effect: Effect) -> bool:
    fallback = effect.otherwise if isinstance(effect, Covers | MustPlay | Demands | OpensRound) else None
    return fallback is not None and fallback.kind == "draw"


@fact("Cards that may be laid only if their player can cover them at once, so never as the last card.")
@remembered
def strict_covers(rules: Rules) -> CardSet:
    return with_effect(rules, covers_strictly)


def covers_strictly(effect: Effect) -> bool:
    """Return whether a card may be laid for an effect only if its player can cover it."""
    return isinstance(effect, Covers) and effect.otherwise.kind == "not allowed"


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


@fact("Cards that let something be named, or ask for a certain card; of several laid together only the last one does.")
@remembered
def asking_cards(rules: Rules) -> CardSet:
    return naming_cards(rules) | cards_asking_for_cards(rules)


@remembered
def cards_asking_for_cards(rules: Rules) -> CardSet:
    """Return the cards for which somebody has to lay a certain card: their own player, the next one, or all in turn."""
    return with_effect(rules, lambda effect: isinstance(effect, Covers | MustPlay | Demands | OpensRound))


@fact("Some cards make somebody draw as soon as they act.")
def drawing_effects(rules: Rules) -> bool:
    return with_effect(rules, draws_at_once) != 0


def draws_at_once(effect: Effect) -> bool:
    """Return whether somebody draws for it as soon as it happens, and owes nothing."""
    return isinstance(effect, DrawsUntil) or (isinstance(effect, Draws) and effect.target not in DEBTORS)


@fact("Some cards bring cards into hands as soon as they act.")
def enlarges_hands(rules: Rules) -> bool:
    moves = with_effect(rules, lambda effect: draws_at_once(effect) or effect.moves_cards)
    return moves != 0 or draws_for_a_cover(rules)


def draws_for_a_cover(rules: Rules) -> bool:
    """Return whether a player may have to draw because a card is not covered at once."""
    return with_effect(rules, lambda effect: isinstance(effect, Covers) and _draws_instead(effect)) != 0


@fact("Cards that do something when they are played.")
@remembered
def cards_with_effects(rules: Rules) -> CardSet:
    return with_effect(rules, lambda _effect: True)


@fact("Cards that do more than one thing, the naming of a wild card included.")
@remembered
def cards_with_several_effects(rules: Rules) -> CardSet:
    named = naming_wilds(rules) & cards_with_effects(rules)
    several = with_value(rules, rules.effects.of_card, lambda effects: len(effects) > 1)
    return (
        named
        | several
        | with_value(rules, rules.effects.under_conditions, lambda some: any(len(one.effects) > 1 for one in some))
    )


@fact("Cards with a role: wild ones and those with an effect.")
@remembered
def special_cards(rules: Rules) -> CardSet:
    return wild_cards(rules) | cards_with_effects(rules)


def cards_with(words: str, *kinds: type) -> Fact[CardSet]:
    """Return the cards that have an effect of one of these kinds; the words say which cards these are."""

    @remembered
    def cards(rules: Rules) -> CardSet:
        return with_effect(rules, lambda effect: isinstance(effect, kinds))

    return Fact(words, cards)


covering_cards = cards_with("Cards on which their own player owes another card.", Covers)
forcing_cards = cards_with("Cards after which somebody has to lay a certain card.", MustPlay)
demanding_cards = cards_with("Cards whose player names a rank that has to be laid.", Demands)
round_cards = cards_with("Cards with which a round of one rank may be opened.", OpensRound)
adding_cards = cards_with("Cards on which more cards may be laid in the same turn.", Adds)
copying_cards = cards_with("Cards that do what the card under them does.", Copies)
swapping_cards = cards_with("Cards for which hands are swapped.", SwapsHands)
rotating_cards = cards_with("Cards for which all hands move on.", RotatesHands)
showing_cards = cards_with("Cards for which a hand is shown.", ShowsHand)
ending_cards = cards_with("Cards with which the hand may be ended.", EndsHand)


@fact("A player may end the hand: with a card, be it in the suit of the cutter alone, or by a word.")
def hand_can_be_ended(rules: Rules) -> bool:
    in_suit = rules.effects.of_cutter_suit
    ending = with_value(rules, in_suit, lambda effects: any(isinstance(one, EndsHand) for one in effects or ()))
    by_card = ending_cards(rules) != 0 or ending != 0
    knocks = any(answer.value is not None for answer in rules.answers_to(OUT_KNOCK))  # hangs on less than `finish`
    return by_card or knocks


@fact("Cards that change how many cards others hold, without a draw.")
@remembered
def hand_moving_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: effect.moves_cards)


@fact("Cards that force a card again and again until somebody fails.")
@remembered
def lasting_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda one: isinstance(one, MustPlay | Demands) and one.lasting == "until somebody fails")


@fact("Cards whose demand holds for a whole round.")
@remembered
def round_demand_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda one: isinstance(one, Demands) and one.lasting == "for a round")


@fact("Cards with which a rank is named or demanded.")
@remembered
def rank_naming_cards(rules: Rules) -> CardSet:
    naming = with_effect(rules, lambda one: isinstance(one, Names) and "rank" in one.naming.what)
    wild = with_value(
        rules,
        rules.matching.wild,
        lambda wild: wild is not None and wild.naming is not None and "rank" in wild.naming.what,
    )
    return demanding_cards(rules) | naming | (wild & naming_wilds(rules))


has_naming_cards = some(naming_cards)


has_all_draws = some(all_draw_cards)


has_skips = some(skip_cards)


has_reverses = some(reverse_cards)


has_again_cards = some(again_cards)


has_special_cards = some(special_cards)


@fact("Some card is wild and does something besides.")
def has_wilds_with_effects(rules: Rules) -> bool:
    return wild_cards(rules) & cards_with_effects(rules) != 0
