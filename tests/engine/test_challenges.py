"""Debts out of order, turns owed, doubted cards, drawn answers, and calls beyond the last card."""

from __future__ import annotations

from tables import table

from crazy8.runtime.people.hands import HandShown
from crazy8.runtime.people.reasons import Reason


def test_the_previous_player_draws_and_play_goes_on_after_the_player_of_the_card() -> None:
    at = table("play K: previous draws 5", "KC 2H", "3C 4D", "5S 6S", top="4C", stock="3D 4H 5D 6D 7D")
    at.do(0, "play KC")
    assert (at.turn, at.legal) == (2, {"take"})
    at.do(2, "take")
    assert at.size(2) == 7
    assert (at.turn, at.legal) == (1, {"play 3C"})


def test_a_defence_of_the_previous_player_passes_the_debt_on_from_him() -> None:
    text = "play K: previous draws 5\nanswer K with K: passes on"
    at = table(text, "KC 2H", "3C 4D", "5S KS", top="4C", stock="3D 4H 5D 6D 7D")
    at.do(0, "play KC")
    at.do(2, "play KS")
    assert (at.turn, at.owed) == (0, 5)


def test_a_chosen_player_draws() -> None:
    at = table("play K: chosen draws 2", "KC 2H", "3C 4D", "5S 6S", top="4C", stock="3D 4H 5D")
    at.do(0, "play KC", "choose 2")
    assert (at.turn, at.owed) == (2, 2)
    at.do(2, "take")
    assert at.turn == 1


def test_turns_are_missed_by_one_player() -> None:
    at = table("play 4: next misses 2 turns", "4C 2C 3C", "KC KD", "5C QC", top="9C", stock="3D 4H 5D")
    at.do(0, "play 4C")
    assert at.turn == 2
    at.do(2, "play 5C")
    at.do(0, "play 2C")
    assert at.turn == 2


def test_turns_that_are_answered_add_up_for_the_first_who_cannot() -> None:
    text = "play 4: next misses a turn\nanswer 4 with 4"
    at = table(text, "4C 2C 3C", "4D KD", "5C QC", top="9C", stock="3D 4H 5D")
    at.do(0, "play 4C")
    assert (at.turn, at.legal) == (1, {"play 4D", "take"})
    at.do(1, "play 4D")
    assert (at.turn, at.owed, at.legal) == (2, 2, {"take"})
    at.do(2, "take")
    assert at.turn == 0
    assert at.game.observe(None).waits[2] == 1


FOUR = """no wild 8
wild J: names suit
play J: next draws 4
forbid J while holding same suit
challenge J: guilty draws 4, else challenger draws debt plus 2"""
LOW = "AD 3D 4D 5D 6D 7D"


def test_an_unlawful_card_that_is_doubted() -> None:
    at = table(FOUR, "JC 5H 2S", "3H 9D", "6C", top="9S", stock=LOW)
    at.do(0, "play JC", "name diamonds")
    assert at.legal == {"take", "challenge"}
    told = at.do(1, "challenge")
    shown = next(event for event in told if isinstance(event, HandShown))
    assert shown.seen_by(1).kinds is not None
    assert shown.seen_by(2).kinds is None
    assert (at.size(0), at.size(1), at.owed) == (2 + 4, 2, 0)
    assert (at.turn, at.legal) == (1, {"play 9D"})


def test_a_lawful_card_that_is_doubted() -> None:
    at = table(FOUR, "JC 5H 2D", "3H 9D", "6C", top="9S", stock=LOW)
    at.do(0, "play JC", "name diamonds")
    at.do(1, "challenge")
    assert (at.size(0), at.size(1)) == (2, 2 + 6)
    assert at.turn == 2


def test_nothing_can_be_doubted_where_nothing_is_owed() -> None:
    at = table(FOUR, "JC 5H 2S", "3H 9D", "6C", top="9S", stock=LOW)
    assert at.refused(0, "challenge").reason is Reason.NOTHING_TO_DOUBT


def test_a_drawn_card_may_answer_where_the_rules_allow_it() -> None:
    text = "play 2: next draws 2\nanswer 2 with 2\ndrawn card may answer"
    at = table(text, "2C 3H", "KD", "9H 5S", top="4C", stock="2S 4D 5D 6D")
    at.do(0, "play 2C")
    at.do(1, "take")
    assert (at.turn, at.owed, at.legal) == (1, 1, {"play 2S", "take"})
    at.do(1, "play 2S")
    assert (at.turn, at.owed) == (2, 3)
    on = table(text, "2C 3H", "KD", "9H 5S", top="4C", stock="2S 4D 5D 6D")
    on.do(0, "play 2C")
    on.do(1, "take", "take")
    assert (on.turn, on.size(1)) == (2, 3)


AHEAD = 'call "niko" a turn ahead, else may not finish'


def test_a_call_that_has_to_be_made_a_turn_ahead() -> None:
    at = table(AHEAD, "2C 3C", "KC 4D", top="4C", stock="5D 6D")
    at.do(0, "call", "play 2C")
    at.do(1, "play KC")
    assert at.legal == {"play 3C", "call"}, "it may be made anew, for a turn that comes"
    at.do(0, "play 3C")
    assert at.winners == [0]


def test_a_call_in_the_last_turn_comes_too_late() -> None:
    at = table(AHEAD, "2C 3C", "KC 4D", top="4C", stock="5D 6D")
    at.do(0, "play 2C")
    at.do(1, "play KC")
    assert at.legal == {"draw", "call"}
    assert at.refused(0, "play 3C").reason is Reason.CALL_FIRST


CALL = 'call "last" at 1 card, else draw 2\ncall until next turn\ncall caught by anyone'


def test_a_false_call_costs_what_the_rules_say() -> None:
    at = table(f"{CALL}\ncall false: draw 3", "2C 3C 4H", "KC 4D", top="4C", stock="5D 6D 7D")
    at.do(0, "call")
    assert (at.turn, at.size(0)) == (0, 6)
    free = table(CALL, "2C 3C 4H", "KC 4D", top="4C", stock="5D 6D 7D")
    assert free.refused(0, "call").reason is Reason.NOTHING_TO_CALL


def test_a_false_accusation_costs_what_the_rules_say() -> None:
    """BR-037 (letsuno/uno-online #6): whoever called before the card is safe, and accusing him is false."""
    at = table(f"{CALL}\ncall wrongly caught: draw 1", "2C 3C", "KC 4D", top="4C", stock="5D 6D 7D")
    at.do(0, "call", "play 2C")
    assert (at.turn, at.legal) == (1, {"catch 0", "pass"})
    at.do(1, "catch 0")
    assert (at.size(0), at.size(1)) == (1, 3)
    assert at.turn == 1
