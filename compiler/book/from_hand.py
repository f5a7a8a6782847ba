"""Turn a hand that was played into the steps that the rulebook tells."""

from __future__ import annotations

from typing import cast

from ..cards.cards import Deck
from ..examples import played_hand as hands
from ..telling.cards_drawn import card_of
from ..telling.step_kinds import Deed, StepKind
from ..telling.steps import ExampleStep, HandExample


def hand_example(hand: hands.PlayedHand) -> HandExample:
    """Return a hand in the words of its deck."""
    deck = hand.deck
    end = [ExampleStep(kind="seat_wins", seats=(str(hand.winner),))]
    if any(hand.points):
        seats = tuple(str(player) for player in range(len(hand.points)))
        end.append(ExampleStep(kind="scores", seats=seats, points=hand.points))
    return HandExample(
        hands=tuple(tuple(card_of(deck, kind) for kind in cards) for cards in hand.hands),
        top=None if hand.top is None else card_of(deck, hand.top),
        turns=tuple(tuple(_step(deed, deck) for deed in deeds) for deeds in hand.turns),
        end=tuple(end),
        dummies=len(hand.points) < len(hand.hands),
    )


def _step(deed: hands.Deed, deck: Deck) -> ExampleStep:
    return ExampleStep(
        kind=cast(StepKind, deed.kind),
        seats=() if deed.player is None else (str(deed.player),),
        cards=tuple(card_of(deck, kind) for kind in deed.cards),
        suit=None if deed.suit is None else deck.suits[deed.suit].name,
        rank=None if deed.rank is None else deck.ranks[deed.rank].name,
        word=cast(Deed, deed.word) if deed.word else None,
    )
