"""Tell effects as clauses without their card, and what a player does who does not lay what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...cards.cards import Deck
from ...telling.cards_in_words import name_cards
from ...telling.phrase import Listed, Phrase, phrase, slug
from ...telling.relations_in_words import related_words
from ..wild.naming_words import naming_phrase
from .model import (
    Copies,
    Draws,
    EndsHand,
    Fallback,
    Gives,
    Lasting,
    Names,
    NamesForThis,
    Naming,
    PassesCards,
    PlaysAgain,
    RotatesHands,
    ShowsHand,
    Skips,
    SwapsCards,
    SwapsHands,
    TakesCards,
    Waits,
)
from .told_effects import (
    DiscardsCards,
    DrawsAtOnce,
    DrawsCardsUntil,
    MakesDebt,
    MayAdd,
    MayOpenRound,
    OwesCard,
    OwesCover,
    OwesNamedRank,
    SkipsWhom,
    ToldEffect,
    TurnsDirection,
)


def effect_phrases(deck: Deck, effects: Sequence[ToldEffect]) -> Listed:
    """Return some effects one after the other."""
    return Listed(tuple(_effect(deck, effect) for effect in effects), join="then")


def _effect(deck: Deck, effect: ToldEffect) -> Phrase:
    """Return one effect."""
    match effect:
        case Draws():
            return phrase(f"draws-{effect.target}-{slug(effect.then)}", amount=_amount(effect.cards))
        case MakesDebt():
            return phrase(f"draws-{effect.target}", amount=_amount(effect.cards))
        case DrawsAtOnce():
            each = "" if effect.target == "you" else "each-"
            return phrase(f"draws-{effect.target}", amount=_amount(effect.cards, each))
        case DrawsCardsUntil():
            each = "each-" if effect.target in ("others", "everyone") else ""
            until = phrase(f"amount-{each}until", which=related_words(deck, effect.cards), most=effect.most or 0)
            return phrase(f"draws-{effect.target}", amount=until)
        case Waits():
            return phrase(f"waits-{effect.target}", turns=effect.turns)
        case Skips():
            return phrase(f"skips-{effect.target}", seats=effect.seats)
        case SkipsWhom():
            return phrase(f"skips-{effect.target}")
        case TurnsDirection():
            return phrase("reverses" if effect.does == "turns" else f"reverses-two-{effect.does}")
        case PlaysAgain():
            return phrase("plays-again-or-not" if effect.optional else "plays-again")
        case Names():
            choice = "may" if effect.naming.optional else "must"
            return phrase("names", choice=choice, what=naming_phrase(effect.naming))
        case NamesForThis():
            return phrase("names-for-this", what=naming_phrase(Naming(what=effect.what)))
        case OwesCover() | OwesCard() | OwesNamedRank() | MayOpenRound():
            return _duty(deck, effect)
        case MayAdd():
            return phrase("adds", cards=related_words(deck, effect.cards))
        case Copies():
            return phrase("copies")
        case SwapsHands():
            return phrase(f"swaps-hands-{effect.target}")
        case RotatesHands():
            return phrase("rotates-hands-left" if effect.left else "rotates-hands")
        case Gives():
            return phrase(f"gives-{effect.target}", cards=effect.cards)
        case TakesCards():
            how = "unseen-" if effect.picked == "unseen" else ""
            return phrase(f"takes-{how}{effect.target}", cards=effect.cards)
        case SwapsCards():
            return phrase(f"swaps-cards-{effect.target}", cards=effect.cards)
        case PassesCards():
            return phrase("passes-cards-left" if effect.left else "passes-cards", cards=effect.cards)
        case DiscardsCards():
            return phrase(f"discards-{effect.target}", amount=_discarded(deck, effect))
        case ShowsHand():
            return phrase(f"shows-hand-{effect.target}")
        case EndsHand():
            if effect.at_most is None:
                return phrase("ends-hand")
            return phrase("ends-hand-at-most", points=effect.at_most)
        case _ as never:
            assert_never(never)


def _amount(cards: int | None, each: str = "") -> Phrase:
    """Tell how many cards somebody draws, or each of several players."""
    return phrase(f"amount-{each}face") if cards is None else phrase(f"amount-{each}cards", cards=cards)


def _discarded(deck: Deck, effect: DiscardsCards) -> Phrase:
    """Tell how many cards somebody discards, and which."""
    if effect.of is None:
        return phrase("amount-cards", cards=effect.cards or 0)
    which = related_words(deck, effect.of)
    if effect.cards is None:
        return phrase("discarded-all", which=which)
    return phrase("discarded-such", cards=effect.cards, which=which)


def _duty(deck: Deck, effect: OwesCover | OwesCard | OwesNamedRank | MayOpenRound) -> Phrase:
    """Tell that somebody has to lay something, or else."""
    match effect:
        case OwesCover():
            asked = related_words(deck, effect.cards)
            if effect.otherwise.kind == "not allowed":
                return phrase("covers-or-not", cards=asked)
            return phrase("covers", cards=asked, otherwise=fallback_phrase(effect.otherwise, "you"))
        case OwesCard():
            named = Listed((phrase("related-card-named"),))
            asked = named if effect.cards == "as named" else related_words(deck, effect.cards)
            otherwise = fallback_phrase(effect.otherwise, "they")
            return _lasting(phrase(f"must-play-{effect.target}", cards=asked, otherwise=otherwise), effect.lasting)
        case MayOpenRound():
            asked = related_words(deck, effect.cards)
            return phrase("opens-round", cards=asked, otherwise=fallback_phrase(effect.otherwise, "they"))
        case OwesNamedRank():
            ranks = name_cards(deck, effect.ranks)
            if effect.otherwise is None:
                return _demand(phrase("demands", cards=ranks), effect.lasting)
            otherwise = fallback_phrase(effect.otherwise, "they")
            return _demand(phrase("demands-or-else", cards=ranks, otherwise=otherwise), effect.lasting)


def _demand(duty: Phrase, lasting: Lasting) -> Phrase:
    """Tell how long a named rank is asked for: even once is until somebody lays one."""
    return phrase("lasting-until-laid", duty=duty) if lasting == "once" else _lasting(duty, lasting)


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
