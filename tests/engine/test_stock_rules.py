"""Refills at once, limited, fined, with the running row of answers kept; debts that there are too few cards for."""

from __future__ import annotations

import pytest
from tables import kind_of, table

from crazy8.runtime.people.stock import Fined, Refilled, StillOwes, TopTaken
from crazy8.runtime.records.actions import DEAL

TWOS = "play 2: next draws 2\nanswer 2 with 2\n"


def test_br062_the_stock_is_refilled_at_once() -> None:
    at = table("stock refills at once", "KD", "7S KH", "QD", top="7C", below="5C 6C", stock="2D")
    told = at.do(0, "draw")
    assert Refilled(2, shuffled=True) in told
    assert sorted(at.stock) == ["5C", "6C"]
    assert at.discards == ["7C"]
    at.do(1, "play 7S")
    at.do(2, "draw")
    assert at.hand(2) & {"5C", "6C"}
    assert "7C" not in at.hand(2)


def test_br062_the_stock_is_refilled_when_a_card_is_needed() -> None:
    at = table("", "KD", "7S KH", "QD", top="7C", below="5C 6C", stock="2D")
    at.do(0, "draw")
    assert at.stock == []
    assert len(at.discards) == 3
    at.do(1, "play 7S")
    at.do(2, "draw")
    assert at.hand(2) & {"5C", "6C", "7C"}
    assert at.discards == ["7S"]


def test_at_once_a_card_laid_on_the_only_discard_refills_an_empty_stock() -> None:
    at = table("stock refills at once", "7D KH", "7S", top="7C")
    told = at.do(0, "play 7D")
    assert Refilled(1, shuffled=True) in told
    assert at.stock == ["7C"]
    assert at.discards == ["7D"]


def test_a_running_row_of_answers_stays_on_the_table() -> None:
    text = TWOS + "stock keeps top and chain"
    at = table(text, "2C KH", "2D KS", "3S", top="7C", below="4C 5C", stock="9C")
    at.do(0, "play 2C")
    at.do(1, "play 2D")
    at.do(2, "take")
    assert at.discards == ["2C", "2D"]
    assert len(at.stock) == 0
    assert at.size(2) == 5


def test_else_only_the_top_card_stays() -> None:
    at = table(TWOS, "2C KH", "2D KS", "3S", top="7C", below="4C 5C", stock="9C")
    at.do(0, "play 2C")
    at.do(1, "play 2D")
    at.do(2, "take")
    assert at.discards == ["2D"]
    assert at.size(2) == 5
    assert len(at.stock) == 1


def test_once_the_debt_is_served_the_row_is_free() -> None:
    text = TWOS + "stock keeps top and chain"
    at = table(text, "2C KH", "2D KS", "3S", top="7C", below="4C", stock="9C 9D 9H 9S")
    at.do(0, "play 2C")
    at.do(1, "play 2D")
    at.do(2, "take")
    at.do(0, "draw")
    assert at.discards == ["2D"]
    assert at.stock == [card for card in at.stock if card in ("2C", "7C", "4C")]


def test_the_stock_is_refilled_only_so_often() -> None:
    at = table("stock refills at most 1 time", "KD", "QD", top="7C", below="5C")
    at.do(0, "draw")
    assert at.hand(0) == {"KD", "5C"}
    at.do(1, "pass")
    at.do(0, "play 5C")
    assert at.legal == {"pass"}


def test_no_refill_at_all() -> None:
    at = table("stock refills at most 0 times", "KD", "QD", top="7C", below="5C")
    assert at.legal == {"pass"}


def test_after_the_last_refill_the_hand_is_scored_if_the_rules_say_so() -> None:
    at = table(
        "stock refills at most 0 times\nstock exhausted: hand ends\nscore: each pays own hand",
        "KD",
        "9D",
        top="7C",
        below="5C",
    )
    assert at.legal == {"draw"}
    at.do(0, "draw")
    assert at.points == [10, 9]


def test_whoever_forces_a_reshuffle_is_fined_twice_as_much_each_time() -> None:
    text = "reshuffle: costs 5, doubling\nscore: each pays own hand"
    at = table(text, "KD 5H", "QD 4H", top="7C", below="5C")
    assert Fined(0, 5) in at.do(0, "draw")
    at.do(1, "pass")
    at.do(0, "play 5C")
    assert Fined(1, 5) in at.do(1, "draw")
    at.do(0, "play 5H")
    at.do(1, "play 4H")
    assert Fined(0, 10) in at.do(0, "draw")
    assert list(at.game.state.fines)[:2] == [15, 5]


def test_a_fine_grows_no_more_after_twenty_doublings() -> None:
    at = table("reshuffle: costs 5, doubling\nscore: each pays own hand", "KD 5H", "QD 4H", top="7C", below="5C")
    at.game.state.refilled[0] = 20
    assert Fined(0, 5 << 20) in at.do(0, "draw")
    assert at.game.state.refilled[0] == 20


def test_fines_are_added_to_the_points_of_the_hand() -> None:
    text = "reshuffle: costs 5\nscore: each pays own hand"
    at = table(text, "KD", "5C", top="7C", below="9S")
    at.do(0, "draw")
    at.do(1, "play 5C")
    assert at.points == [10 + 9 + 5, 0]


def test_fines_belong_to_one_hand() -> None:
    at = table("reshuffle: costs 5\nscore: each pays own hand\ngame 9 hands", "KD", "5C", top="7C", below="9S")
    at.do(0, "draw")
    at.do(1, "play 5C")
    at.game.do(DEAL)
    assert list(at.game.state.fines)[:2] == [0, 0]


def test_what_is_missing_lapses() -> None:
    at = table(TWOS, "2C KH", "3S 4C", top="7C", stock="9C", below="")
    at.do(0, "play 2C")
    at.do(1, "take")
    assert at.size(1) == 4
    assert at.turn == 0


def test_what_is_missing_is_owed_at_the_next_turn() -> None:
    text = TWOS + "stock short: owed\nstock empty: pass"
    at = table(text, "2C KH", "3S 4C", top="7C", stock="9C")
    at.do(0, "play 2C")
    told = at.do(1, "take")
    assert StillOwes(1, 1) in told
    at.do(0, "pass")
    assert at.legal == {"play 4C", "play 9C"}


def test_and_drawn_before_that_turn_as_soon_as_there_is_a_card() -> None:
    text = TWOS + "stock short: owed"
    at = table(text, "2C 5C KH", "3S 4C", top="7C")
    at.do(0, "play 2C")
    at.do(1, "take")
    assert at.size(1) == 3
    at.do(0, "play 5C")
    assert at.legal == {"take"}
    at.do(1, "take")
    assert at.hand(1) == {"3S", "4C", "7C", "2C"}
    assert at.legal == {"play 4C", "play 7C", "play 2C"}
    assert at.turn == 1


@pytest.mark.parametrize(("short", "turn"), [("lapses", 1), ("no play", 0)])
def test_too_few_cards_may_cost_the_play(short: str, turn: int) -> None:
    text = f"play 2: next draws 2, then plays\nstock short: {short}"
    at = table(text, "2C KH", "3S 4C", top="7C", below="")
    at.do(0, "play 2C")
    at.do(1, "take")
    assert at.size(1) == 3
    assert at.turn == turn


def test_the_top_card_is_taken_and_the_next_player_leads_anything() -> None:
    text = TWOS + "stock short: take top"
    at = table(text, "2C KH 9D", "3S 4C", top="7C")
    at.do(0, "play 2C")
    told = at.do(1, "take")
    assert TopTaken(1, kind_of(at.deck, "2C")) in told
    assert at.hand(1) == {"3S", "4C", "7C", "2C"}
    assert at.discards == []
    assert at.legal == {"play KH", "play 9D"}
    at.do(0, "play KH")
    assert at.discards == ["KH"]


DRY_ENDS = "stock empty: hand ends\n"


@pytest.mark.parametrize(
    ("rules", "stock", "cards"),
    [
        ("play 5: others draw 1", "", [1, 2, 2]),
        ("play 5: others draw 1", "9C", [1, 3, 2]),
        ("play 5: everyone draws 2\nstock short: lapses", "9C", [1, 3, 2]),
        ("play 5: others draw 1", "9C 9D", None),
        ("finish: play on", "", None),
    ],
)
def test_the_hand_ends_as_soon_as_anybody_needs_a_card_that_is_not_there(
    rules: str, stock: str, cards: list[int] | None
) -> None:
    """Not only where a player draws in a turn: what a card makes others draw is needed as well."""
    at = table(DRY_ENDS + rules, "5H KH", "2C 6H", "2D 7C", top="5D", stock=stock)
    at.do(0, "play 5H")
    assert at.game.hand_over is (cards is not None)
    if cards is not None:
        assert [at.size(seat) for seat in range(3)] == cards
    else:
        assert at.turn == 1


def test_a_penalty_for_which_no_card_is_there_ends_the_hand() -> None:
    at = table(DRY_ENDS + 'call "last card" at 1 card, else draw 2', "5H KH", "2C 6H", "2D 7C", top="5D")
    at.do(0, "play 5H")
    at.do(0, "pass")
    at.do(1, "catch 0")
    assert at.game.hand_over
