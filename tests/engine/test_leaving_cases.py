"""Players who leave in the middle of a hand (cases BR-021, BR-025 and BR-026).

Nobody gets up and goes here: a player leaves when the hand grows too large, and stays out until the next deal.
"""

from __future__ import annotations

from tables import table

from crazy8.runtime.people.reasons import Reason

TWOS = "at 4 cards: leaves hand\nplay 2: next draws 2\nplay A: reverse"
CALLS = 'at 4 cards: leaves hand\ncall "last" at 1 card, else draw 3\ncall until last card'


def test_who_draws_over_the_limit_is_out_and_the_turn_ends() -> None:
    """BR-021 (IIC2233/syllabus-2020-1 #1162): the debt is drawn, the hand goes, and play goes on with the next."""
    at = table(TWOS, "2H 5C", "9D 9S", "6C 7C", top="4H", stock="KC KD KS")
    at.do(0, "play 2H")
    at.do(1, "take")
    assert at.size(1) == 0
    assert at.turn == 2


def test_leaving_in_turn_gives_the_turn_to_the_next_in_the_direction_of_play() -> None:
    """BR-025 (ackwell/ninjabot #20, smogon/pokemon-showdown #7944 and #8614): counted the way play goes."""
    at = table(TWOS, "AH 5C", "9D 9S", "6C 7C", "2H 8C", top="4H", stock="KC KD KS QC QD")
    at.do(0, "play AH")
    at.do(3, "play 2H")
    at.do(2, "take")
    assert at.size(2) == 0
    assert at.turn == 1
    at.do(1, "draw")
    assert at.turn == 0
    at.do(0, "draw")
    assert at.turn == 3


def test_leaving_out_of_turn_does_not_move_the_turn() -> None:
    """BR-025 (soprafs20-group09/frantic-server #10, CardGameDSL #12): whoever was to play still is."""
    at = table(CALLS, "6D 7D", "4H 9S", "6C 7C", "10C 9C", top="5H", stock="KC KD KS QC QD", turn=1)
    at.do(1, "play 4H")
    at.nobody_minds()
    assert at.turn == 2
    at.do(2, "draw")
    at.nobody_minds(until=0)
    at.do(0, "catch 1")
    at.nobody_minds()
    assert at.size(1) == 0
    assert at.turn == 3
    at.do(3, "draw")
    at.nobody_minds()
    at.do(0, "draw")
    assert at.turn == 2


def test_the_cards_of_a_leaver_go_under_the_discards() -> None:
    """BR-026 (pah-irc #23, jh0ker/mau_mau_bot #57): none is lost, none lies on top, and none of them acts."""
    at = table(TWOS, "2H 5C", "2S 9S", "6C 7C", top="4H", below="3H", stock="KC KD KS")
    before = at.all_cards()
    at.do(0, "play 2H")
    at.do(1, "take")
    assert at.all_cards() == before
    assert at.top == "2H"
    assert set(at.discards) == {"2S", "9S", "KC", "KD", "3H", "4H", "2H"}
    assert at.discards[-3:] == ["3H", "4H", "2H"]
    assert at.owed == 0


def test_whoever_left_takes_no_part_until_the_next_deal() -> None:
    """BR-026 (jh0ker/mau_mau_bot #63): no fresh hand in the same one."""
    at = table(TWOS, "2H 5C", "9D 9S", "6C 7C", top="4H", stock="KC KD KS")
    at.do(0, "play 2H")
    at.do(1, "take")
    at.do(2, "draw")
    assert at.turn == 0
    assert at.refused(1, "draw").reason is Reason.NOT_YOUR_TURN
