"""Turn effects into the operations of the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from crazy8.runtime.records import codes

from ...cards.relations import Relation
from ..drawing.model import Amount
from ..relation_pool import RelationPool
from ..rules import Rules
from ..wild.model import Wild
from .model import (
    DEBTORS,
    Adds,
    Copies,
    Covers,
    Demands,
    Discards,
    Draws,
    DrawsUntil,
    Effect,
    EndsHand,
    Fallback,
    Gives,
    MustPlay,
    Names,
    NamesForThis,
    Naming,
    OpensRound,
    PassesCards,
    PlaysAgain,
    Reverses,
    RotatesHands,
    ShowsHand,
    Skips,
    SwapsCards,
    SwapsHands,
    TakesCards,
    Waits,
)
from .order import in_order


class Operation(NamedTuple):
    """One effect in the numbers of the engine."""

    operation: int
    amount: int = 0
    detail: int = 0
    aim: int = codes.AT_NEXT
    relation: int = 0
    otherwise: int = codes.ELSE_NOTHING


AIM = {
    "next": codes.AT_NEXT,
    "previous": codes.AT_PREVIOUS,
    "chosen": codes.AT_CHOSEN,
    "others": codes.AT_OTHERS,
}
LASTING = {"once": codes.ONCE, "for a round": codes.FOR_A_ROUND, "until somebody fails": codes.UNTIL_FAILED}
DEBTS = dict(zip(DEBTORS, (codes.NEXT_OWES, codes.PREVIOUS_OWES, codes.CHOSEN_OWES), strict=True))
MAKING_DEBTS = {*DEBTS.values(), codes.OWES_TURNS}
DUTIES = {codes.COVER, codes.MUST_PLAY, codes.DEMAND, codes.OPEN_ROUND}
MOVING_HANDS = {
    codes.SWAP,
    codes.ROTATE,
    codes.GIVES,
    codes.TAKES,
    codes.TAKES_UNSEEN,
    codes.SWAPS_CARDS,
    codes.PASSES_CARDS,
    codes.DISCARDS,
}
THEN = {"waits": codes.WAITS, "plays": codes.PLAYS, "may play": codes.MAY_PLAY}
DISCARDING = {"you": codes.OF_PLAYER, "others": codes.OF_OTHERS, "all": codes.OF_ALL}
DRAWING_UNTIL = {"you": codes.OF_PLAYER, "others": codes.OF_OTHERS, "everyone": codes.OF_ALL}
DRAWING = {"others": codes.OTHERS_DRAW, "everyone": codes.EVERYONE_DRAWS, "you": codes.YOU_DRAW}


def naming_detail(naming: Naming | None) -> int:
    """Return the way in which a suit or a rank is named, as bits."""
    if naming is None:
        return 0
    return (
        (codes.ANOTHER_SUIT if naming.another else 0)
        | (codes.OPTIONAL if naming.optional else 0)
        | (codes.NAMES_RANK if "rank" in naming.what else 0)
        | (codes.NO_SUIT if naming.what == "rank" else 0)
        | (codes.SAME_COLOUR if naming.same_colour else 0)
    )


class EffectWriter:
    """Turns effects into operations; the relations that they ask for go into a pool."""

    def __init__(self, rules: Rules, pool: RelationPool) -> None:
        """Work for one table."""
        self.rules = rules
        self.pool = pool

    def operation_of(self, effect: Effect, face: int | None) -> Operation:
        """Return the operation of one effect; `face` is the number on the card."""
        match effect:
            case Draws():
                amount = effect.cards if effect.cards is not None else face or 0
                if effect.target in DEBTS:
                    aside = effect.target == "previous" and effect.then == "waits"
                    then = codes.ASIDE if aside else THEN[effect.then]
                    return Operation(DEBTS[effect.target], amount, then, AIM[effect.target])
                return Operation(DRAWING[effect.target], amount)
            case DrawsUntil():
                return Operation(
                    codes.DRAWS_UNTIL,
                    effect.most or 0,
                    DRAWING_UNTIL.get(effect.target, codes.OF_ONE),
                    AIM.get(effect.target, codes.AT_NEXT),
                    self.pool.number(effect.cards),
                )
            case Waits():
                return Operation(codes.OWES_TURNS, effect.turns, aim=AIM[effect.target])
            case Skips():
                if effect.target == "next":
                    return Operation(codes.SKIP_NEXT, effect.seats)
                return Operation(codes.SKIP_OTHERS if effect.target == "others" else codes.SKIP_CHOSEN)
            case Reverses():
                return Operation(codes.REVERSE)
            case PlaysAgain():
                return Operation(codes.AGAIN_OPTIONAL if effect.optional else codes.AGAIN_WHOLE)
            case Names():
                return Operation(codes.NAMES_SUIT, detail=naming_detail(effect.naming))
            case NamesForThis():
                return Operation(codes.NAMES_FOR_THIS, detail=codes.NO_SUIT if effect.what == "rank" else 0)
            case Covers() | MustPlay() | Demands() | OpensRound():
                return self.duty(effect)
            case _:
                return self.of_hands(effect)

    def duty(self, effect: Covers | MustPlay | Demands | OpensRound) -> Operation:
        """Return the operation of an effect after which certain cards have to be laid."""
        otherwise, amount = self.fallback(effect.otherwise)
        match effect:
            case Covers():
                relation = self.pool.number(effect.cards)
                return Operation(codes.COVER, amount, relation=relation, otherwise=otherwise)
            case MustPlay():
                return Operation(
                    codes.MUST_PLAY,
                    amount,
                    LASTING[effect.lasting],
                    AIM[effect.target],
                    self.pool.number(effect.cards),
                    otherwise,
                )
            case Demands():
                lasting = codes.UNTIL_LAID if effect.lasting == "once" else LASTING[effect.lasting]
                relation = self.pool.number_of_set(effect.cards)
                return Operation(codes.DEMAND, amount, lasting, relation=relation, otherwise=otherwise)
            case OpensRound():
                relation = self.pool.number(effect.cards)
                return Operation(codes.OPEN_ROUND, amount, relation=relation, otherwise=otherwise)

    def of_hands(
        self,
        effect: Adds
        | Copies
        | SwapsHands
        | RotatesHands
        | Gives
        | TakesCards
        | SwapsCards
        | PassesCards
        | Discards
        | ShowsHand
        | EndsHand,
    ) -> Operation:
        """Return the operation of an effect on cards below, added cards, and hands."""
        match effect:
            case Adds():
                return Operation(codes.ADD, relation=self.pool.number(effect.cards))
            case Copies():
                return Operation(codes.COPY)
            case SwapsHands():
                return Operation(codes.SWAP, aim=AIM[effect.target])
            case RotatesHands():
                return Operation(codes.ROTATE, detail=int(effect.left))
            case Gives():
                return Operation(codes.GIVES, effect.cards, aim=AIM[effect.target])
            case TakesCards():
                how = codes.TAKES_UNSEEN if effect.picked == "unseen" else codes.TAKES
                return Operation(how, effect.cards, aim=AIM[effect.target])
            case SwapsCards():
                return Operation(codes.SWAPS_CARDS, effect.cards, aim=AIM[effect.target])
            case PassesCards():
                return Operation(codes.PASSES_CARDS, effect.cards, int(effect.left))
            case Discards():
                return Operation(
                    codes.DISCARDS,
                    effect.cards or 0,
                    DISCARDING.get(effect.target, codes.OF_ONE),
                    AIM.get(effect.target, codes.AT_NEXT),
                    self.of_which(effect.of),
                )
            case ShowsHand():
                return Operation(codes.SHOW, aim=AIM[effect.target])
            case EndsHand():
                return Operation(codes.END_HAND, -1 if effect.at_most is None else effect.at_most)

    def of_which(self, cards: Relation | None) -> int:
        """Return the number of a relation, or that of any cards."""
        return self.pool.number_of_set(self.rules.deck.every_card) if cards is None else self.pool.number(cards)

    def fallback(self, otherwise: Fallback | None) -> tuple[int, int]:
        """Return what somebody does who lays no such card, and the cards that takes; by default as in any turn."""
        if otherwise is None:
            return self.drawing(self.rules.drawing.amount)
        if otherwise.kind == "wait":
            return codes.ELSE_WAIT, 0
        if otherwise.kind == "not allowed":
            return codes.ELSE_NOT_ALLOWED, 0
        return (codes.ELSE_DRAW_FACE, 0) if otherwise.amount is None else self.drawing(otherwise.amount)

    def drawing(self, amount: Amount) -> tuple[int, int]:
        """Return a way of drawing, and the number of cards."""
        match amount.mode:
            case "exactly":
                return codes.ELSE_DRAW, amount.cards or 1
            case "up to":
                return codes.ELSE_DRAW_UP_TO, amount.cards or 1
            case "until playable":
                return (codes.ELSE_DRAW_UP_TO, amount.cards) if amount.cards else (codes.ELSE_DRAW_UNTIL, 0)
            case _:
                return codes.ELSE_NOTHING, 0

    def operations_of_card(
        self, kind: int, effects: Iterable[Effect] | None = None, wild: Wild | None = None
    ) -> list[Operation]:
        """Return all operations of a card, the naming of a wild one first; its own, unless it has others here.

        `wild` is what the card is for one player alone, unless it is wild for everybody.
        """
        own = self.rules.effects.of_card[kind] if effects is None else effects
        face = self.rules.deck.ranks[self.rules.deck.rank_of(kind)].face
        operations = [self.operation_of(effect, face) for effect in in_order(own)]
        wild = self.rules.matching.wild[kind] or wild
        if wild is not None and wild.naming is not None:
            operations.insert(0, Operation(codes.NAMES_SUIT, detail=naming_detail(wild.naming)))
        return operations
