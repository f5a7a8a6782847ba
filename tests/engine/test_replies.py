"""Answering what is owed: what becomes of it, whom it hits, and who plays after it."""

from __future__ import annotations

import pytest
from tables import Table, table

STOCK = "KC KD KS QC QD QS JC JD JS 10C 10D 10S 9C 9D 9S"


def chain(mode: str, effects: str = "") -> Table:
    """Seat 0 has laid a two, which seat 1 may answer with a three; the three has effects of its own."""
    text = f"play 2: next draws 2\nanswer 2 with 3{mode}\n{effects}"
    at = table(text, "2H 4H 5H", "3S 6H 7H", "3D 9H 10H", "JH QH KH", top="AH", stock=STOCK)
    at.do(0, "play 2H")
    assert (at.turn, at.legal) == (1, {"play 3S", "take"})
    return at


@pytest.mark.parametrize(
    ("mode", "effects", "turn", "owed"),
    [
        ("", "play 3: next draws 3", 2, 5),
        ("", "", 2, 2),
        (": doubles", "play 3: next draws 3", 2, 4),
        (": replaces", "play 3: next draws 3", 2, 3),
        (": replaces", "", 2, 0),
        (": passes on", "play 3: next draws 3", 2, 2),
        (": sends back", "play 3: next draws 3", 0, 2),
        (": cancels", "play 3: next draws 3", 2, 0),
        ("", "play 3: reverse, next draws 3", 0, 5),
        (": passes on", "play 3: reverse", 0, 2),
        (": cancels", "play 3: reverse", 0, 0),
    ],
)
def test_what_an_answer_does(mode: str, effects: str, turn: int, owed: int) -> None:
    """The answering card makes or leaves what its mode says, and its other effects run as ever."""
    at = chain(mode, effects)
    at.do(1, "play 3S")
    assert (at.turn, at.owed) == (turn, owed)


def test_the_answering_card_is_what_has_to_be_answered_next() -> None:
    """Nothing answers a three, so whoever comes after it can only take."""
    at = chain("", "play 3: next draws 3")
    at.do(1, "play 3S")
    assert at.legal == {"take"}
    at.do(2, "take")
    assert (at.size(2), at.turn) == (8, 3)


def test_a_debt_that_was_sent_back_is_served_out_of_turn() -> None:
    """Play goes on after the player of the card that sent it back."""
    at = chain(": sends back")
    at.do(1, "play 3S")
    assert at.turn == 0
    at.do(0, "take")
    assert at.turn == 2


def test_with_two_players_whoever_takes_what_was_sent_back_misses_the_turn() -> None:
    text = "play 2: next draws 2\nanswer 2 with 3: sends back"
    at = table(text, "2H 4S 5H", "3S 6S 7H", top="AH", stock=STOCK)
    at.do(0, "play 2H")
    at.do(1, "play 3S")
    at.do(0, "take")
    assert (at.turn, "play 6S" in at.legal) == (1, True)


def test_a_forbidden_card_is_no_answer() -> None:
    at = table("play 2: next draws 2\nanswer 2 with 3\nforbid 3 on 2", "2H 4H", "3S 6H", top="AH", stock=STOCK)
    at.do(0, "play 2H")
    assert at.legal == {"take"}


def skip_chain() -> Table:
    """Four players; aces pass over the next seat and are answered with aces."""
    return table("play A: skip next\nanswer A with A", "AH 4H", "AS 6H", "7H 9H", "10H JH", top="2H", stock=STOCK)


def test_a_skip_that_can_be_answered_waits_for_the_answer() -> None:
    at = skip_chain()
    at.do(0, "play AH")
    assert (at.turn, at.owed, at.legal) == (1, 1, {"play AS", "take"})
    at.do(1, "take")
    assert at.turn == 2


def test_answered_skips_add_up_to_several_players_in_a_row() -> None:
    """Whoever cannot answer is the first to be passed over."""
    at = skip_chain()
    at.do(0, "play AH")
    at.do(1, "play AS")
    assert (at.turn, at.owed, at.legal) == (2, 2, {"take"})
    at.do(2, "take")
    assert at.turn == 0


def test_a_skip_that_nothing_answers_is_over_at_once() -> None:
    at = table("play A: skip next", "AH 4H", "AS 6H", "7H 9H", top="2H", stock=STOCK)
    at.do(0, "play AH")
    assert (at.turn, at.owed) == (2, 0)


def test_a_draw_card_laid_when_nothing_can_be_drawn_owes_nothing() -> None:
    at = table("stock empty: pass\nplay 2: next draws 2", "2H 4H", "6H 7H", "9H 10H", top="AH")
    at.do(0, "play 2H")
    assert (at.turn, at.owed, at.legal) == (1, 0, {"play 6H", "play 7H"})
