"""Turn the effects of a card into what a book tells of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards.cards import CardSet, Deck, kinds_in
from ...telling.claim import Related, related
from ..rules import Rules
from ..wild.facts import naming_counter_wilds, wilds_counting_as_named
from .facts import copying_cards, naming_cards
from .model import (
    Adds,
    Covers,
    Demands,
    Discards,
    Draws,
    DrawsUntil,
    Effect,
    Fallback,
    MustPlay,
    NamesForThis,
    OpensRound,
    Reverses,
    Skips,
)
from .order import in_order
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


def told_effects(
    rules: Rules, effects: Sequence[Effect], cards: CardSet, *, then_apart: bool = False
) -> tuple[ToldEffect, ...]:
    """Return the effects of some cards in the order in which they happen.

    What debtors may still do in that turn can be told apart. What goes with a card is told for those that act as the
    card below them too: what such a card asks for goes with the card itself.
    """
    naming = naming_cards(rules) | naming_counter_wilds(rules)
    names = cards & naming or any(isinstance(effect, NamesForThis) for effect in effects)
    # what is named takes the place of what is printed, so that any card may be the one that is compared with
    seen_from = rules.deck.every_card if names else cards | copying_cards(rules)
    as_named = cards != 0 and not cards & ~wilds_counting_as_named(rules)
    return tuple(
        _told(rules, effect, seen_from, then_apart=then_apart, as_named=as_named) for effect in in_order(effects)
    )


def _is_itself(asked: Related) -> bool:
    """Return whether each card asks for nothing but itself."""
    return all(cards == 1 << kind for kind, cards in asked)


def _told(rules: Rules, effect: Effect, seen_from: CardSet, *, then_apart: bool, as_named: bool) -> ToldEffect:
    match effect:
        case Draws(target="next" | "previous" | "chosen" as target, then="waits") if then_apart:
            return MakesDebt(target=target, cards=effect.cards)
        case Draws(target="others" | "everyone" | "you" as target):
            return DrawsAtOnce(target=target, cards=effect.cards)
        case Skips(target="others" | "chosen" as target):
            return SkipsWhom(target=target)
        case Reverses():
            return TurnsDirection(does=rules.effects.reverse_with_two if rules.players == 2 else "turns")
        case Covers():
            return OwesCover(cards=related(effect.cards, seen_from), otherwise=effect.otherwise)
        case MustPlay():
            asked = related(effect.cards, seen_from)
            return OwesCard(
                target=effect.target,
                cards="as named" if as_named and _is_itself(asked) else asked,
                otherwise=effect.otherwise,
                lasting=effect.lasting,
            )
        case Demands():
            ranks, otherwise = _whole_ranks(rules.deck, effect.cards), effect.otherwise
            if otherwise is None and rules.drawing.amount.mode == "nothing":
                otherwise = Fallback(kind="draw", amount=rules.drawing.amount)
            return OwesNamedRank(ranks=ranks, otherwise=otherwise, lasting=effect.lasting)
        case OpensRound():
            return MayOpenRound(cards=related(effect.cards, seen_from), otherwise=effect.otherwise)
        case Discards():
            of = None if effect.of is None else related(effect.of, seen_from)
            return DiscardsCards(target=effect.target, cards=effect.cards, of=of)
        case DrawsUntil():
            return DrawsCardsUntil(target=effect.target, cards=related(effect.cards, seen_from), most=effect.most)
        case Adds():
            return MayAdd(cards=related(effect.cards, seen_from))
        case _:
            return effect


def _whole_ranks(deck: Deck, cards: CardSet) -> CardSet:
    """Return the ranks of some cards, whatever their suits."""
    whole = 0
    for kind in kinds_in(cards):
        whole |= deck.of_rank(deck.rank_of(kind))
    return whole
