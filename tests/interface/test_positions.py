"""Positions of one's own: what is said holds, what is not said is dealt."""

from __future__ import annotations

import pickle

import pytest

import crazy8

PAGAT = crazy8.load("pagat")


def names(cards: tuple[crazy8.Card, ...]) -> list[str]:
    """Cards in words."""
    return [str(card) for card in cards]


def test_what_is_said_holds() -> None:
    game = PAGAT.position(
        hands=[["5♥", "2♣"], ["king of spades"], None],
        top="9♥",
        pile=["3♣", "4♣"],
        stock=["7♦", "7♠"],
        mover=1,
        dealer=1,
        scores=[10, 20, 0],
        named_suit="spades",
    )
    seen = [game.observation(seat) for seat in range(3)]
    assert names(seen[0].hand) == ["2♣", "5♥"]
    assert names(seen[1].hand) == ["K♠"]
    assert len(seen[2].hand) == game.rules.deal.cards_each
    assert (str(seen[0].top), seen[0].discards, seen[0].named_suit) == ("9♥", 3, "spades")
    assert (game.mover, seen[0].dealer, game.scores) == (1, 1, (10, 20, 0))
    assert seen[0].stock == 52 - 3 - 2 - 1 - 5
    game.push_text("draw")
    assert names(game.observation(1).drawn) == ["7♦"]


def test_the_stock_may_hold_nothing_else() -> None:
    game = PAGAT.position(hands=[["5♥", "6♠"], ["K♠"]], top="9♥", stock=["7♦"], only_stock=True)
    assert game.observation(0).stock == 1


def test_cards_may_be_given_as_cards_by_seat_or_in_order() -> None:
    five = next(card for card in PAGAT.card_pictures() if str(card) == "5♥")
    by_seat = PAGAT.position(hands={0: [five], 1: ["K♠"]}, top="9♥", players=2)
    assert by_seat == PAGAT.position(hands=[["5♥"], ["K♠"]], top="9♥")
    assert by_seat.rules.players == 2


def test_what_is_not_said_depends_on_the_seed() -> None:
    assert PAGAT.position(seed=1) == PAGAT.position(seed=1)
    assert PAGAT.position(seed=1) != PAGAT.position(seed=2)


def test_a_debt_is_answered_or_served_as_after_the_card_that_made_it() -> None:
    played = PAGAT.position(hands=[["2♦", "9♠", "4♠"], ["2♣", "K♠"]], top="5♦", options=["twos"])
    played.push_text("2♦")
    owing = PAGAT.position(hands=[["9♠", "4♠"], ["2♣", "K♠"]], top="2♦", options=["twos"], owed=2, mover=1)
    assert owing.observation(1).debt == played.observation(1).debt
    two = next(card for card in PAGAT.card_pictures() if str(card) == "2♦")
    assert owing.observation(1).debt == crazy8.Debt(
        crazy8.DebtKind.CARDS, 2, seat=1, card=two, named_suit=None, choices=(), by=0, rank=None, turns=None
    )
    assert [str(move) for move in owing.legal_moves] == [str(move) for move in played.legal_moves]
    owing.push_text("take")
    assert owing.observation(1).seats[1].cards == 4
    assert owing.observation(1).debt is None


def test_a_larger_debt_is_one_that_has_grown() -> None:
    game = PAGAT.position(hands=[["9♠"], ["2♣", "K♠", "Q♠"]], top="2♦", options=["twos"], owed=6, mover=1)
    game.push_text("2♣")
    debt = game.observation(0).debt
    assert debt is not None
    assert (debt.amount, debt.seat, str(debt.card)) == (8, 0, "2♣")


@pytest.mark.parametrize("owed", [0, 4])
def test_a_position_can_be_kept_and_gone_on_with(owed: int) -> None:
    game = PAGAT.position(hands=[["2♣", "K♠"], ["7♥"]], top="2♦", options=["twos"], owed=owed)
    game.push(game.legal_moves[0])
    again = PAGAT.restore(game.save())
    assert again == game == pickle.loads(pickle.dumps(game))
    while not game.over:
        move = game.advice()
        assert again.advice() == move
        assert game.push(move) == again.push(move)
    assert again.outcome == game.outcome


@pytest.mark.parametrize(("hands", "says"), [([["5♥"], ["5♥"]], "more often"), ([["5♥", "5♥"], []], "more often")])
def test_no_card_is_in_two_places(hands: list[list[str]], says: str) -> None:
    with pytest.raises(crazy8.ChoiceError, match=says):
        PAGAT.position(hands=hands)


def test_a_hand_begins_with_a_starter_that_is_treated_as_the_rules_say() -> None:
    game = PAGAT.position(players=3, dealer=0, starter="8♠")
    assert (game.mover, game.legal_moves[0].kind) == (0, "name a suit")
    game.push_text("hearts")
    assert (game.mover, game.observation(1).named_suit) == (1, "hearts")
    drawing = PAGAT.position(players=3, dealer=1, starter="2♦", options=["twos"])
    assert (drawing.mover, drawing.observation(2).debt.amount) == (2, 2)


def test_a_dealer_says_who_begins_and_who_begins_says_who_has_dealt() -> None:
    dealer_begins = crazy8.load_text('c8 2\nvariant home "Home"\nfirst player dealer\n')
    assert PAGAT.position(players=3, dealer=1).mover == 2
    assert dealer_begins.position(players=3, dealer=1).mover == 1
    assert dealer_begins.position(players=3, mover=1).observation(0).dealer == 1
    assert PAGAT.position(players=3, mover=1, starter="6♠").observation(0).dealer == 0


def test_without_a_starter_whoever_begins_leads() -> None:
    leading = crazy8.load_text('c8 2\nvariant home "Home"\nno starter\n')
    game = leading.position(hands=[["6♠", "9♥"], None], starter=None)
    assert {str(move) for move in game.legal_moves} >= {"6♠", "9♥"}


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"starter": None}, "by these rules a hand begins with a `starter`"),
        ({"starter": "6♠", "top": "7♠"}, "the hand begins with its `starter`, so there is no `top` yet"),
        ({"starter": "6♠", "owed": 2}, "so there is no `owed` yet"),
        ({"starter": "6♠", "dealer": 0, "mover": 0}, "with seat 0 as `dealer` seat 1 begins, not seat 0"),
    ],
)
def test_a_beginning_that_is_none_is_refused(asked: dict[str, object], fault: str) -> None:
    with pytest.raises(crazy8.ChoiceError, match=fault):
        PAGAT.position(players=3, **asked)
