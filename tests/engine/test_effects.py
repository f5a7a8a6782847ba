"""What cards do when they are laid, one construct of the language at a time."""

from __future__ import annotations

import pytest
from tables import Table, table

MANY = "KC KD KS QC QD QS JC JD JS 10C 10D 10S 9C 9D 9S"
"""A long stock of cards that do nothing and fit on no heart."""


def three(effects: str, *, stock: str = MANY, direction: str = "clockwise") -> Table:
    """Three players; seat 0 may lay the three of hearts, whose effects are given."""
    text = f"play 3: {effects}\ndirection {direction}"
    return table(text, "3H 4H 5S", "6H 7H 6S", "9H 10H 7S", top="2H", stock=stock)


def four(effects: str) -> Table:
    """Four players; seat 0 may lay the three of hearts, whose effects are given."""
    return table(f"play 3: {effects}", "3H 4H", "6H 7H", "9H 10H", "JH QH", top="2H", stock=MANY)


@pytest.mark.parametrize(
    ("effects", "turn"),
    [
        ("skip next", 2),
        ("skip next 2", 3),
        ("skip next 3", 0),
        ("skip next 4", 0),
        ("skip others", 0),
        ("reverse", 3),
        ("reverse, skip next", 2),
        ("skip next, reverse", 2),
        ("must play again", 0),
    ],
)
def test_who_comes_after_the_card(effects: str, turn: int) -> None:
    """The direction turns first, in whatever order that is written; nobody passes over himself."""
    at = four(effects)
    at.do(0, "play 3H")
    assert at.turn == turn


@pytest.mark.parametrize("effects", ["swap hands with next, reverse", "reverse, swap hands with next"])
def test_hands_move_before_the_direction_turns(effects: str) -> None:
    at = four(effects)
    at.do(0, "play 3H")
    assert (at.turn, at.hand(1)) == (3, {"4H"})


def test_another_turn_is_a_whole_one() -> None:
    at = four("must play again")
    at.do(0, "play 3H")
    assert at.legal == {"play 4H"}
    at = three("must play again")
    at.game.state.hand[0] &= ~(1 << at.action("play 4H"))
    at.game.state.size[0] -= 1
    at.pack = at.all_cards()
    at.do(0, "play 3H")
    assert at.legal == {"draw"}


def test_one_more_card_or_nothing() -> None:
    at = three("may play again")
    at.do(0, "play 3H")
    assert at.legal == {"play 4H", "pass"}
    at.do(0, "pass")
    assert at.turn == 1


def test_the_chosen_seat_misses_its_next_turn() -> None:
    at = four("skip chosen")
    at.do(0, "play 3H")
    assert at.legal == {"catch 1", "catch 2", "catch 3"}
    at.do(0, "choose 2")
    assert at.turn == 1
    at.do(1, "play 6H")
    assert at.turn == 3


@pytest.mark.parametrize(
    ("effects", "drawn"),
    [
        ("others draw 1", {0: "", 1: "KC", 2: "KD"}),
        ("everyone draws 1", {0: "KS", 1: "KC", 2: "KD"}),
        ("everyone draws 2", {0: "QC QD", 1: "KC KD", 2: "KS QS"}),
        ("you draw 2", {0: "KC KD", 1: "", 2: ""}),
        ("others draw until red", {0: "", 1: "KC KD", 2: "KS QS QC QD"}),
        ("everyone draws until spades, at most 2", {0: "QS", 1: "KC KD", 2: "KS"}),
        ("next draws until Q", {0: "", 1: "KC KD KS QS", 2: ""}),
        ("you draw until same suit, at most 3", {0: "KC KD KS", 1: "", 2: ""}),
    ],
)
def test_several_draw_at_once_from_the_left_of_the_player(effects: str, drawn: dict[int, str]) -> None:
    """Everybody takes all his cards before the next one does, and it costs nobody a turn."""
    stock = "KC KD KS QS QC QD JC"
    at = three(effects, stock=stock)
    before = [at.hand(seat) for seat in range(3)]
    before[0] -= {"3H"}
    at.do(0, "play 3H")
    assert {seat: at.hand(seat) - before[seat] for seat in range(3)} == {
        seat: set(cards.split()) for seat, cards in drawn.items()
    }
    assert at.turn == 1


def test_all_cards_are_drawn_if_none_comes_until_which_one_draws() -> None:
    at = table("play 7: next draws until red", "7S 4H 5S", "6H 7H", top="9S", stock="KC KS")
    at.do(0, "play 7S")
    assert at.hand(1) == {"6H", "7H", "KC", "KS", "9S"}
    assert at.turn == 1


def test_the_order_from_the_left_does_not_turn_with_the_direction() -> None:
    at = three("others draw 1", stock="KC KD", direction="anticlockwise")
    at.do(0, "play 3H")
    assert "KC" in at.hand(1)
    assert "KD" in at.hand(2)
    assert at.turn == 2


@pytest.mark.parametrize(
    ("then", "legal", "turn"),
    [
        ("then misses a turn", {"play 9H", "play 10H"}, 2),
        ("then plays", {"play 6H", "play 7H"}, 1),
        ("then may play", {"play 6H", "play 7H", "pass"}, 1),
    ],
)
def test_what_a_debtor_may_do_once_he_has_drawn(then: str, legal: set[str], turn: int) -> None:
    at = three(f"next draws 2 {then}")
    at.do(0, "play 3H")
    assert (at.turn, at.owed, at.legal) == (1, 2, {"take"})
    at.do(1, "take")
    assert {"KC", "KD"} <= at.hand(1)
    assert (at.turn, at.owed, at.legal) == (turn, 0, legal)


def test_a_whole_turn_after_serving_has_drawing_in_it() -> None:
    at = table("play 3: next draws 1, then plays", "3H 4H", "6S 7S", top="2H", stock="KC KD KS")
    at.do(0, "play 3H")
    at.do(1, "take")
    assert at.legal == {"draw"}
    at.do(1, "draw")
    assert at.turn == 0


def test_the_number_on_the_card_is_drawn() -> None:
    at = three("next draws face")
    at.do(0, "play 3H")
    assert at.owed == 3


@pytest.mark.parametrize("effects", ["reverse, next draws 2", "next draws 2, reverse"])
def test_the_direction_turns_before_somebody_owes(effects: str) -> None:
    at = four(effects)
    at.do(0, "play 3H")
    assert at.turn == 3
    at.do(3, "take")
    assert at.turn == 2


def test_two_debts_of_one_card_add() -> None:
    at = four("next draws 2, next draws 1")
    at.do(0, "play 3H")
    assert at.owed == 3


def test_naming_comes_before_everything_else() -> None:
    at = table("play 8: next draws 2", "8S 4H", "6H 7H", "9H 10H", top="2H", stock=MANY)
    at.do(0, "play 8S")
    assert at.owed == 0
    at.do(0, "name clubs")
    assert (at.turn, at.owed, at.named) == (1, 2, "clubs")


def test_who_lays_no_further_card_has_skipped_others_all_the_same() -> None:
    at = table("play K: skip next, may play again", "KH 9H 3C", "5D 6D", "7D 8D", top="4H")
    at.do(0, "play KH", "pass")
    assert at.turn == 2


def test_a_chosen_player_misses_a_turn_though_another_one_comes_before() -> None:
    at = table("play K: chosen draws 1, must play again", "KH 9H 3C", "5D 6D", top="4H", stock="5C 6C 7C")
    at.do(0, "play KH", "choose 1")
    at.do(1, "take")
    at.do(0, "play 9H")
    assert at.turn == 0


def test_a_last_card_that_may_be_answered_names_a_suit_only_if_others_play_on() -> None:
    text = "finish on 8: acts and may come back"
    at = table(text, "8H", "5D 6D", "7D 9D", top="4H")
    at.do(0, "play 8H")
    assert at.game.hand_over
    at = table(f"{text}\nfinish: play on", "8H", "5D 6D", "7D 9D", top="4H")
    at.do(0, "play 8H")
    assert at.legal == {"name clubs", "name diamonds", "name hearts", "name spades"}
