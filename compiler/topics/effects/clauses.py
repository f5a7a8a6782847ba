"""Tell effects as clauses without their card, and what a player does who does not lay what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...cards.cards import CardSet, kinds_in
from ...cards.relations import Relation
from ...telling.phrase import CardsName, Listed, Phrase, phrase, slug
from ...telling.relations_in_words import relation_words
from ...telling.teller import Teller
from ..wild.naming_words import naming_phrase
from .model import (
    DEBTORS,
    Adds,
    Copies,
    Covers,
    Demands,
    Draws,
    Effect,
    EndsHand,
    Fallback,
    Gives,
    Lasting,
    MustPlay,
    Names,
    OpensRound,
    PlaysAgain,
    Reverses,
    RotatesHands,
    ShowsHand,
    Skips,
    SwapsHands,
    Waits,
)
from .order import in_order


def effect_phrases(teller: Teller, effects: Sequence[Effect], cards: CardSet) -> Listed:
    """Return the effects of some cards in the order in which they happen; first whether the card may be laid at all."""
    ordered = sorted(in_order(effects), key=lambda effect: not _is_condition(effect))
    return Listed(tuple(_effect(teller, effect, cards) for effect in ordered), join="then")


def _is_condition(effect: Effect) -> bool:
    return isinstance(effect, Covers) and effect.otherwise.kind == "not allowed"


def _effect(teller: Teller, effect: Effect, cards: CardSet) -> Phrase:
    """Return one effect of some cards."""
    match effect:
        case Draws():
            return _draws(effect)
        case Waits():
            return phrase(f"waits-{effect.target}", turns=effect.turns)
        case Skips():
            return phrase(f"skips-{effect.target}", seats=effect.seats)
        case Reverses():
            rules = teller.rules
            return phrase(f"reverses-two-{rules.effects.reverse_with_two}" if rules.players == 2 else "reverses")
        case PlaysAgain():
            return phrase("plays-again-or-not" if effect.optional else "plays-again")
        case Names():
            choice = "may" if effect.naming.optional else "must"
            return phrase("names", choice=choice, what=naming_phrase(effect.naming))
        case Covers() | MustPlay() | Demands() | OpensRound():
            return _duty(teller, effect, cards)
        case Adds():
            return phrase("adds", cards=_related(teller, effect.cards, cards))
        case Copies():
            return phrase("copies")
        case SwapsHands():
            return phrase(f"swaps-hands-{effect.target}")
        case RotatesHands():
            return phrase("rotates-hands-left" if effect.left else "rotates-hands")
        case Gives():
            return phrase(f"gives-{effect.target}", cards=effect.cards)
        case ShowsHand():
            return phrase(f"shows-hand-{effect.target}")
        case EndsHand():
            if effect.at_most is None:
                return phrase("ends-hand")
            return phrase("ends-hand-at-most", points=effect.at_most)
        case _ as never:
            assert_never(never)


def _draws(effect: Draws) -> Phrase:
    """Tell that somebody draws."""
    after = f"-{slug(effect.then)}" if effect.target in DEBTORS else ""
    each = "each-" if effect.target in ("others", "everyone") else ""
    amount = phrase(f"amount-{each}face")
    if effect.cards is not None:
        amount = phrase(f"amount-{each}cards", cards=effect.cards)
    return phrase(f"draws-{effect.target}{after}", amount=amount)


def _duty(teller: Teller, effect: Covers | MustPlay | Demands | OpensRound, cards: CardSet) -> Phrase:
    """Tell that somebody has to lay something, or else."""
    match effect:
        case Covers():
            asked = _related(teller, effect.cards, cards)
            if effect.otherwise.kind == "not allowed":
                return phrase("covers-or-not", cards=asked)
            return phrase("covers", cards=asked, otherwise=fallback_phrase(effect.otherwise, "you"))
        case MustPlay():
            asked = _related(teller, effect.cards, cards)
            otherwise = fallback_phrase(effect.otherwise, "they")
            return _lasting(phrase(f"must-play-{effect.target}", cards=asked, otherwise=otherwise), effect.lasting)
        case OpensRound():
            asked = _related(teller, effect.cards, cards)
            return phrase("opens-round", cards=asked, otherwise=fallback_phrase(effect.otherwise, "they"))
        case Demands():
            ranks = _ranks(teller, effect.cards)
            if effect.otherwise is None:
                return _lasting(phrase("demands", cards=ranks), effect.lasting)
            otherwise = fallback_phrase(effect.otherwise, "they")
            return _lasting(phrase("demands-or-else", cards=ranks, otherwise=otherwise), effect.lasting)


def _ranks(teller: Teller, cards: CardSet) -> CardsName:
    """Return the ranks of some cards, whatever their suits."""
    deck = teller.rules.deck
    whole = 0
    for kind in kinds_in(cards):
        whole |= deck.of_rank(deck.rank_of(kind))
    return teller.named(whole)


def _lasting(duty: Phrase, lasting: Lasting) -> Phrase:
    """Tell for how long a duty holds, if it does not end with the next card."""
    return duty if lasting == "once" else phrase(f"lasting-{slug(lasting)}", duty=duty)


def fallback_phrase(fallback: Fallback, who: str) -> Phrase:
    """Tell what happens otherwise, to the player of the card (`you`) or to another one (`they`)."""
    if fallback.kind != "draw":
        return phrase(f"else-{slug(fallback.kind)}", who=who)
    if fallback.amount is None:
        return phrase("else-draw-face", who=who)
    return phrase(f"else-draw-{slug(fallback.amount.mode)}", who=who, cards=fallback.amount.cards or 0)


def _related(teller: Teller, relation: Relation, cards: CardSet) -> Listed:
    return relation_words(teller.rules.deck, relation, cards)
