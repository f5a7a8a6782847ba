"""Say what a book tells of the effects of cards: as in the model, with relations and rules of the table worked in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from ...cards.cards import CardSet, Deck, kinds_in
from ...rules.limits import ByKind
from ...rules.model import CardCount, Topic
from ...telling.claim import Related, related
from ..rules import Rules
from .model import (
    Adds,
    Covers,
    Demands,
    Draws,
    Effect,
    Fallback,
    Lasting,
    MustPlay,
    OpensRound,
    PlainEffect,
    Reverses,
    Skips,
    Target,
)
from .order import in_order


class DrawsAtOnce(Topic):
    """Some players draw at once, and owe nothing."""

    kind: Literal["draws at once"] = "draws at once"
    target: Literal["others", "everyone", "you"]
    cards: CardCount | None
    """Each of them; `None`: as many as the number on the card."""


class SkipsWhom(Topic):
    """All others are skipped, or a player of choice."""

    kind: Literal["skips whom"] = "skips whom"
    target: Literal["others", "chosen"]


class TurnsDirection(Topic):
    """The direction of play turns round, or what that means for two players."""

    kind: Literal["turns direction"] = "turns direction"
    does: Literal["turns", "skips", "nothing"]


class OwesCover(Topic):
    """The player must at once lay another card on it, or else."""

    kind: Literal["owes cover"] = "owes cover"
    cards: Related
    otherwise: Fallback
    """`not allowed`: the card may be laid only if the other one can be."""


class OwesCard(Topic):
    """Somebody must lay one of some cards, or else."""

    kind: Literal["owes card"] = "owes card"
    target: Target
    cards: Related
    otherwise: Fallback
    lasting: Lasting


class OwesNamedRank(Topic):
    """The player names a rank, and the next player must lay a card of it."""

    kind: Literal["owes named rank"] = "owes named rank"
    ranks: CardSet
    """All cards of the ranks that may be named."""
    otherwise: Fallback | None
    """`None`: whoever cannot draws as in any turn."""
    lasting: Lasting


class MayOpenRound(Topic):
    """A player who holds another such card may open a round."""

    kind: Literal["may open round"] = "may open round"
    cards: Related
    otherwise: Fallback


class MayAdd(Topic):
    """Further cards may be laid on it in the same turn; only the last one acts."""

    kind: Literal["may add"] = "may add"
    cards: Related


ToldEffect = Annotated[
    PlainEffect
    | DrawsAtOnce
    | SkipsWhom
    | TurnsDirection
    | OwesCover
    | OwesCard
    | OwesNamedRank
    | MayOpenRound
    | MayAdd,
    ByKind(),
]
"""An effect as it is told. Here `Draws` is a debt and `Skips` passes over the next seats: for others there is a record
that says no more than the sentence."""


def told_effects(rules: Rules, effects: Sequence[Effect], cards: CardSet) -> tuple[ToldEffect, ...]:
    """Return the effects of some cards in the order in which they happen; first whether the card may be laid at all."""
    ordered = sorted(in_order(effects), key=lambda effect: not _is_condition(effect))
    return tuple(_told(rules, effect, cards) for effect in ordered)


def _is_condition(effect: Effect) -> bool:
    return isinstance(effect, Covers) and effect.otherwise.kind == "not allowed"


def _told(rules: Rules, effect: Effect, cards: CardSet) -> ToldEffect:
    match effect:
        case Draws(target="others" | "everyone" | "you" as target):
            return DrawsAtOnce(target=target, cards=effect.cards)
        case Skips(target="others" | "chosen" as target):
            return SkipsWhom(target=target)
        case Reverses():
            return TurnsDirection(does=rules.effects.reverse_with_two if rules.players == 2 else "turns")
        case Covers():
            return OwesCover(cards=related(effect.cards, cards), otherwise=effect.otherwise)
        case MustPlay():
            return OwesCard(
                target=effect.target,
                cards=related(effect.cards, cards),
                otherwise=effect.otherwise,
                lasting=effect.lasting,
            )
        case Demands():
            return OwesNamedRank(
                ranks=_whole_ranks(rules.deck, effect.cards), otherwise=effect.otherwise, lasting=effect.lasting
            )
        case OpensRound():
            return MayOpenRound(cards=related(effect.cards, cards), otherwise=effect.otherwise)
        case Adds():
            return MayAdd(cards=related(effect.cards, cards))
        case _:
            return effect


def _whole_ranks(deck: Deck, cards: CardSet) -> CardSet:
    """Return the ranks of some cards, whatever their suits."""
    whole = 0
    for kind in kinds_in(cards):
        whole |= deck.of_rank(deck.rank_of(kind))
    return whole
