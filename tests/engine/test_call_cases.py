"""Last-card calls (cases BR-036 to BR-040)."""

from __future__ import annotations

import pytest
from tables import Table, table

from crazy8.runtime.people.calls import Called, CalledFalsely, Caught
from crazy8.runtime.people.events import Drew
from crazy8.runtime.people.reasons import Reason

CALL = 'call "last card" at 1 card, else draw 2'
LATE = 'call "last card" at 1 card, else draw 4\ncall until last card'


def test_whoever_was_not_caught_may_win_without_a_call() -> None:
    """BR-036 (IIC2233/syllabus-2020-1 #1112; a page on Last Card): the call is a duty with a penalty, no more."""
    at = table(CALL, "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "play 3H")
    at.nobody_minds()
    at.do(1, "draw")
    at.do(0, "play 2H")
    assert at.winners == [0]


def test_without_the_call_the_last_card_may_not_be_laid() -> None:
    """BR-036 (a page on Mau-Mau: the win can be denied): where the variant says so the call comes first."""
    at = table('call "last card" at 1 card, else may not finish', "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "play 3H")
    at.do(1, "draw")
    assert at.refused(0, "play 2H").reason is Reason.CALL_FIRST
    assert at.legal == {"call", "draw"}
    told = at.do(0, "call")
    assert told == (Called(0, (0,), late=True),)
    at.do(0, "play 2H")
    assert at.winners == [0]


def test_a_call_before_the_card_counts() -> None:
    """BR-037 (letsuno/uno-online #6, multiplayer-uno #136): it belongs to the hand that becomes one card."""
    at = table(CALL, "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "call", "play 3H")
    assert at.turn == 1
    assert at.legal == {"draw"}
    assert at.refused(1, "catch 0").reason is Reason.NO_SEAT_TO_CHOOSE


def test_a_call_straight_after_the_card_counts_too() -> None:
    """BR-037 (a console's guide to Uno): before, or directly after; whoever forgot it is asked first."""
    at = table(CALL, "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "play 3H")
    assert (at.turn, at.legal) == (0, {"call", "pass"})
    told = at.do(0, "call")
    assert told == (Called(0, (0,), late=True),)
    assert (at.turn, at.legal) == (1, {"draw"})


def test_a_call_lapses_when_the_hand_grows() -> None:
    """BR-038 (Monika-After-Story/MonikaModDev #9481): it says "one card", and may be made again."""
    text = f"{CALL}\ndrawn card may be played\ndraw at will"
    at = table(text, "3H 2S", "9C", top="5H", stock="7D 7S KC")
    at.do(0, "call", "play 3H")
    at.do(1, "draw", "pass")
    at.do(0, "draw")
    assert at.legal == {"pass"}
    at = table(text, "3H 2S", "9C", top="5H", stock="7D 7H KC")
    at.do(0, "call", "play 3H")
    at.do(1, "draw", "pass")
    at.do(0, "draw")
    assert at.legal == {"call", "play 7H", "pass"}
    at.do(0, "call", "play 7H")
    assert at.turn == 1
    assert "draw" in at.legal


def three_with_one_card() -> Table:
    """Seats 1 and 2 forgot their calls, seat 3 made its own; seat 0 has two cards and is to act."""
    stock = "3D 4D 6D 7D 9D 10D JD QD"
    at = table(LATE, "2H AS", "3H 9C", "4H 9S", "6H KC", top="5H", stock=stock, turn=1)
    at.do(1, "play 3H")
    at.nobody_minds()
    at.do(2, "play 4H")
    at.nobody_minds()
    at.do(3, "call", "play 6H")
    return at


def test_a_catch_hits_one_player() -> None:
    """BR-039 (IIC2233/syllabus-2020-1 #1030 and #1183): it is aimed at somebody; who has called is never hit."""
    at = three_with_one_card()
    at.nobody_minds(until=0)
    assert at.legal == {"catch 1", "catch 2", "pass"}
    told = at.do(0, "catch 1")
    assert Caught(1, 0, (0,), 4) in told
    assert [at.size(seat) for seat in range(4)] == [2, 5, 1, 1]
    at.nobody_minds()
    assert at.refused(0, "catch 3").reason is Reason.NO_SEAT_TO_CHOOSE


def test_the_table_catches_everybody_who_forgot() -> None:
    """BR-039: without an accuser every forgotten call costs, as soon as there was time to make it good."""
    at = table(f"{CALL}\ncall caught by table", "2H AS", "3H 9C", top="5H", stock="3D 4D 6D 7D")
    at.do(0, "play 2H")
    assert (at.turn, at.legal) == (0, {"call", "pass"})
    told = at.do(0, "pass")
    assert Caught(0, None, (0,), 2) in told
    assert at.size(0) == 3
    assert at.turn == 1


@pytest.mark.parametrize(("catcher", "can"), [("anyone", {0, 2}), ("next", {2})])
def test_who_may_catch(catcher: str, can: set[int]) -> None:
    """BR-039 (IIC2233/syllabus-2020-1 #1183): anybody, or only the player who comes next."""
    at = table(f"{CALL}\ncall caught by {catcher}", "2H AS", "3H 9C", "4H 9S", top="5H", stock="3D 4D 6D 7D", turn=1)
    at.do(1, "play 3H")
    asked = set()
    while "pass" in at.legal:
        if "catch 1" in at.legal:
            asked.add(at.game.mover)
        at.do(at.game.mover, "pass")
    assert asked == can


def test_a_penalty_does_not_move_the_turn() -> None:
    """BR-040 (IIC2233/syllabus-2020-1 #1248): it is drawn at once, and then play goes on where it was."""
    at = table(LATE, "2H AS", "3H 9C 9H", "4H 9S 10H", "6H 9D JH", top="5H", stock="3D 4D 6D 7D 10D")
    at.do(0, "play 2H")
    at.nobody_minds()
    at.do(1, "play 3H")
    at.nobody_minds()
    assert at.turn == 2
    at.do(2, "play 4H")
    at.nobody_minds(until=3)
    told = at.do(3, "catch 0")
    [drew] = [event for event in told if isinstance(event, Drew)]
    assert (drew.seat, drew.count) == (0, 4)
    at.nobody_minds()
    assert at.turn == 3
    at.do(3, "play 6H")
    at.nobody_minds()
    assert at.turn == 0


@pytest.mark.parametrize("calls", [True, False])
@pytest.mark.parametrize("moves", ["play 7: swap hands with chosen", "play 7: all pass hands on"])
@pytest.mark.parametrize("window", ["next turn", "last card"])
def test_who_gets_a_hand_of_one_card_owes_the_call(calls: bool, moves: str, window: str) -> None:
    """BR-086 (letsuno/uno-online PR #41): however the hand came about, though its giver was asked in the same turn."""
    at = table(
        f"{CALL}\ncall until {window}\nfinish on 7: wins\n{moves}", "7H 2H", "3C 4C 5C", top="5H", stock="3D 4D 6D"
    )
    at.do(0, *(["call"] if calls else []), "play 7H")
    if not calls:
        at.do(0, "pass")
        at.do(1, "pass")
    if "swap" in moves:
        at.do(0, "choose 1")
    assert (at.game.mover, at.legal) == (1, {"call", "pass"})
    at.do(1, "pass")
    told = at.do(0, "catch 1")
    assert Caught(1, 0, (0,), 2) in told
    assert at.size(1) == 3


def test_accusing_somebody_who_did_call_costs_the_accuser() -> None:
    """BR-037 (letsuno/uno-online #6): where the rules know a penalty for it; else nobody can be accused for nothing."""
    text = f"{CALL}\ncall wrongly caught: draw 1"
    at = table(text, "3H 2H", "9C 9D", top="5H", stock="3D 4D 6D")
    at.do(0, "call", "play 3H")
    assert "catch 0" in at.legal
    at.do(1, "catch 0")
    assert (at.size(0), at.size(1)) == (1, 3)


def test_a_call_that_is_not_due_costs_where_the_rules_say_so() -> None:
    """BR-038 (Monika-After-Story/MonikaModDev #9481): else an extra call costs nothing, and is no move at all."""
    at = table(f"{CALL}\ncall false: draw 2", "3H 2H 2C", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "call")
    assert (at.size(0), at.turn) == (5, 0)
    at = table(CALL, "3H 2H 2C", "9C", top="5H", stock="3D 4D 6D")
    assert "call" not in at.legal


def test_a_call_by_a_player_who_can_lay_nothing_is_needless() -> None:
    """It belongs to the hand that a card leaves; of two cards that do not fit none can be laid."""
    text = f"{CALL}\ncall false: draw 1"
    at = table(text, "3C 2C", "9C", top="5H", stock="3D 4D 6D")
    told = at.do(0, "call")
    assert CalledFalsely(0) in told
    assert at.size(0) == 3
    at = table(text, "3H 2C", "9C", top="5H", stock="3D 4D 6D")
    assert at.do(0, "call") == (Called(0, (0,), late=False),)
    assert at.size(0) == 2


def test_an_extra_turn_is_not_the_turn_that_is_missed() -> None:
    at = table(
        'call "last card" at 1 card, else draw 2 and misses a turn\nplay K: must play again\nfinish on K: wins',
        *("KH 2C", "9C 9S", "7S 9D"),
        top="5H",
        stock="3H 4D 6D 7D 10C",
    )
    at.do(0, "play KH", "pass")
    at.do(1, "catch 0")
    at.nobody_minds()
    assert at.turn == 0
    while at.turn == 0:
        at.do(0, "play 3H" if "play 3H" in at.legal else "draw")
    at.do(1, "draw")
    at.do(2, "draw")
    assert at.turn == 1


def test_the_cards_for_a_forgotten_call_are_drawn_before_the_card_acts() -> None:
    at = table(f"{CALL}\nplay K: next draws 2\nfinish on K: wins", "KH 2C", "9C 9S", top="5H", stock="3H 4D 6D 7D 10C")
    at.do(0, "play KH", "pass")
    at.do(1, "catch 0")
    assert at.hand(0) == {"2C", "3H", "4D"}
    at.do(1, "take")
    assert at.hand(1) == {"9C", "9S", "6D", "7D"}


def test_who_has_to_draw_for_a_call_with_the_last_card_is_not_out() -> None:
    at = table('call "out" at 0 cards, else draw 2', "2H", "9C 9S", top="5H", stock="3H 4D 6D 7D 10C")
    at.do(0, "play 2H", "pass")
    at.do(1, "catch 0")
    assert (at.size(0), at.turn, at.game.hand_over) == (2, 1, False)


def test_a_call_for_the_next_card_is_not_made_by_whoever_can_lay_none() -> None:
    text = f'{CALL}\ncall "Mau" at 0 cards, else draw 1\nplay 7: run of same suit\nrun stays open until closed'
    at = table(text, "7H 2H 2C", "4C 9S", top="9C", named="hearts", stock="5C 5D")
    at.do(0, "play 7H", "play 2H", "call", "take up")
    at.do(1, "draw")
    assert at.legal == {"call", "play 2C"}


def test_whoever_forgot_the_call_of_a_hand_that_was_passed_on_may_miss_the_coming_turn() -> None:
    at = table(
        f"{CALL} and misses a turn\nplay Q: all pass hands on", "QC 3H", "4C 5C", "6C 7C", top="9C", stock="5D 6D 7D"
    )
    at.do(0, "play QC", "call")
    at.do(1, "pass")
    at.do(2, "catch 1")
    assert at.turn == 2


def test_the_word_is_said_with_a_last_card_that_lets_nobody_out_too() -> None:
    at = table('call "out" at 0 cards, else draw 2\nfinish on 8: not out', "8H", "9C 9S", top="5H", stock="3H 4D 6D")
    at.do(0, "play 8H")
    assert at.legal == {"call", "pass"}
    at.do(0, "pass")
    at.do(1, "catch 0")
    assert at.size(0) == 2


def test_whoever_goes_out_without_the_call_of_the_turn_before_can_be_caught() -> None:
    at = table('call "last" a turn ahead, else draw 2', "5H 6H", "7H 3H 4H", top="9H", stock="KC QC JC")
    at.do(0, "play 5H")
    at.do(1, "play 7H")
    at.do(0, "play 6H", "pass")
    at.do(1, "catch 0")
    assert (at.size(0), at.turn, at.game.hand_over) == (2, 1, False)


def test_whoever_made_the_call_in_the_turn_before_is_out() -> None:
    at = table('call "last" a turn ahead, else draw 2', "5H 6H", "7H 3H 4H", top="9H", stock="KC QC JC")
    at.do(0, "call", "play 5H")
    at.do(1, "play 7H")
    at.do(0, "play 6H")
    assert at.winners == [0]


@pytest.mark.parametrize(("cost", "left"), [("draw 1", 2), ("nothing", 1)])
def test_a_call_of_the_turn_before_that_no_last_card_follows_was_needless(cost: str, left: int) -> None:
    text = f'call "last" a turn ahead, else draw 2\ncall false: {cost}'
    at = table(text, "5H 6H 2C", "7H 3H 4H", top="9H", stock="KC QC JC")
    at.do(0, "call", "play 5H")
    assert at.size(0) == 2, "the turn for which it was made is the next one"
    at.do(1, "play 7H")
    at.do(0, "play 6H")
    assert (at.size(0), at.turn) == (left, 1)


@pytest.mark.parametrize("before", [("call", "play 6H"), ("play 6H",)])
def test_a_call_of_the_turn_before_counts_in_a_round(before: tuple[str, ...]) -> None:
    text = 'call "last" a turn ahead, else draw 2\nplay A: may open round of A, else misses a turn'
    at = table(text, "5H AH AS KC", "6H AD", top="9H", stock="KD QD JC")
    at.do(0, "play 5H")
    at.do(1, *before)
    at.do(0, "play AH", "take up")
    assert at.legal == {"call", "play AD"}, "it may be made anew, for a turn that comes"
    at.do(1, "play AD")
    assert at.winners == ([1] if "call" in before else [])
